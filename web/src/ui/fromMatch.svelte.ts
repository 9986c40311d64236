// From which match this tab has come to the rules: the way back to it. A tab opened for the rules knows it too.

const KEY = 'boneace.match';

class FromMatch {
  path = $state<string | null>(read());

  /** A match is open; null: something else is, which is no part of it. */
  now(path: string | null): void {
    this.path = path;
    try {
      if (path) sessionStorage.setItem(KEY, path);
      else sessionStorage.removeItem(KEY);
    } catch {
      /* then this tab alone knows */
    }
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const fromMatch = new FromMatch();
