import type { Meta } from '@storybook/react-vite';
import { paths } from '../../../routes/paths.ts';
import { problem } from '../../../stories/fake-backend.ts';
import { brokenMap } from '../../../stories/fixtures/configuration.ts';
import { garden, pageOf } from '../../../stories/fixtures/parcels.ts';
import { waitForMap } from '../../../stories/wait-for-map.ts';
import { pageState } from '../../../stories/page-state.tsx';
import { clickText } from '../../../stories/click-text.ts';
import { searched, order, SEARCH, searchStates } from '../../../stories/search-states.ts';

const meta = {
  title: 'Seiten/Bestellung 3 Flurstück',
  id: 'seiten-bestellung-3-flurstueck',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.order;
const address = searchStates('address');
const parcel = searchStates('parcel');
const register = searchStates('register');

/** By address: nothing asked yet. */
export const AddressPrompt = address.prompt;

/** By address: being looked for. */
export const AddressLoading = address.loading;

/** By address: the first of several pages of hits. */
export const AddressResults = address.results;

/** By address: one hit: chosen at once. */
export const AddressSingle = address.single;

/** By address: no hits. */
export const AddressNone = address.none;

/** By address: it could not be asked. */
export const AddressFailed = address.failed;

/** By address: asked without what it needs. */
export const AddressInvalid = address.invalid;

/** By the number of the parcel: nothing asked yet. */
export const ParcelPrompt = parcel.prompt;

/** By the number of the parcel: the first of several pages of hits. */
export const ParcelResults = parcel.results;

/** By the number of the parcel: asked without what it needs. */
export const ParcelInvalid = parcel.invalid;

/** By the land register: nothing asked yet. */
export const RegisterPrompt = register.prompt;

/** By the land register: the first of several pages of hits. */
export const RegisterResults = register.results;

/** By the land register: asked without what it needs. */
export const RegisterInvalid = register.invalid;

/** The lists to choose from are not to be had at present. */
export const OptionsFailed = pageState({
  at,
  order: [...order, { type: 'setSearchType', searchType: 'parcel' }],
  answers: { listSubdistricts: problem(503, 'TECHNICAL_PROBLEM') },
  shows: { de: 'Gemarkung', en: 'Local subdistrict' },
});

/** The session ended while somebody searched: the login, and the word that nothing is lost. */
export const SessionEnded = pageState({
  at,
  order: [
    ...order,
    { type: 'editAddress', change: { zipCode: '15990', streetName: 'Lindenallee' } },
  ],
  answers: { searchByAddress: problem(401, 'NOT_AUTHENTICATED') },
  act: () => clickText(SEARCH),
  shows: 'session.ended',
});

const onMap = [...order, { type: 'setSearchType', searchType: 'area' } as const];

/** On the map. */
export const Map = pageState({ at, order: onMap, act: waitForMap, shows: 'search.prompt' });

/** On the map, while its service is out of order. */
export const MapDown = pageState({
  at,
  order: onMap,
  configuration: { map: brokenMap },
  act: waitForMap,
  shows: { de: 'Fehler beim Laden der Karte', en: 'Error loading map' },
});

const place: [number, number] = [389_420, 5_820_710];
const pick = { type: 'coordinate', coordinates: place } as const;

/** A place of the map picked: the parcel there is chosen. */
export const MapPicked = pageState({
  at,
  order: [...onMap, ...searched(pick, pageOf(garden))],
  shows: 'search.found',
});

/** A place of the map without a parcel. */
export const MapNoneHere = pageState({
  at,
  order: [...onMap, ...searched(pick, pageOf())],
  act: waitForMap,
  shows: 'search.noneHere',
});
