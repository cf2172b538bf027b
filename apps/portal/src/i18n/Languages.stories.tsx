import { parse } from '@formatjs/icu-messageformat-parser';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import german from '../../../../locales/de/portal.json';
import { paths } from '../routes/paths.ts';
import { banners } from '../stories/fixtures/configuration.ts';
import { map } from '../stories/fixtures/products.ts';
import { problem } from '../stories/fake-backend.ts';
import { pageState } from '../stories/page-state.tsx';

/** A language that consists of files alone, as the backend returns it (STATE-5). */
const meta = {
  title: 'Pages/Languages',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const literal = (value: string) => [{ type: 0, value }];

/** Low German; what it lacks is German. */
const lowGerman = {
  messages: {
    ...Object.fromEntries(Object.entries(german).map(([id, text]) => [id, parse(text)])),
    'header.appearance': literal('Utsehn'),
    'extracts.good': literal('Goot to weten'),
    'extracts.products': literal('Dat köönt Se bestellen'),
    'extracts.start': literal('Bestellen anfangen'),
  },
  components: {
    'header.login': literal('Anmellen'),
    'skip-link.label': literal('To’n Inholt'),
  },
};

/** The texts of pages and components are those that the backend returns. */
export const LowGerman = pageState({
  at: paths.extracts,
  configuration: { languages: ['nds', 'en'], defaultLanguage: 'nds', loadedLanguages: ['nds'] },
  answers: { getLanguageTexts: lowGerman, getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  before: { de: 'Dat köönt Se bestellen' },
  act: async () => {
    // Set after the texts have been shown.
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'nds'));
  },
  shows: { de: 'Anmellen' },
});

const category = { displayName: 'Karten', englishDisplayName: 'Maps' };

/** The `lang` of the element that has this text; undefined when it is that of the page. */
const languageOf = async (
  text: string,
  place?: HTMLElement | null,
): Promise<string | undefined> => {
  const [shown] = await within(place ?? document.body).findAllByText(text);
  const element = shown?.closest<HTMLElement>('[lang]');
  return element?.querySelector('header') ? undefined : element?.lang;
};

/** Configured texts that the chosen language lacks have the `lang` of their own, even if they are equal in two languages (WCAG 3.1.2). */
export const MissingTexts = pageState({
  at: paths.extracts,
  configuration: {
    languages: ['nds', 'en'],
    defaultLanguage: 'nds',
    loadedLanguages: ['nds'],
    fallbackLanguages: ['en'],
    banners,
    title: { de: 'Liegenschaftskataster', nds: 'Grundkataster' },
    subtitle: { de: 'Auszüge bestellen', en: 'Order extracts' },
    stateName: { de: 'Land Küstenland' },
    footerLinks: [
      { label: { de: 'Kontakt' }, url: '#/kontakt' },
      { label: { de: 'Hilfe', en: 'Help', nds: 'Hülp' }, url: '#/hilfe' },
      { label: { de: 'FAQ', en: 'FAQ' }, url: '#/impressum' },
    ],
    infoSections: [{ heading: { de: 'Fragen' }, paragraphs: [{ de: 'Antworten' }] }],
  },
  answers: {
    getLanguageTexts: lowGerman,
    getCustomer: problem(401, 'NOT_AUTHENTICATED'),
    listCategories: [
      {
        id: 'maps',
        ...category,
        names: { nds: 'Koorten' },
        products: [
          { ...map, names: { nds: 'Flurkoort' } },
          { ...map, id: 'other' },
        ],
      },
    ],
  },
  before: { de: 'Flurkoort' },
  act: async () => {
    const [header, footer] = [document.querySelector('header'), document.querySelector('footer')];
    await expect(languageOf('Grundkataster', header)).resolves.toBeUndefined();
    await expect(languageOf('Order extracts', header)).resolves.toBe('en');
    await expect(languageOf(banners[0]?.text['en'] ?? '')).resolves.toBe('en');
    await expect(languageOf('Koorten')).resolves.toBeUndefined();
    await expect(languageOf('Flurkoort')).resolves.toBeUndefined();
    await expect(languageOf(map.englishDisplayName)).resolves.toBe('en');
    await expect(languageOf('Fragen')).resolves.toBe('de');
    await expect(languageOf('Kontakt', footer)).resolves.toBe('de');
    await expect(languageOf('Hülp', footer)).resolves.toBeUndefined();
    await expect(languageOf('FAQ', footer)).resolves.toBe('en');
    await expect(languageOf('Land Küstenland', footer)).resolves.toBe('de');
  },
  shows: { de: 'Anmellen' },
});
