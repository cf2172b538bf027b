import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { announcement, banners, configuration } from '../../stories/fixtures/configuration.ts';
import { record } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';
import { nameOf, textOf } from '../../stories/expected-text.ts';

/** States of the page about extracts (APP-4). */
const meta = {
  title: 'Pages/Extracts',
  id: 'seiten-auszuege',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.extracts;

/** Products with prices. */
export const Loaded = pageState({ at, shows: nameOf(record) });

/** With an announcement. */
export const WithBanner = pageState({ at, configuration: { banners }, shows: announcement });

/** The products are loading. */
export const Loading = pageState({
  at,
  answers: { listCategories: noAnswer },
  shows: 'loading.products',
});

/** The products could not be loaded; the rest of the page works. */
export const Failed = pageState({
  at,
  answers: { listCategories: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'failure.products',
});

const [first] = configuration.infoSections;

/** One of the answers opened. The questions are below their own heading. */
export const AnswerOpened = pageState({
  at,
  before: nameOf(record),
  act: async () => {
    const question = textOf(first?.heading ?? 'extracts.good');
    await expect(await screen.findByRole('heading', { level: 3, name: question })).toBeVisible();
    await clickText(first?.heading ?? 'extracts.good');
  },
  shows: first?.paragraphs[0] ?? 'extracts.good',
});
