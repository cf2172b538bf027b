import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { severalParcels } from '../../stories/fixtures/parcels.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';
import { textOf } from '../../stories/expected-text.ts';
import { order, SEARCH } from '../../stories/search-states.ts';

const meta = {
  title: 'Pages/Order 3 Parcel/Values in the wrong field',
  id: 'seiten-bestellung-3-flurstueck-falsches-feld',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
/** The form of addresses is unfolded. */
const inForm = [...order, { type: 'setSearchType', searchType: 'address' } as const];

const ZIP_CODE = { de: 'Postleitzahl', en: 'ZIP code' };
const CITY = { de: 'Ort', en: 'City' };
const STREET = { de: 'Straße', en: 'Street' };

const field = (name: { de: string; en: string }) =>
  screen.findByRole('textbox', { name: textOf(name) }, { timeout: 15_000 });

const expectValue = async (name: { de: string; en: string }, value: string): Promise<void> => {
  const input = await field(name);
  await waitFor(() => expect(input).toHaveValue(value));
};

async function typeCity(): Promise<void> {
  await userEvent.type(await field(CITY), '15990 Lindenau');
  await userEvent.tab();
  await expectValue(ZIP_CODE, '15990');
  await expectValue(CITY, 'Lindenau');
}

/** The field of the city holds the ZIP code too: both get their own, and a message says so (FIND-3). */
export const Moved = pageState({
  at,
  order: inForm,
  act: typeCity,
  shows: {
    de: '15990 haben wir in die Postleitzahl übernommen.',
    en: 'We moved 15990 to the ZIP code.',
  },
});

/** Undo restores what was typed, focuses its field, and nothing is moved again (FIND-3). */
export const Undone = pageState({
  at,
  order: inForm,
  act: async () => {
    await typeCity();
    await clickText('search.movedUndo');
    await expectValue(CITY, '15990 Lindenau');
    await expectValue(ZIP_CODE, '');
    await expect(await field(CITY)).toHaveFocus();
    await userEvent.tab();
    await expectValue(CITY, '15990 Lindenau');
    await expect(screen.queryByText(textOf('search.movedUndo'))).toBeNull();
  },
  shows: 'search.prompt',
});

/** A whole address in the field of the street is searched by its parts, without leaving the field (FIND-3). */
export const WholeAddress = pageState({
  at,
  order: inForm,
  answers: { searchByAddress: severalParcels },
  act: async () => {
    await userEvent.type(await field(STREET), 'Lindenallee 2, D-15990 Lindenau, Deutschland');
    await clickText(SEARCH);
    await expectValue(STREET, 'Lindenallee 2');
    await expectValue(ZIP_CODE, '15990');
    await expectValue(CITY, 'Lindenau');
  },
  shows: 'search.place',
});
