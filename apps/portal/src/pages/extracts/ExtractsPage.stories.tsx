import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { announcement, banners, configuration } from '../../stories/fixtures/configuration.ts';
import { record } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';
import { nameOf } from '../../stories/expected-text.ts';

const meta = {
  title: 'Seiten/Auszüge',
  id: 'seiten-auszuege',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.extracts;

/** What can be ordered, with the prices. */
export const Loaded = pageState({ at, shows: nameOf(record) });

/** Below an announcement of the service. */
export const WithBanner = pageState({ at, configuration: { banners }, shows: announcement });

/** The list is on its way. */
export const Loading = pageState({
  at,
  answers: { listCategories: noAnswer },
  shows: 'loading.products',
});

/** The list could not be had; the rest of the page stands. */
export const Failed = pageState({
  at,
  answers: { listCategories: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'failure.products',
});

const [first] = configuration.infoSections;

/** One of the answers opened. */
export const AnswerOpened = pageState({
  at,
  before: nameOf(record),
  act: () => clickText(first?.heading ?? 'extracts.good'),
  shows: first?.paragraphs[0] ?? 'extracts.good',
});
