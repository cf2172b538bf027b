import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { garden, meadow, neighbours } from '../../stories/fixtures/parcels.ts';
import { map } from '../../stories/fixtures/products.ts';
import { configuring } from '../../stories/fixtures/wizard.ts';
import { pageState } from '../../stories/page-state.tsx';
import { waitForMap } from '../../stories/wait-for-map.ts';

const meta = {
  title: 'Pages/Order 4 Format sheets',
  id: 'seiten-bestellung-4-format-sheets',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const several = { ...map, severalParcels: true };
const step = 'configuration-formatAndScale';

const choosing = (...parcels: readonly (typeof garden)[]) =>
  [
    ...configuring('configuration-parcel', several),
    { type: 'allowSeveral', several: true },
    { type: 'chooseParcels', parcels, chosen: true },
    { type: 'setStep', step },
  ] as const;

/** Four neighbours, on one sheet each: one for all is offered (PAGE-3). */
export const OneEach = pageState({
  at,
  order: [...choosing(garden, ...neighbours.slice(0, 3)), { type: 'setOneSheet', oneSheet: false }],
  act: waitForMap,
  shows: 'sheets.label',
});

/** All four are marked on one sheet for one fee, as they fit. */
export const OneForAll = pageState({
  at,
  order: choosing(garden, ...neighbours.slice(0, 3)),
  act: waitForMap,
  shows: 'sheets.label',
});

/** The parcels do not fit one sheet together: the reason is beside the option. */
export const NotTogether = pageState({
  at,
  order: choosing(garden, meadow),
  shows: 'sheets.PAGE',
});
