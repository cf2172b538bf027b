import type { Parcel, SavedParcel } from '@portal/api';
import type { DraftAction } from '@portal/order-flow';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { clickText } from '../../stories/click-text.ts';
import { textOf } from '../../stories/expected-text.ts';
import { problem } from '../../stories/fake-backend.ts';
import { garden, meadow } from '../../stories/fixtures/parcels.ts';
import { type PageState, pageState } from '../../stories/page-state.tsx';
import { order } from '../../stories/search-states.ts';
import { savedListTexts } from './saved/list-texts.ts';
import { savedParcelsTexts } from './saved/texts.ts';

const meta = {
  title: 'Pages/Order 3 Parcel/Saved parcels',
  id: 'seiten-bestellung-3-flurstueck-gemerkt',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const de = { ...savedParcelsTexts.de, ...savedListTexts.de };
const en = { ...savedParcelsTexts.en, ...savedListTexts.en };
const SAVE = { de: de.save, en: en.save };
const FORGET = { de: de.forget, en: en.forget };
const HEADING = { de: de.heading, en: en.heading };

const entry = (parcel: Parcel): SavedParcel => ({
  parcelId: parcel.parcelId,
  displayString: parcel.displayString,
  savedAt: '2026-11-20T08:15:00Z',
  parcel,
});

const FORMER: SavedParcel = {
  parcelId: '12364900300310______',
  displayString: 'Lindenau, Flur 3, Flurstück 310',
  savedAt: '2024-03-11T10:00:00Z',
};

const saved: SavedParcel[] = [entry(garden), entry(meadow), FORMER];

const chosen: readonly DraftAction[] = [...order, { type: 'chooseParcel', parcel: garden }];

/** A state of the step of a person who has saved parcels. */
const savedState = (state: Omit<PageState, 'at'>) =>
  pageState({
    order,
    ...state,
    at: paths.draft,
    answers: { listSavedParcels: saved, ...state.answers },
  });

const remove = (name: string) =>
  screen.findByRole('button', { name: `${textOf(FORGET)}: ${name}` });

/** Saved parcels, one of which the cadastre does not have any more, while nothing is searched (PAGE-6). */
export const List = savedState({ shows: { de: de.former, en: en.former } });

/** One of them is chosen; the one that does not exist has no button that chooses it. */
export const Chosen = savedState({
  before: HEADING,
  act: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Lindenau.*\s118$/ }));
    await waitFor(() => expect(document.querySelector('[aria-current="true"]')).not.toBeNull());
    await expect(screen.queryByRole('button', { name: /^Lindenau.*310/ })).toBeNull();
  },
  shows: { de: 'Gewähltes Flurstück' },
});

/** The last parcel is removed: the list disappears, and the focus stays in the page. */
export const Emptied = savedState({
  answers: { listSavedParcels: saved.slice(0, 1), removeSavedParcel: null },
  before: HEADING,
  act: async () => {
    await userEvent.click(await remove(garden.displayString));
    await waitFor(() => expect(screen.queryByText(textOf(HEADING))).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
  shows: 'search.prompt',
});

/** The chosen parcel is saved; the same button takes it back. */
export const Saved = savedState({
  order: chosen,
  answers: { listSavedParcels: [], saveParcel: null, removeSavedParcel: null },
  act: async () => {
    await clickText(SAVE);
    await clickText(FORGET);
    await clickText(SAVE);
  },
  shows: HEADING,
});

/** No more parcels can be saved; the list shows what could be removed. */
export const Full = savedState({
  order: chosen,
  answers: { listSavedParcels: saved.slice(1), saveParcel: problem(409, 'SAVED_PARCELS_FULL') },
  act: () => clickText(SAVE),
  shows: { de: de.full, en: en.full },
});

/** The parcel could not be saved. */
export const SaveFailed = savedState({
  order: chosen,
  answers: { listSavedParcels: [], saveParcel: problem(503, 'TECHNICAL_PROBLEM') },
  act: () => clickText(SAVE),
  shows: 'error.TECHNICAL_PROBLEM',
});

/** The saved parcels could not be loaded; everything else works. */
export const ListFailed = savedState({
  answers: { listSavedParcels: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'error.TECHNICAL_PROBLEM',
});
