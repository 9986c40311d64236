import { describe, expect, it } from 'vitest';
import { cookieOf } from '../src/language/cookie';

describe('the cookie for the language', () => {
  it('is never sent in the clear where the page came over TLS', () => {
    expect(cookieOf('eu', 9, 'https:')).toBe('language=eu; path=/; max-age=9; samesite=lax; secure');
  });

  it('works on this machine without TLS', () => {
    expect(cookieOf('eu', 9, 'http:')).toBe('language=eu; path=/; max-age=9; samesite=lax');
  });
});
