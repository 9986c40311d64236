// Which lessons were gone through to their end in this browser.

const KEY = 'boneace.lessons';

export function readLearned(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function keepLearned(game: string): void {
  const kept = readLearned();
  if (kept.includes(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, game]));
  } catch {
    /* lessons work even if the browser stores nothing */
  }
}
