import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { pageState } from '../../stories/page-state.tsx';
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
  const isEither = (label: string): boolean => [de[name], en[name]].includes(label);
  await userEvent.click(await screen.findByRole('button', { name: isEither }));
}

const confirmDeletion = async (): Promise<void> => {
  await press('deleteAction');
  await press('confirm');
};

/** What can be downloaded and deleted. */
export const Loaded = pageState({ at, shows: shows('intro') });

/** The file could not be loaded. */
export const ExportFailed = pageState({
  at,
  answers: { exportPersonalData: problem(503, 'TECHNICAL_PROBLEM') },
  act: () => press('exportAction'),
  shows: 'error.TECHNICAL_PROBLEM',
});

/** Confirmation before deleting. */
export const DeleteDialog = pageState({
  at,
  act: () => press('deleteAction'),
  shows: shows('confirmText'),
});

/** An order is not completed yet. */
export const NotCompleted = pageState({
  at,
  answers: { deletePersonalData: problem(409, 'ORDER_STATE') },
  act: confirmDeletion,
  shows: shows('notCompleted'),
});

/** The data could not be deleted. */
export const DeleteFailed = pageState({
  at,
  answers: { deletePersonalData: problem(503, 'TECHNICAL_PROBLEM') },
  act: confirmDeletion,
  shows: 'error.TECHNICAL_PROBLEM',
});

/** The data are deleted, and the person is logged out. */
export const Deleted = pageState({
  at,
  answers: { deletePersonalData: null, logout: null },
  act: confirmDeletion,
  shows: shows('deletedText'),
});

/** Nobody is logged in. */
export const SignedOut = pageState({
  at,
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  shows: 'loginNeeded.text',
});

/** The session is loading. */
export const SessionPending = pageState({
  at,
  answers: { getCustomer: noAnswer },
  shows: 'loading.session',
});
