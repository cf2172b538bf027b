import type { PortalConfiguration } from '@portal/api';
import { createReducer, emptyDraft, serialize } from '@portal/order-flow';
import type { DraftAction } from '@portal/order-flow';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { flowDefaults } from '../app/create-services.ts';
import type { Services } from '../services/services.ts';
import { startServices } from '../app/start.tsx';
import { LANGUAGE_KEY } from '../i18n/language.ts';
import { TEXT_PARTS } from '../i18n/text-parts.ts';
import { ANSWERS_KEY } from '../orders/conversation/answers-key.ts';
import { FEEDBACK_KEY } from '../orders/delivery/feedback/use-feedback.ts';
import { GUEST_KEY } from '../orders/guest/guest-key.ts';
import { REPORT_KEY } from '../pages/barrier-report/use-report.ts';
import { DRAFT_KEY } from '../draft/store/draft-store.ts';
import { THEME_KEY } from '../stores/preferences/theme.ts';
import { configuration } from './fixtures/configuration.ts';
import { fakeBackend } from './fake-backend.ts';
import type { Answers, FakeBackend } from './fake-backend.ts';
import { defaultAnswers } from './fixtures/default-answers.ts';
import { PortalStory } from './PortalStory.tsx';
import { setStoryLanguage } from './story-language.ts';
import { textOf } from './expected-text.ts';
import type { ExpectedText } from './expected-text.ts';

/** A state of a page: its address, the order, the backend's answers, actions, and the expected text. */
export interface PageState {
  /** Path behind the hash. */
  readonly at: string;
  /** Query before the hash, as an identity service adds it. */
  readonly query?: string;
  /** Answers of the backend, in addition to the default ones. */
  readonly answers?: Answers;
  /** Actions on the order before the page is loaded. */
  readonly order?: readonly DraftAction[];
  /** Changes a function of the browser. @returns undoes it */
  readonly browser?: () => () => void;
  /** Changes to the configuration. */
  readonly configuration?: Partial<PortalConfiguration>;
  /** A text that only this state shows; the story fails without it. */
  readonly shows: ExpectedText;
  /** Status of the five steps, such as `done done current blocked blocked`; the audit then checks the text in English, too. */
  readonly steps?: string;
  /** The gate shows the page in every width from 280 to 1600 px: for those with tables (EYE-4). */
  readonly everyWidth?: boolean;
  /** A text that is shown before `act` starts. */
  readonly before?: ExpectedText;
  /** The few actions that lead to the state. */
  readonly act?: () => Promise<void>;
}

interface Prepared {
  readonly backend: FakeBackend;
  readonly services: Services;
}

type Globals = Readonly<Record<string, unknown>>;

/** All stories of a window share address and storage; each story starts and ends with empty ones. */
function cleanUp(): void {
  sessionStorage.removeItem(DRAFT_KEY);
  sessionStorage.removeItem(ANSWERS_KEY);
  sessionStorage.removeItem(FEEDBACK_KEY);
  sessionStorage.removeItem(GUEST_KEY);
  sessionStorage.removeItem(REPORT_KEY);
  localStorage.removeItem(LANGUAGE_KEY);
  localStorage.removeItem(THEME_KEY);
}

function saveOrder(actions: readonly DraftAction[], settings: PortalConfiguration): void {
  const defaults = flowDefaults(settings);
  const reduce = createReducer({ defaults });
  const order = actions.reduce((state, action) => reduce(state, action), emptyDraft(defaults));
  sessionStorage.setItem(DRAFT_KEY, serialize(order));
}

/** Prepares the browser and starts the portal as `main.tsx` does. */
async function prepare(state: PageState, { language, theme }: Globals): Promise<Prepared> {
  const settings = { ...configuration, ...state.configuration };
  cleanUp();
  localStorage.setItem(LANGUAGE_KEY, String(language));
  // As in the page that the backend sends to a browser that prefers no language.
  document.documentElement.lang = settings.defaultLanguage;
  localStorage.setItem(THEME_KEY, String(theme));
  saveOrder(state.order ?? [], settings);
  const { pathname, search } = window.location;
  const query = new URLSearchParams([
    ...new URLSearchParams(search),
    ...new URLSearchParams(state.query),
  ]);
  window.history.replaceState(null, '', `${pathname}?${query}#${state.at}`);
  const backend = fakeBackend({ ...defaultAnswers, getConfiguration: settings, ...state.answers });
  // Other windows may show other stories: no messages between them.
  const services = await startServices({
    fetch: backend.fetch,
    openTabs: () => ({ post: () => undefined }),
  });
  await services.texts.need(TEXT_PARTS);
  return { backend, services };
}

async function expectText(expected: ExpectedText): Promise<void> {
  await waitFor(() => expect(document.body).toHaveTextContent(textOf(expected)), {
    timeout: 15_000,
  });
}

function stepStatuses(): string {
  const steps = [...document.querySelectorAll('nav li[data-status]')];
  return steps.map((step) => step.getAttribute('data-status')).join(' ');
}

async function expectSteps(steps: string): Promise<void> {
  await waitFor(() => expect(stepStatuses()).toBe(steps), { timeout: 15_000 });
}

/** Whether the test command shows the story; the audit shows it in the built Storybook. */
const isInTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

async function expectInEnglish(shown: ExpectedText): Promise<void> {
  await setStoryLanguage('en');
  await expectText(shown);
  await setStoryLanguage('de');
}

/** A story of a whole page in one state, with the portal's own shell, services, routes and rules. */
export function pageState(state: PageState): StoryObj {
  let prepared: Prepared | undefined;
  return {
    parameters: { everyWidth: state.everyWidth ?? false },
    async beforeEach({ globals }) {
      const address = window.location.href;
      prepared = await prepare(state, globals);
      const restoreBrowser = state.browser?.();
      return () => {
        restoreBrowser?.();
        prepared = undefined;
        cleanUp();
        window.history.replaceState(null, '', address);
      };
    },
    render: (_args, { globals }) =>
      prepared ? <PortalStory {...prepared} globals={globals} /> : <></>,
    async play() {
      if (state.before) await expectText(state.before);
      await state.act?.();
      await expectText(state.shows);
      if (!state.steps) return;
      await expectSteps(state.steps);
      // Shown once more, a page takes a fifth of its time again: left to the audit.
      if (!isInTest && document.documentElement.lang === 'de') await expectInEnglish(state.shows);
    },
    afterEach() {
      prepared?.backend.expectKnownCalls();
    },
  };
}
