import { describe, expect, it } from 'vitest';
import { openLocales } from '../locales/locales.ts';
import { languageOf, repeatPage } from './repeat-page.ts';

describe('the language of a page for people without a session (STATE-5)', () => {
  it.each([
    ['fr, en-US;q=0.8, de;q=0.5', 'en'],
    ['de;q=0.5, en;q=0.9', 'en'],
    ['nds', 'nds'],
    ['de-AT', 'de'],
    ['de-AT, en', 'de'],
    [',;q=x, nds;q=0, EN;q=0.3', 'en'],
    ['fr;q=0, *;q=0.1', 'de'],
    ['', 'de'],
    [undefined, 'de'],
  ])('is that of the browser, if the portal has it: %s', (header, language) => {
    expect(languageOf(header, ['de', 'en', 'nds'], 'de')).toBe(language);
  });
});

describe('the page for an address that is refused for some seconds (ERR-1)', () => {
  const locales = openLocales('', { languages: ['de', 'en'] }, () => undefined);

  it('says when to repeat it, below the path of the portal', () => {
    const url = '/api/authenticate?redirectToUrl="><script>';
    const page = repeatPage({ language: 'de', locales, seconds: 1, url, basePath: '/kataster' });
    expect(page).toContain('Bitte warten Sie 1 Sekunde und versuchen');
    expect(page).toContain(
      'href="/kataster/api/authenticate?redirectToUrl=&quot;&gt;&lt;script&gt;"',
    );
    expect(page).toContain('<a href="/kataster/">Abbrechen und zur Startseite</a>');
  });
});
