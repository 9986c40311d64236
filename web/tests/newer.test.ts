import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const loads: string[] = [];
vi.stubGlobal('location', { pathname: '/', search: '', hash: '', reload: () => { loads.push('again'); }, assign: (to: string) => { loads.push(to); } });
vi.stubGlobal('history', { pushState: (_: unknown, __: string, to: string) => { location.pathname = to; } });
vi.stubGlobal('scrollTo', () => undefined);
const { navigation } = await import('../src/navigation.svelte');

const page = (script: string): string => `<html><script type="module" crossorigin src="/assets/page-${script}.js"></script>`;

describe('a page that is older than the server\'s', () => {
  let served: () => Promise<Response>;
  let fields: { value: string; defaultValue: string }[];
  let loadNewer: typeof import('../src/newer').loadNewer;
  let missPiece: typeof import('../src/newer').missPiece;
  let needed: typeof import('../src/newer').needed;
  const kept = new Map<string, string>();

  /** What the page is after it has been loaded. */
  async function load(): Promise<void> {
    vi.resetModules();
    vi.doMock('../src/navigation.svelte', () => ({ navigation }));
    ({ loadNewer, missPiece, needed } = await import('../src/newer'));
  }

  afterAll(() => { vi.doUnmock('../src/navigation.svelte'); });
  beforeEach(async () => {
    await load();
    vi.useRealTimers();
    loads.length = 0;
    kept.clear();
    fields = [];
    navigation.old = false;
    navigation.go('/');
    served = () => Promise.resolve(new Response(page('new')));
    vi.stubGlobal('fetch', () => served());
    vi.stubGlobal('sessionStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => { kept.set(k, v); } });
    vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/page-old.js' }), querySelectorAll: () => fields });
  });

  it('is loaded again, once', async () => {
    vi.useFakeTimers();
    expect([await loadNewer(), await loadNewer()]).toEqual([true, true]);
    expect(loads).toEqual(['again']);
    await load();
    expect(await loadNewer()).toBe(false);
    expect(loads).toEqual(['again']);
    vi.advanceTimersByTime(3_600_000); // another update, on another day
    expect(await loadNewer()).toBe(true);
  });

  it('is not loaded again where that does not help', async () => {
    for (const same of [page('old'), 'Log in to this network.']) {
      served = () => Promise.resolve(new Response(same));
      expect(await loadNewer()).toBe(false);
    }
    served = () => Promise.resolve(new Response(page('new'), { status: 503 }));
    expect(await loadNewer()).toBe(false);
    served = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await loadNewer()).toBe(false);
    served = () => Promise.resolve(new Response(page('new')));
    vi.stubGlobal('sessionStorage', { getItem: () => { throw new DOMException('no'); } });
    expect(await loadNewer()).toBe(false);
    expect(loads).toEqual([]);
  });

  it('loses nothing that was entered: it is loaded with the next link', async () => {
    await missPiece();
    expect(loads).toEqual(['again']);
    kept.clear();
    await load();
    navigation.go('/new/mus');
    await missPiece();
    expect(loads).toEqual(['again']);
    navigation.go('/match/x');
    expect(loads).toEqual(['again', '/match/x']);
    navigation.old = false;
    location.pathname = '/';
    navigation.go('/');
    fields = [{ value: 'Hel', defaultValue: '' }];
    await missPiece();
    expect([loads.length, navigation.old]).toEqual([2, true]);
  });

  it('waits for the new one where a screen cannot be drawn, and fails where there is none', async () => {
    const gone = (): Promise<never> => Promise.reject(new Error('gone'));
    expect(await needed(() => Promise.resolve(3))).toBe(3);
    let ended = false;
    void needed(gone).finally(() => { ended = true; });
    await vi.waitFor(() => expect(loads).toEqual(['again']));
    expect(ended).toBe(false);
    await load();
    await expect(needed(gone)).rejects.toThrow('gone'); // it has just been loaded again
  });
});
