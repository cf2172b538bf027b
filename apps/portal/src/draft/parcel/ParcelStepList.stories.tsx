import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { textOf } from '../../stories/expected-text.ts';
import { garden, meadow, pageOf } from '../../stories/fixtures/parcels.ts';
import { pageState } from '../../stories/page-state.tsx';
import { order } from '../../stories/search-states.ts';
import { typeText } from '../../stories/type-text.ts';

const meta = {
  title: 'Pages/Order 3 Parcel/Several parcels in one text',
  id: 'seiten-bestellung-3-flurstueck-mehrere',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;

const WITH_LIST = {
  searchByParcelDetails: pageOf(garden, meadow),
  listSubdistricts: [
    { localSubdistrictId: garden.localSubdistrictId, label: garden.localSubdistrict },
  ],
};

const numberOf = ({ localSubdistrictId, cadastralSection, parcelNumber }: typeof garden) => ({
  localSubdistrictId,
  cadastralSection,
  parcelNumber,
});

const TAKE_ALL = { de: 'Alle 2 Flurstücke übernehmen', en: 'Take all 2 parcels' };

const several = `${garden.localSubdistrict} 3 ${garden.parcelNumber} tlw., ${meadow.parcelNumber}`;

/** A text that names several parcels, one of them in part: the first entry takes all, and says that whole parcels are meant (IN-2). */
export const SuggestionsSeveral = pageState({
  at,
  order,
  answers: {
    ...WITH_LIST,
    suggestParcels: {
      items: [
        {
          type: 'PARCELS',
          label: 'Lindenau, Flur 3, Flurstücke 114/2, 118',
          parcels: [numberOf(garden), numberOf(meadow)],
          isPart: true,
        },
      ],
    },
  },
  act: async () => {
    await typeText({ de: several, en: several });
    const name = new RegExp(`^${textOf(TAKE_ALL)}`);
    await userEvent.click(await screen.findByRole('option', { name }, { timeout: 15_000 }));
  },
  shows: { de: 'Gefunden: 2 Flurstücke. Bitte', en: 'Found: 2 parcels. Please' },
});
