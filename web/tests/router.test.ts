import { describe, expect, it } from 'vitest';
import { afterHash, clausePath, isPlainClick, parseRoute, routePath, type Route } from '../src/router';

describe('addresses', () => {
  it.each<[string, Route]>([
    ['/', { page: 'home' }],
    ['/new/thirty-one', { page: 'new', game: 'thirty-one' }],
    ['/new/thirty-one/', { page: 'new', game: 'thirty-one' }],
    ['/match/k3v9', { page: 'match', id: 'k3v9' }],
    ['/table/k3', { page: 'table', code: 'k3' }],
    ['/tables', { page: 'tables' }],
    ['/club', { page: 'club', code: '' }],
    ['/club/abc234', { page: 'club', code: 'abc234' }],
    ['/evening/xyz789', { page: 'evening', id: 'xyz789' }],
    ['/match/k3v9/review', { page: 'review', id: 'k3v9' }],
    ['/match/k3v9/verify', { page: 'verify', id: 'k3v9' }],
    ['/learn', { page: 'lessons' }],
    ['/learn/mus', { page: 'learn', game: 'mus' }],
    ['/lab', { page: 'lab', game: '' }],
    ['/lab/mus', { page: 'lab', game: 'mus' }],
    ['/rules', { page: 'rules', game: '' }],
    ['/rules/thirty-one', { page: 'rules', game: 'thirty-one' }],
    ['/rules/thirty-one/example/27', { page: 'example', game: 'thirty-one', after: 27 }],
  ])('%s', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it.each(['/new', '/match', '/elsewhere', '/lab/a/b', '/table', '/tables/k3', '/match/a/b', '/rules/mus/example', '/rules/mus/example/last', '/new/%E0%A4%A'])('%s is nothing', (path) => {
    expect(parseRoute(path)).toEqual({ page: 'missing' });
  });

  it('reads what is after “#”, damaged or not', () => {
    expect(afterHash('#T31-15')).toBe('T31-15');
    expect(afterHash('#a%20b')).toBe('a b');
    expect(afterHash('#50%')).toBe('50%');
    expect(afterHash('')).toBe('');
  });

  it('goes there and back', () => {
    for (const path of ['/', '/new/thirty-one', '/match/k3', '/match/k3/review', '/match/k3/verify', '/table/k3', '/tables', '/lab', '/lab/mus', '/learn', '/learn/mus', '/rules/thirty-one', '/rules/thirty-one/example/27']) {
      expect(routePath(parseRoute(path))).toBe(path);
    }
  });

  it('finds a clause in its rule book', () => {
    expect(clausePath('thirty-one', 'T31-09')).toBe('/rules/thirty-one#T31-09');
    expect(clausePath('mus', 'MUS-40', '?preset=saskera')).toBe('/rules/mus?preset=saskera#MUS-40');
  });

  it('leaves clicks that ask for a new tab to the browser', () => {
    const click = { button: 0, defaultPrevented: false, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    expect(isPlainClick(click as MouseEvent)).toBe(true);
    expect(isPlainClick({ ...click, ctrlKey: true } as MouseEvent)).toBe(false);
    expect(isPlainClick({ ...click, button: 1 } as MouseEvent)).toBe(false);
  });
});
