import type { DraftAction } from '@portal/order-flow';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { textOf } from '../../stories/expected-text.ts';
import { brokenMap } from '../../stories/fixtures/configuration.ts';
import { garden, pageOf, severalParcels, suggestions } from '../../stories/fixtures/parcels.ts';
import { waitForMap } from '../../stories/wait-for-map.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';
import { typeText } from '../../stories/type-text.ts';
import { order, SEARCH, searchStates } from '../../stories/search-states.ts';
import { listTexts } from './list/list-texts.ts';

const meta = {
  title: 'Pages/Order 3 Parcel',
  id: 'seiten-bestellung-3-flurstueck',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const address = searchStates('address');
const parcel = searchStates('parcel');
const register = searchStates('register');

const typed = { de: 'Lindenallee 5', en: 'Lindenallee 5' };

/** Suggestions for the text of the search field above the tabs (JRN-6). */
export const Suggestions = pageState({
  at,
  order,
  answers: { suggestParcels: suggestions },
  act: () => typeText(typed),
  shows: typed,
});

/** No suggestion for the text. */
export const SuggestionsNone = pageState({
  at,
  order,
  answers: { suggestParcels: { items: [] } },
  act: () => typeText({ de: 'Lindnalle', en: 'Lindnalle' }),
  shows: {
    de: 'Dazu gibt es keinen Vorschlag. Prüfen Sie die Schreibweise.',
    en: 'There is no suggestion for this. Check the spelling.',
  },
});

/** The suggestions could not be loaded; the tabs work. */
export const SuggestionsFailed = pageState({
  at,
  order,
  answers: { suggestParcels: problem(503, 'TECHNICAL_PROBLEM') },
  act: () => typeText(typed),
  shows: {
    de: 'Die Vorschläge konnten nicht geladen werden.',
    en: 'The suggestions could not be loaded.',
  },
});

/** The parcel of a link is searched; no step is shown before (BEY-4). */
export const LinkLoading = pageState({
  at: `${paths.draft}?flurstueck=12364900300114______`,
  answers: { searchByParcelDetails: noAnswer },
  shows: 'loading.selection',
});

/** The results of a page beside the map, with the same letters in both (JRN-5, PAGE-1). */
export const ResultsOnMap = pageState({
  at,
  order: [
    ...order,
    { type: 'editAddress', change: { zipCode: '15990', streetName: 'Lindenallee' } },
    {
      type: 'searchStarted',
      query: {
        type: 'address',
        params: { zipCode: '15990', city: '', streetName: 'Lindenallee', houseNumber: '' },
      },
    },
  ],
  answers: { searchByAddress: severalParcels },
  act: waitForMap,
  shows: 'search.place',
});

/** Address: nothing searched yet. */
export const AddressPrompt = address.prompt;

/** Address: searching. */
export const AddressLoading = address.loading;

/** Address: the first of several pages of results. */
export const AddressResults = address.results;

/** Address: one result, selected automatically. */
export const AddressSingle = address.single;

/** Address: no results. */
export const AddressNone = address.none;

/** Address: the search has failed. */
export const AddressFailed = address.failed;

/** The failure of an earlier search does not replace that of the last one. */
export const EarlierSearchFailsLater = pageState({
  at,
  order: [
    ...order,
    { type: 'editAddress', change: { zipCode: '15990', streetName: 'Lindenallee' } },
    { type: 'editParcel', change: { localSubdistrictId: '3649', cadastralSection: '3' } },
  ],
  answers: {
    searchByAddress: problem(503, 'TECHNICAL_PROBLEM', 300),
    searchByParcelDetails: problem(429, 'TOO_MANY_REQUESTS'),
  },
  act: async () => {
    await clickText({ de: 'Adresse', en: 'Address' });
    await clickText(SEARCH);
    await clickText({ de: 'Flurstück', en: 'Parcel' });
    await clickText(SEARCH);
    await new Promise((resolve) => setTimeout(resolve, 500));
  },
  shows: 'error.TOO_MANY_REQUESTS',
});

/** Address: invalid input. */
export const AddressInvalid = address.invalid;

/** Parcel number: nothing searched yet. */
export const ParcelPrompt = parcel.prompt;

/** Parcel number: the first of several pages of results. */
export const ParcelResults = parcel.results;

/** Parcel number: invalid input. */
export const ParcelInvalid = parcel.invalid;

/** Land register: nothing searched yet. */
export const RegisterPrompt = register.prompt;

/** Land register: the first of several pages of results. */
export const RegisterResults = register.results;

/** Land register: invalid input. */
export const RegisterInvalid = register.invalid;

/** The options could not be loaded. */
export const OptionsFailed = pageState({
  at,
  order: [...order, { type: 'setSearchType', searchType: 'parcel' }],
  answers: { listSubdistricts: problem(503, 'TECHNICAL_PROBLEM') },
  shows: { de: 'Gemarkung', en: 'Cadastral district' },
});

/** The session ended during a search: login step and notification; the input is saved. */
export const SessionEnded = pageState({
  at,
  order: [
    ...order,
    { type: 'setSearchType', searchType: 'address' },
    { type: 'editAddress', change: { zipCode: '15990', streetName: 'Lindenallee' } },
  ],
  answers: { searchByAddress: problem(401, 'NOT_AUTHENTICATED') },
  act: () => clickText(SEARCH),
  shows: 'session.ended',
});

const onMap = [...order, { type: 'setSearchType', searchType: 'area' } as const];

/** On the map. */
export const Map = pageState({ at, order: onMap, act: waitForMap, shows: 'search.prompt' });

/** Map: its service has failed. */
export const MapDown = pageState({
  at,
  order: onMap,
  configuration: { map: brokenMap },
  act: async () => {
    await waitForMap();
    const text = await screen.findByText(/^(Fehler beim Laden der Karte|Error loading map)$/);
    const buttons = screen.getByRole('group', {
      name: /Auf der Karte auswählen|Choose on the map/,
    });
    // The buttons over the map do not cover the notice.
    await waitFor(() =>
      expect(text.getBoundingClientRect().top).toBeGreaterThan(
        buttons.getBoundingClientRect().bottom,
      ),
    );
  },
  shows: { de: 'Fehler beim Laden der Karte', en: 'Error loading map' },
});

const place: [number, number] = [389_420, 5_820_710];
const picked: readonly DraftAction[] = [
  ...onMap,
  { type: 'searchStarted', query: { type: 'coordinate', coordinates: place } },
];

/** Map: the parcel at a position is selected. */
export const MapPicked = pageState({
  at,
  order: picked,
  answers: { searchByMapCoordinates: pageOf(garden) },
  shows: 'search.place',
});

/** Map: no parcel at the position. */
export const MapNoneHere = pageState({
  at,
  order: picked,
  answers: { searchByMapCoordinates: pageOf() },
  act: waitForMap,
  shows: 'search.noneHere',
});

/** Map: after a reload a failed search has the same reason, and no retry where it cannot help (ERR-1, JRN-14). */
export const MapAreaTooLarge = pageState({
  at,
  order: [
    ...onMap,
    { type: 'searchStarted', query: { type: 'area', area: [place, place, place] } },
  ],
  answers: { searchByMapArea: problem(400, 'AREA_TOO_LARGE') },
  before: 'error.AREA_TOO_LARGE',
  act: () => expect(screen.queryByText(textOf('problem.retry'))).toBeNull(),
  shows: 'error.AREA_TOO_LARGE',
});

const WITH_LIST = {
  searchByParcelDetails: pageOf(garden),
  listSubdistricts: [
    { localSubdistrictId: garden.localSubdistrictId, label: garden.localSubdistrict },
  ],
};

/** A list of parcels, some of which do not exist: the report names each line and its reason (PAGE-6). */
export const ListReport = pageState({
  at,
  order,
  answers: WITH_LIST,
  act: async () => {
    await clickText('list.open');
    const field = await screen.findByRole('textbox', { name: textOf('list.label') });
    await userEvent.click(field);
    const { localSubdistrict, cadastralSection, parcelNumber } = garden;
    await userEvent.paste(
      `${localSubdistrict} ${cadastralSection} ${parcelNumber}\nHallo\n${localSubdistrict} 3 99999`,
    );
    await clickText('list.search');
  },
  shows: { de: 'Gefunden: 1 Flurstück. Diese Zeilen', en: 'Found: 1 parcel. These lines' },
});

/** A list as German spreadsheets save it, in Windows-1252: the dialog says that it assumed so (IN-1). */
export const ListInAnotherEncoding = pageState({
  at,
  order,
  answers: WITH_LIST,
  act: async () => {
    await clickText('list.open');
    const input = await screen.findByLabelText(textOf('list.file'));
    await userEvent.upload(input, new File([Uint8Array.of(0x4d, 0xfc, 0x68)], 'liste.csv'));
    const list = await screen.findByRole('textbox', { name: textOf('list.label') });
    await waitFor(() => expect(list).toHaveValue('Müh'));
  },
  shows: { de: listTexts.de.assumed, en: listTexts.en.assumed },
});

/** A file that is no text: the dialog names it with line and byte, and takes nothing (IN-1). */
export const ListThatIsNoText = pageState({
  at,
  order,
  answers: WITH_LIST,
  act: async () => {
    await clickText('list.open');
    const input = await screen.findByLabelText(textOf('list.file'));
    await userEvent.upload(input, new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0)], 'liste.csv'));
  },
  shows: {
    de: 'Die Datei „liste.csv“ ist kein lesbarer Text: Zeile 1, Byte 5',
    en: 'The file “liste.csv” is no text that can be read: line 1, byte 5',
  },
});
