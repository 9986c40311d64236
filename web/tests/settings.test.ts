import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Two pages of one browser: each loads the settings by itself, and they share what is stored.

type Module = typeof import('../src/settings.svelte');
interface Tab extends Module { root: { dataset: Record<string, string> }; hear: () => void }

describe('the settings of two pages', () => {
  const kept = new Map<string, string>();
  let full = false;
  const KEY = 'boneace.settings';

  beforeEach(() => {
    kept.clear();
    full = false;
  });
  afterEach(() => { vi.unstubAllGlobals(); });

  /** What a page does with `saveSettings` is done to its own document. */
  async function tab(): Promise<Tab> {
    const root = { dataset: {} as Record<string, string> };
    let listener: (event: { key: string | null }) => void = () => undefined;
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        kept.set(k, v);
      },
    });
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
    vi.stubGlobal('document', { documentElement: root });
    vi.stubGlobal('addEventListener', (type: string, to: typeof listener) => { if (type === 'storage') listener = to; });
    const module = await import('../src/settings.svelte');
    module.saveSettings();
    return { ...module, root, hear: () => { vi.stubGlobal('document', { documentElement: root }); listener({ key: KEY }); } };
  }

  it('do not overwrite each other', async () => {
    const [one, other] = [await tab(), await tab()];
    one.settings.fourColours = true;
    one.settings.name = 'Ann';
    one.saveSettings();
    other.settings.theme = 'dark';
    other.saveSettings(); // it has not heard of the first
    expect(JSON.parse(kept.get(KEY)!)).toMatchObject({ fourColours: true, name: 'Ann', theme: 'dark' });
    expect(other.settings).toMatchObject({ fourColours: true, name: 'Ann', theme: 'dark' });
    one.settings.fourColours = false;
    one.saveSettings();
    expect(JSON.parse(kept.get(KEY)!)).toMatchObject({ fourColours: false, theme: 'dark' });
  });

  it('are the same at once, and shown', async () => {
    const [one, other] = [await tab(), await tab()];
    one.settings.theme = 'dark';
    one.settings.sound = true;
    one.saveSettings();
    other.hear();
    expect(other.settings).toMatchObject({ theme: 'dark', sound: true });
    expect(other.root.dataset.theme).toBe('dark');
  });

  it('keep what was chosen where nothing can be stored', async () => {
    const one = await tab();
    full = true;
    one.settings.theme = 'dark';
    one.saveSettings();
    one.settings.sound = true;
    one.saveSettings();
    expect(one.settings).toMatchObject({ theme: 'dark', sound: true });
  });

  it('keep what was chosen when the browser has forgotten all of it', async () => {
    const one = await tab();
    one.settings.theme = 'dark';
    one.saveSettings();
    kept.clear();
    one.hear();
    one.saveSettings();
    expect(JSON.parse(kept.get(KEY)!)).toMatchObject({ theme: 'dark' });
    kept.set(KEY, '{');
    one.saveSettings();
    expect(JSON.parse(kept.get(KEY)!)).toMatchObject({ theme: 'dark' });
  });
});
