import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { smallView } from './fixtures.ts';
import { ParcelPickerMap } from './index.ts';
import type { MapParcel } from './index.ts';
import { afterMove, runningMap, WAIT } from './map-testing.ts';

/** Longer than the map waits before it reports a movement. */
const QUIET_MS = 800;

/** A square parcel with this south-west corner, in metres from the middle of the small view. */
function square(id: string, east: number, north: number, side: number): MapParcel {
  const [x, y] = [389_400 + east, 5_820_700 + north];
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ];
  return { id, label: id, geometry: [[corners]] };
}

const PARCELS = [
  square('Mitte', -20, -20, 60),
  square('Rand', 170, 100, 60),
  square('Punkt', 40, 40, 1),
  square('Ecke', -230, -160, 60),
];

function Demo(props: ComponentProps<typeof ParcelPickerMap>): ReactElement {
  const [selectedId, setSelectedId] = useState('');
  return (
    <>
      <ParcelPickerMap {...props} selectedId={selectedId} />
      {PARCELS.map(({ id }) => (
        <button key={id} type="button" onClick={() => setSelectedId(id)}>
          {id}
        </button>
      ))}
    </>
  );
}

/** How the view follows results and selection (UI-8). */
const meta = {
  title: 'Map/ParcelPickerMap/View',
  component: ParcelPickerMap,
  tags: ['!autodocs', 'behaviour'],
  args: { view: smallView, parcels: PARCELS, onPick: fn(), onPickArea: fn(), onMoveEnd: fn() },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof ParcelPickerMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A selection moves the view only when it is not within its inner part, or too small to recognise. */
export const FollowsTheSelection: Story = {
  parameters: {
    german:
      'Eine Auswahl bewegt die Ansicht nur, wenn sie nicht in deren innerem Teil liegt oder zu klein zum Erkennen ist.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const select = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await runningMap(canvasElement, args.onMoveEnd);
    const callsAfter = async (): Promise<number> => {
      await new Promise((resolve) => {
        setTimeout(resolve, QUIET_MS);
      });
      return args.onMoveEnd ? mocked(args.onMoveEnd).mock.calls.length : 0;
    };
    const before = await callsAfter();
    await select('Mitte');
    await expect(await callsAfter()).toBe(before);
    await afterMove(args.onMoveEnd, () => select('Punkt'));
    await callsAfter();
    await afterMove(args.onMoveEnd, () => select('Rand'));
    await waitFor(async () => {
      const [section] = args.onMoveEnd ? (mocked(args.onMoveEnd).mock.lastCall ?? []) : [];
      await expect(section?.[2]).toBeGreaterThan(389_400 + 230);
    }, WAIT);
  },
};
