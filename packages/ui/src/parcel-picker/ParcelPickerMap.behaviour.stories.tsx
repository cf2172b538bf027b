import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { brokenBaseLayer } from '../map-preview/fixtures.ts';
import { largeView, oneParcel, smallView } from './fixtures.ts';
import { ParcelPickerMap } from './index.ts';
import type { MapParcel } from './index.ts';

const meta = {
  title: 'Map/ParcelPickerMap/Behaviour',
  component: ParcelPickerMap,
  tags: ['!autodocs'],
  args: { view: smallView, onPick: fn(), onPickArea: fn(), onMoveEnd: fn(), onSelect: fn() },
} satisfies Meta<typeof ParcelPickerMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };
const PICK = /^(Flurstück in der Karte anklicken|Pick a parcel on the map)$/;
const AREA = /^(Alle Flurstücke im Kartenausschnitt|All parcels in this map section)$/;
// Middle of the small view.
const CENTER = [389_400, 5_820_700];

type MoveEnd = NonNullable<ComponentProps<typeof ParcelPickerMap>['onMoveEnd']>;

async function mapRuns(canvasElement: HTMLElement, onMoveEnd?: MoveEnd): Promise<HTMLElement> {
  const map = within(canvasElement).getByRole('application');
  await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), WAIT);
  if (onMoveEnd) await waitFor(() => expect(onMoveEnd).toHaveBeenCalled(), WAIT);
  return map;
}

function spoken(canvasElement: HTMLElement): Element | null {
  return canvasElement.querySelector('[data-portal-announcer="polite"]');
}

/** Does something that moves the map, and waits until it rests in another section. */
async function moved(onMoveEnd: MoveEnd | undefined, act: () => Promise<unknown>): Promise<void> {
  const rests = (): number => (onMoveEnd ? mocked(onMoveEnd).mock.calls.length : 0);
  const before = rests();
  await act();
  await waitFor(() => expect(rests()).toBeGreaterThan(before), WAIT);
}

/** From the button to a picked place without a mouse: crosshair, arrows, Enter, Escape. */
export const KeyboardAlone: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const map = await mapRuns(canvasElement, args.onMoveEnd);
    const toggle = canvas.getByRole('button', { name: PICK });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(map).toHaveFocus();
    await expect(map).toHaveAccessibleDescription(/Escape/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(CENTER);
    await expect(spoken(canvasElement)).toHaveTextContent(/389[.,]400/);

    await moved(args.onMoveEnd, () => userEvent.keyboard('+'));
    await moved(args.onMoveEnd, () => userEvent.keyboard('+'));
    await moved(args.onMoveEnd, () => userEvent.keyboard('{ArrowRight}'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith([
      expect.toSatisfy((x: number) => x > 389_410),
      5_820_700,
    ]);

    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(toggle).toHaveFocus();
    await expect(args.onPick).toHaveBeenCalledTimes(2);
  },
};

function press(map: HTMLElement, right: number, up: number): void {
  const viewport = map.querySelector('.ol-viewport');
  if (!viewport) return;
  const { left, top, width, height } = viewport.getBoundingClientRect();
  const place = { clientX: left + width / 2 + right, clientY: top + height / 2 - up };
  const options = { ...place, bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  viewport.dispatchEvent(new PointerEvent('pointerdown', { ...options, buttons: 1 }));
  viewport.dispatchEvent(new PointerEvent('pointerup', options));
}

/** A parcel under the middle of the small view, larger than any press misses. */
const underTheMiddle: MapParcel = {
  id: 'middle',
  label: 'Lindenau, Flur 3, Flurstück 1',
  geometry: [
    [
      [
        [389_250, 5_820_550],
        [389_550, 5_820_550],
        [389_550, 5_820_850],
        [389_250, 5_820_850],
        [389_250, 5_820_550],
      ],
    ],
  ],
};

/** A press on the map picks the place below it, but only in the click mode. */
export const Click: Story = {
  args: { parcels: [underTheMiddle] },
  async play({ canvasElement, args }) {
    const map = await mapRuns(canvasElement, args.onMoveEnd);
    // That the press has arrived is seen by what it does outside of the click mode. By then it is
    // also too late for the next one to be taken for its second half.
    press(map, 0, 0);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('middle'), WAIT);
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: PICK }));
    press(map, 20, 10);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledTimes(1), WAIT);
    await expect(args.onPick).toHaveBeenCalledWith([
      expect.toSatisfy((x: number) => x > 389_400),
      expect.toSatisfy((y: number) => y > 5_820_700),
    ]);
  },
};

/** For fingers and switches: the crosshair has a button, too. */
export const CrosshairButton: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await mapRuns(canvasElement, args.onMoveEnd);
    await userEvent.click(canvas.getByRole('button', { name: PICK }));
    await userEvent.click(canvas.getByRole('button', { name: /Fadenkreuz|crosshair/ }));
    await expect(args.onPick).toHaveBeenCalledWith(CENTER);
  },
};

/** All parcels of a section: a closed ring of it. */
export const Area: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await mapRuns(canvasElement, args.onMoveEnd);
    await userEvent.click(canvas.getByRole('button', { name: AREA }));
    await expect(args.onPickArea).toHaveBeenCalledTimes(1);
    await expect(args.onPickArea).toHaveBeenCalledWith(
      expect.toSatisfy((ring: number[][]) => {
        const [first, , opposite, , last] = ring;
        const closed = first?.join() === last?.join() && ring.length === 5;
        return closed && Number(opposite?.[0]) - Number(first?.[0]) <= 1000;
      }),
    );
  },
};

/** A section that is too large cannot be asked for; why stands there and is the description. */
export const AreaTooLarge: Story = {
  args: { view: largeView },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const map = await mapRuns(canvasElement, args.onMoveEnd);
    const button = canvas.getByRole('button', { name: AREA });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/5[.,]000 m/);
    await userEvent.click(button);
    await expect(args.onPickArea).not.toHaveBeenCalled();
    map.focus();
    await moved(args.onMoveEnd, () => userEvent.keyboard('+'));
    await userEvent.keyboard('+');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), WAIT);
  },
};

/** While a search runs nothing is sent twice; that is said. */
export const Busy: Story = {
  args: { busy: true },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await mapRuns(canvasElement, args.onMoveEnd);
    await userEvent.click(canvas.getByRole('button', { name: PICK }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(spoken(canvasElement)).toHaveTextContent(/läuft noch|still running/);
  },
};

function WithList(props: ComponentProps<typeof ParcelPickerMap>) {
  const [chosen, choose] = useState('');
  const onSelect = (id: string) => {
    props.onSelect?.(id);
    choose(id);
  };
  return <ParcelPickerMap {...props} selectedId={chosen} onSelect={onSelect} />;
}

/** Whether a section is no longer the whole ground. */
function isNear([west, , east]: readonly number[]): boolean {
  return Number(east) - Number(west) < 999;
}

/** A found parcel that is pressed is chosen; the view has gone to it, and its name is said. */
export const PressFound: Story = {
  args: { view: largeView, parcels: oneParcel },
  render: (args) => <WithList {...args} />,
  async play({ canvasElement, args }) {
    const map = await mapRuns(canvasElement, args.onMoveEnd);
    await waitFor(
      () =>
        expect(args.onMoveEnd).toHaveBeenLastCalledWith(
          expect.toSatisfy(isNear),
          expect.anything(),
        ),
      WAIT,
    );
    press(map, 0, 0);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('a'), WAIT);
    await expect(args.onPick).not.toHaveBeenCalled();
    await waitFor(() => expect(spoken(canvasElement)).toHaveTextContent(/114\/2/), WAIT);
  },
};

/** The services are down: that is said, and picking goes on. */
export const ServicesDown: Story = {
  args: { baseLayer: brokenBaseLayer },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await mapRuns(canvasElement, args.onMoveEnd);
    await canvas.findByText(/Fehler beim Laden der Karte|Error loading map data/, {}, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: PICK }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(CENTER);
  },
};
