import { describe, expect, it } from 'vitest';
import { entries } from '../ftl';
import { type Entries, makeBundle } from '../src/language/catalogue';
import { bestOf, language } from '../src/language/language.svelte';
import { say } from '../src/language/say';

/** A catalogue as the build parses it. */
const parsed = (source: string): Entries => entries(source) as Entries;

const english = makeBundle('en', [parsed(
  'greet = Good day, { $name }.\nchips = { $n ->\n    [one] one chip\n   *[other] { $n } chips\n  }\nonly = Only here\nfield = Field\n    .hint = A hint',
)]);
const spanish = makeBundle('es', [parsed('greet = Buenos días, { $name }.\nchips = { $n } fichas')]);

/** Speaks a language for one test and then the page's own again. */
function speaking(code: 'en' | 'es', test: () => void): void {
  const { bundle, english: fallback } = language;
  language.speak(code, code === 'es' ? spanish : english);
  language.english = english;
  try {
    test();
  } finally {
    language.speak('en', bundle!);
    language.english = fallback;
  }
}

describe('say', () => {
  it('puts what is given into the message, without marks around it', () => {
    speaking('en', () => expect(say('greet', { name: 'Ane' })).toBe('Good day, Ane.'));
    speaking('es', () => expect(say('greet', { name: 'Ane' })).toBe('Buenos días, Ane.'));
  });

  it('chooses by number, and writes numbers without groups', () => {
    speaking('en', () => {
      expect(say('chips', { n: 1 })).toBe('one chip');
      expect(say('chips', { n: 1500 })).toBe('1500 chips');
    });
  });

  it('says a part of a message', () => speaking('en', () => expect(say('field.hint')).toBe('A hint')));

  it('falls back to English, and to the id of what nobody has', () => {
    speaking('es', () => {
      expect(say('only')).toBe('Only here');
      expect(say('field.hint')).toBe('A hint');
      expect(say('nothing-of-the-kind')).toBe('nothing-of-the-kind');
    });
  });

  it('asks for English when it is not here yet', () => {
    speaking('es', () => {
      let asked = 0;
      const before = language.missing;
      language.english = null;
      language.missing = () => { asked += 1; };
      expect(say('only')).toBe('only');
      expect(asked).toBe(1);
      language.missing = before;
    });
  });
});

describe('the choice of a language', () => {
  it('takes the first that the browser wants and there is', () => {
    expect(bestOf(['eu-ES', 'es', 'en'])).toBe('eu');
    expect(bestOf(['nl', 'ES-mx'])).toBe('es');
    expect(bestOf(['nl'])).toBe('en');
    expect(bestOf([])).toBe('en');
    expect(bestOf(['constructor'])).toBe('en');
  });
});

describe('catalogues in the built page', () => {
  it('are messages, without what is there for translators', () => {
    expect(entries('# why\na = one # two\n\n## part\nb = { $n }\n    .hint = three')).toEqual([
      ['a', 'one # two'], ['b', [{ type: 'var', name: 'n' }], { hint: 'three' }],
    ]);
  });

  it('can be sent as JSON', () => {
    const sources = import.meta.glob<string>('../../src/boneace/languages/*/{shared,web}/*.ftl', {
      query: '?raw', import: 'default', eager: true,
    });
    expect(Object.keys(sources).length).toBeGreaterThan(40);
    for (const [path, source] of Object.entries(sources)) {
      const messages = entries(source);
      expect(messages.length, path).toBeGreaterThan(0);
      expect(JSON.parse(JSON.stringify(messages)), path).toEqual(messages);
    }
  });
});
