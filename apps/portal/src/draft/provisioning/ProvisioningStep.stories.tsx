import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { garden } from '../../stories/fixtures/parcels.ts';
import { map, mapWithFiles, record } from '../../stories/fixtures/products.ts';
import { configuring, ordering } from '../../stories/fixtures/wizard.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Order 6 Provisioning',
  id: 'seiten-bestellung-6-bereitstellung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const order = configuring('configuration-provisioningType', map, garden);
const digital = { type: 'setProvisioning', change: { digital: true } } as const;

/** Nothing selected. */
export const Open = pageState({ at, order, shows: 'price.unset' });

/** PDF and paper, with the fee. */
export const Priced = pageState({
  at,
  order: [...order, { type: 'setProvisioning', change: { digital: true, paper: true, copies: 3 } }],
  shows: { de: '22,00', en: '22.00' },
});

/** Paper: the delivery address of the profile, to be confirmed or changed (JRN-1). */
export const Paper = pageState({
  at,
  order: [...order, { type: 'setProvisioning', change: { paper: true } }],
  shows: 'delivery.addressOfProfile',
});

/** The number of copies was deleted: the warning says what is missing (SEED-3). */
export const CopiesEmpty = pageState({
  at,
  order: [...order, { type: 'setProvisioning', change: { paper: true } }],
  act: async () => userEvent.clear(await screen.findByRole('spinbutton')),
  shows: 'validation.PAPER',
});

/** The fee is being calculated. */
export const PricePending = pageState({
  at,
  order: [...order, digital],
  answers: { calculatePrice: noAnswer },
  shows: 'price.wait',
});

/** The fee could not be calculated. */
export const PriceFailed = pageState({
  at,
  order: [...order, digital],
  answers: { calculatePrice: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'error.PRICE',
});

/** Files for other programs, each with its fee (DATA-6). */
export const FilesOffered = pageState({
  at,
  order: configuring('configuration-provisioningType', mapWithFiles, garden),
  shows: { de: 'Dateien für andere Programme', en: 'Files for other programs' },
});

/** Two of them: then what they contain can be chosen. */
export const FilesChosen = pageState({
  at,
  order: configuring('configuration-provisioningType', mapWithFiles, garden),
  act: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^DXF/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^GeoPackage/ }));
    await userEvent.click(await screen.findByRole('radio', { name: /^(?:Nur die|Only the)/ }));
  },
  shows: { de: 'Inhalt der Dateien', en: 'Content of the files' },
});

/** The basket is full. */
export const BasketFull = pageState({
  at,
  configuration: { basketMaximum: 1 },
  order: [
    ...ordering(record, 'one'),
    ...configuring('configuration-provisioningType', map, garden),
    digital,
  ],
  shows: {
    de: 'Mehr als ein Auszug passt nicht in einen Auftrag',
    en: 'One order holds at most one extract',
  },
});
