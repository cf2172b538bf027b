import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { wordsTexts } from '../../parcels/words/texts.ts';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { brokenMap } from '../../stories/fixtures/configuration.ts';
import { forest, garden, meadow, surroundings } from '../../stories/fixtures/parcels.ts';
import { map } from '../../stories/fixtures/products.ts';
import { configuring } from '../../stories/fixtures/wizard.ts';
import { expectFigures } from '../../stories/expect-figures.ts';
import { clickText } from '../../stories/click-text.ts';
import { waitForMap } from '../../stories/wait-for-map.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Order 4 Format',
  id: 'seiten-bestellung-4-format',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const wordsTextsOf = (text: 'loading' | 'failed' | 'withoutBuildings' | 'afterLogin') => ({
  de: wordsTexts.de[text],
  en: wordsTexts.en[text],
});

const at = paths.draft;
const step = 'configuration-formatAndScale';

/** The parcel fits the page. */
export const Fits = pageState({
  at,
  order: configuring(step, map, garden),
  act: waitForMap,
  shows: 'format.previewFits',
});

/** The title block as it is printed: the use of the parcel, signs of land uses, and places of what only the office knows (LOOK-3). */
export const TitleBlock = pageState({
  at,
  order: configuring(step, map, garden),
  before: 'format.previewFits',
  act: async () => {
    await waitForMap();
    const own = await screen.findAllByText('Wohnbaufläche', {}, { timeout: 5000 });
    // The use of the parcel, and its entry of the legend.
    await expect(own).toHaveLength(2);
    await expect(screen.getByText('Straßenverkehr')).toBeVisible();
    await expect(screen.getByText('Stand der Daten')).toBeVisible();
    await expect(screen.getByText('Seite 1 von …')).toBeVisible();
  },
  shows: 'format.previewFits',
});

/** What the sheet shows, in sentences (DATA-8). */
export const InWords = pageState({
  at,
  order: configuring(step, map, garden),
  before: 'parcelWords.summary',
  act: async () => {
    await clickText('parcelWords.summary');
    const house = /das Gebäude Nummer 5 mit|Building number 5 stands/;
    const sentences = await screen.findByText(house, {}, { timeout: 5000 });
    // Not the house beside it.
    await expect(sentences).not.toHaveTextContent(/Nummer 6|number 6/);
    await expect(
      screen.getByText(/die Straße „Lindenallee“|the street “Lindenallee”/),
    ).toBeVisible();
  },
  shows: { de: 'Gebäude', en: 'Buildings' },
});

/** Neighbours and buildings are loaded after the sentences are opened (DATA-8). */
export const InWordsLoading = pageState({
  at,
  order: configuring(step, map, garden),
  answers: { findSurroundings: noAnswer },
  before: 'parcelWords.summary',
  act: () => clickText('parcelWords.summary'),
  shows: wordsTextsOf('loading'),
});

/** They cannot be loaded: the other sentences stay, and one says what is missing (DATA-8). */
export const InWordsFailed = pageState({
  at,
  order: configuring(step, map, garden),
  answers: { findSurroundings: problem(503, 'TECHNICAL_PROBLEM') },
  before: 'parcelWords.summary',
  act: async () => {
    await clickText('parcelWords.summary');
    await screen.findByText(/Größe und Form|Size and form/, {}, { timeout: 5000 });
    await screen.findByRole('button', { name: /Erneut versuchen|Try again/ }, { timeout: 5000 });
  },
  shows: wordsTextsOf('failed'),
});

/** The cadastre publishes no buildings: nothing is said about them but that (DATA-8). */
export const InWordsWithoutBuildings = pageState({
  at,
  order: configuring(step, map, garden),
  answers: { findSurroundings: { ...surroundings, buildings: null } },
  before: 'parcelWords.summary',
  act: () => clickText('parcelWords.summary'),
  shows: wordsTextsOf('withoutBuildings'),
});

/** Before the login: numbers and geometry, and what comes after it (OPEN-1, DATA-8). */
export const InWordsAsGuest = pageState({
  at,
  order: configuring(step, map, garden),
  configuration: { openSearch: true },
  answers: {
    getCustomer: problem(401, 'NOT_AUTHENTICATED'),
    findSurroundings: {
      buildings: surroundings.buildings?.map((one) => ({ ...one, houseNumber: null })) ?? null,
      parcels: surroundings.parcels?.map((one) => ({ ...one, uses: [], street: null })) ?? null,
    },
  },
  before: 'parcelWords.summary',
  act: async () => {
    await clickText('parcelWords.summary');
    await screen.findByText(/ein Gebäude mit|A building stands/, {}, { timeout: 5000 });
  },
  shows: wordsTextsOf('afterLogin'),
});

/** The figures of the sentences, written on the map (DATA-8). */
export const WithFigures = pageState({
  at,
  order: configuring(step, map, garden),
  before: 'parcelWords.summary',
  act: expectFigures,
  shows: 'parcelWords.summary',
});

/** The same in easy words, which only German has (DATA-8). */
export const InEasyWords = pageState({
  at,
  order: configuring(step, map, garden),
  before: 'parcelWords.summary',
  act: async () => {
    await clickText('parcelWords.summary');
    await screen.findByText(/Größe und Form|Size and form/, {}, { timeout: 5000 });
    const easy = screen.queryByRole('button', { name: 'In einfachen Worten' });
    if (easy) await userEvent.click(easy);
  },
  shows: { de: 'So groß ist das Flurstück', en: 'Size and form' },
});

/** A step that is done leads back to it (FLOW-1). */
export const BackByStepper = pageState({
  at,
  order: configuring(step, map, garden),
  before: 'format.previewFits',
  act: () => clickText('step.login'),
  shows: 'action.configure',
});

/** The map service has failed; parcel, neighbours and page are still drawn. */
export const MapDown = pageState({
  at,
  order: configuring(step, map, garden),
  configuration: { map: brokenMap },
  act: waitForMap,
  shows: { de: 'Fehler beim Laden der Karte', en: 'Error loading map' },
});

/** The parcel does not fit; the smallest page that fits is proposed. */
export const DoesNotFit = pageState({
  at,
  order: configuring(step, map, meadow),
  shows: 'validation.PARCEL_TOO_LARGE',
});

/** The page was moved off the parcel: centring comes first, and ordering needs a confirmation (JRN-4). */
export const MovedOff = pageState({
  at,
  order: [...configuring(step, map, garden), { type: 'movePrintArea', dx: 95, dy: 0 }],
  shows: 'format.moved',
});

/** The page was centred again. */
export const CentredAgain = pageState({
  at,
  order: [...configuring(step, map, garden), { type: 'movePrintArea', dx: 95, dy: 0 }],
  before: 'format.moved',
  act: () => clickText('format.centre'),
  shows: 'format.previewFits',
});

/** The page that does not show the whole parcel is confirmed. */
export const PartialPageConfirmed = pageState({
  at,
  order: [
    ...configuring(step, map, garden),
    { type: 'movePrintArea', dx: 95, dy: 0 },
    { type: 'confirmPartialPage', confirmed: true },
  ],
  shows: 'format.moved',
});

/** The proposal was accepted. */
export const ProposalTaken = pageState({
  at,
  order: configuring(step, map, meadow),
  before: 'validation.PARCEL_TOO_LARGE',
  act: async () =>
    userEvent.click(screen.getByText(/^(Passendes Blatt wählen|Use a page that fits)/)),
  shows: 'format.previewFits',
});

/** Too large even for A3 at 1:5000: the authority's address. */
export const TooLarge = pageState({
  at,
  order: configuring(step, map, forest),
  shows: 'validation.PARCEL_OFFLINE_ONLY',
});

/** The authority is loading. */
export const TooLargeAuthorityLoading = pageState({
  at,
  order: configuring(step, map, forest),
  answers: { findAuthorityByParcel: noAnswer },
  shows: 'loading.authority',
});

/** The authority could not be loaded. */
export const TooLargeAuthorityFailed = pageState({
  at,
  order: configuring(step, map, forest),
  answers: { findAuthorityByParcel: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'failure.authority',
});
