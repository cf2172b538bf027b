import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { type PageState, pageState } from '../../stories/page-state.tsx';
import { customerSessions } from '../../stories/fixtures/people.ts';
import { personalDataTexts } from './texts.ts';

const meta = {
  title: 'Pages/My data',
  id: 'seiten-meine-daten',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.personalData;
const { de, en } = personalDataTexts;

type TextName = keyof typeof de;

const shows = (name: TextName) => ({ de: de[name], en: en[name] });

async function press(name: TextName): Promise<void> {
  // The name of the button that ends a session continues with the time of the login.
  const isEither = (label: string): boolean =>
    [de[name], en[name]].some((text) => label.startsWith(text));
  await userEvent.click(await screen.findByRole('button', { name: isEither }));
}

const confirmDeletion = async (): Promise<void> => {
  await press('deleteAction');
  await press('confirm');
};

/** A state of the page of a person who is logged in with two browsers. */
const dataState = (state: Omit<PageState, 'at'>) =>
  pageState({ ...state, at, answers: { listSessions: customerSessions, ...state.answers } });

/** What can be downloaded and deleted, and where the person is logged in. */
export const Loaded = dataState({ shows: shows('intro') });

/** The file could not be loaded. */
export const ExportFailed = dataState({
  answers: { exportPersonalData: problem(503, 'TECHNICAL_PROBLEM') },
  act: () => press('exportAction'),
  shows: 'error.TECHNICAL_PROBLEM',
});

/** Confirmation before deleting. */
export const DeleteDialog = dataState({
  act: () => press('deleteAction'),
  shows: shows('confirmText'),
});

/** An order is not completed yet. */
export const NotCompleted = dataState({
  answers: { deletePersonalData: problem(409, 'ORDER_STATE') },
  act: confirmDeletion,
  shows: shows('notCompleted'),
});

/** The data could not be deleted. */
export const DeleteFailed = dataState({
  answers: { deletePersonalData: problem(503, 'TECHNICAL_PROBLEM') },
  act: confirmDeletion,
  shows: 'error.TECHNICAL_PROBLEM',
});

/** The data are deleted, and the person is logged out. */
export const Deleted = dataState({
  answers: { deletePersonalData: null, logout: null },
  act: confirmDeletion,
  shows: shows('deletedText'),
});

/** The sessions are loading. */
export const SessionsPending = dataState({
  answers: { listSessions: noAnswer },
  shows: shows('sessionsLoading'),
});

/** The sessions could not be loaded. */
export const SessionsFailed = dataState({
  answers: { listSessions: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'error.TECHNICAL_PROBLEM',
});

/** The session of another browser has ended. */
export const SessionEnded = dataState({
  answers: { endSession: null },
  act: () => press('endSession'),
  shows: shows('sessionEnded'),
});

/** The session of another browser could not be ended. */
export const SessionEndFailed = dataState({
  answers: { endSession: problem(503, 'TECHNICAL_PROBLEM') },
  act: () => press('endSession'),
  shows: 'error.TECHNICAL_PROBLEM',
});

/** Nobody is logged in. */
export const SignedOut = dataState({
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  shows: 'loginNeeded.text',
});

/** The session is loading. */
export const SessionPending = dataState({
  answers: { getCustomer: noAnswer },
  shows: 'loading.session',
});
