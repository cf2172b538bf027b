import type { DraftAction, SearchQuery } from '@portal/order-flow';
import type { StoryObj } from '@storybook/react-vite';
import { paths } from '../routes/paths.ts';
import { noAnswer, problem } from './fake-backend.ts';
import type { Answers } from './fake-backend.ts';
import { garden, pageOf, severalParcels } from './fixtures/parcels.ts';
import { map } from './fixtures/products.ts';
import { configuring } from './fixtures/wizard.ts';
import { pageState } from './page-state.tsx';
import { clickText } from './click-text.ts';
import type { ExpectedText } from './expected-text.ts';

/** The parcel step with a product selected. */
export const order = configuring('configuration-parcel', map);

/** Label of the search button of every form. */
export const SEARCH = { de: 'Suchen', en: 'Search' };

type Form = 'address' | 'parcel' | 'register';

interface Filled {
  readonly query: SearchQuery;
  readonly typed: DraftAction;
  readonly call: keyof Answers;
  /** First error of an empty form. */
  readonly fault: ExpectedText;
}

const ADDRESS = { zipCode: '15990', city: '', streetName: 'Lindenallee', houseNumber: '' };
const PARCEL = { localSubdistrictId: '3649', cadastralSection: '3', parcelNumber: '' };
const REGISTER = { landRegisterDistrictId: '3649', bookingSheet: '314' };

const FORMS: Record<Form, Filled> = {
  address: {
    query: { type: 'address', params: ADDRESS },
    typed: { type: 'editAddress', change: ADDRESS },
    call: 'searchByAddress',
    fault: 'validation.STR_NOT_EMPTY',
  },
  parcel: {
    query: { type: 'parcel', params: PARCEL },
    typed: { type: 'editParcel', change: PARCEL },
    call: 'searchByParcelDetails',
    fault: 'validation.LOCAL_SUBDISTRICT',
  },
  register: {
    query: { type: 'register', params: REGISTER },
    typed: { type: 'editRegister', change: REGISTER },
    call: 'searchByLandRegister',
    fault: 'validation.BOOKING_SHEET_EMPTY',
  },
};

type SearchState = 'prompt' | 'loading' | 'results' | 'single' | 'none' | 'failed' | 'invalid';

const act = (): Promise<void> => clickText(SEARCH);

/** The states that every search form has. */
export function searchStates(form: Form): Record<SearchState, StoryObj> {
  const { query, typed, call, fault } = FORMS[form];
  const at = paths.draft;
  const empty: DraftAction[] = [...order, { type: 'setSearchType', searchType: form }];
  const filled = [...empty, typed];
  // As after a reload: the answer is requested again.
  const searched: DraftAction[] = [...filled, { type: 'searchStarted', query }];
  return {
    prompt: pageState({ at, order: empty, shows: 'search.prompt' }),
    loading: pageState({
      at,
      order: filled,
      answers: { [call]: noAnswer },
      act,
      shows: 'loading.parcels',
    }),
    results: pageState({
      at,
      order: searched,
      answers: { [call]: severalParcels },
      shows: 'search.place',
    }),
    single: pageState({
      at,
      order: searched,
      answers: { [call]: pageOf(garden) },
      shows: 'search.place',
    }),
    none: pageState({
      at,
      order: searched,
      answers: { [call]: pageOf() },
      shows: 'search.noneAdvice',
    }),
    failed: pageState({
      at,
      order: filled,
      answers: { [call]: problem(503, 'TECHNICAL_PROBLEM') },
      act,
      shows: 'error.TECHNICAL_PROBLEM',
    }),
    invalid: pageState({ at, order: empty, act, shows: fault }),
  };
}
