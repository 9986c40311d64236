// The one cookie that there is: it names the language.

/** The cookie, for so many seconds; where the page came over TLS it is never sent in the clear. */
export function cookieOf(language: string, age: number, protocol: string): string {
  const secure = protocol === 'https:' ? '; secure' : '';
  return `language=${language}; path=/; max-age=${age}; samesite=lax${secure}`;
}
