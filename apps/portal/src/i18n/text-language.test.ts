import { describe, expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

describe('textLanguage (STATE-5)', () => {
  const text = { de: 'Wo finde ich das?', en: 'Where is that?', nds: 'Wo finde ich das?' };

  it('names the language of a text that replaces a missing one', () => {
    expect(textLanguage(text, 'nds')).toEqual({ lang: 'de' });
    expect(textLanguage({ de: 'Wo?', en: 'Where?', nds: 'Where?' }, 'nds')).toEqual({ lang: 'en' });
    expect(textLanguage({ de: 'Wo?' }, 'en')).toEqual({ lang: 'de' });
  });

  it('names none for a text in the chosen language', () => {
    expect(textLanguage(text, 'en')).toEqual({});
    expect(textLanguage(text, 'de')).toEqual({});
    expect(textLanguage({ de: 'FAQ', en: 'FAQ' }, 'de')).toEqual({});
  });
});
