import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { networkError, noAnswer } from '../../stories/fake-backend.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Logout',
  id: 'seiten-abmeldung',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.logout;

/** The session is being ended. */
export const Running = pageState({ at, answers: { logout: noAnswer }, shows: 'logout.running' });

/** The session has ended; the login button is shown. */
export const Done = pageState({ at, answers: { logout: null }, shows: 'logout.done' });

/** The backend could not be reached. */
export const Failed = pageState({ at, answers: { logout: networkError }, shows: 'logout.failed' });
