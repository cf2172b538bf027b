import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import german from '../messages/generated/de.json';
import { paths } from '../routes/paths.ts';
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
    ...german,
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
    await expect(document.documentElement).toHaveAttribute('lang', 'nds');
  },
  shows: { de: 'Anmellen' },
});
