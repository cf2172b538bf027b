import type { Meta } from '@storybook/react-vite';
import { searchStates } from '../../stories/search-states.ts';

// Same components as in the stories of the address search, so only the audit runs them.
const meta = {
  title: 'Pages/Order 3 Parcel, other searches',
  id: 'seiten-bestellung-3-flurstueck-weitere-wege',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const parcel = searchStates('parcel');
const register = searchStates('register');

/** Parcel number: searching. */
export const ParcelLoading = parcel.loading;

/** Parcel number: one result, selected automatically. */
export const ParcelSingle = parcel.single;

/** Parcel number: no results. */
export const ParcelNone = parcel.none;

/** Parcel number: the search has failed. */
export const ParcelFailed = parcel.failed;

/** Land register: searching. */
export const RegisterLoading = register.loading;

/** Land register: one result, selected automatically. */
export const RegisterSingle = register.single;

/** Land register: no results. */
export const RegisterNone = register.none;

/** Land register: the search has failed. */
export const RegisterFailed = register.failed;
