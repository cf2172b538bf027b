import type { CustomerSession } from '@portal/api';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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

// The name of the button that ends a session continues with the time of the login.
const isNamed =
  (name: TextName) =>
  (label: string): boolean =>
    [de[name], en[name]].some((text) => label.startsWith(text));

async function press(name: TextName): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: isNamed(name) }));
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

/** What the backend lists; it changes when a session is ended. */
const openSessions: CustomerSession[] = [];

const openAllSessions = () => {
  openSessions.splice(0, openSessions.length, ...customerSessions);
  return () => undefined;
};

/** The session of another browser has ended, and is no longer listed. */
export const SessionEnded = dataState({
  browser: openAllSessions,
  answers: { endSession: null, listSessions: openSessions },
  act: async () => {
    await screen.findByRole('button', { name: isNamed('endSession') });
    openSessions.pop();
    await press('endSession');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: isNamed('endSession') })).toBeNull(),
    );
  },
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
