import type { Meta } from '@storybook/react-vite';
import { searchStates } from '../../../stories/search-states.ts';

// Made of the same parts as the states of the search by address, and so left to the matrix.
const meta = {
  title: 'Seiten/Bestellung 3 Flurstück, weitere Wege',
  id: 'seiten-bestellung-3-flurstueck-weitere-wege',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const parcel = searchStates('parcel');
const register = searchStates('register');

/** By the number of the parcel: being looked for. */
export const ParcelLoading = parcel.loading;

/** By the number of the parcel: one hit: chosen at once. */
export const ParcelSingle = parcel.single;

/** By the number of the parcel: no hits. */
export const ParcelNone = parcel.none;

/** By the number of the parcel: it could not be asked. */
export const ParcelFailed = parcel.failed;

/** By the land register: being looked for. */
export const RegisterLoading = register.loading;

/** By the land register: one hit: chosen at once. */
export const RegisterSingle = register.single;

/** By the land register: no hits. */
export const RegisterNone = register.none;

/** By the land register: it could not be asked. */
export const RegisterFailed = register.failed;
