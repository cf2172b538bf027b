import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brokenBaseLayer } from '../map-preview/fixtures.ts';
import { handledKeys } from '../feature-map/handled-keys.ts';
import { foundParcels, largeView, oneParcel, smallView, underTheMiddle } from './fixtures.ts';
import { ParcelPickerMap } from './index.ts';
import {
  afterMove,
  announcerOf,
  AREA,
  CENTER,
  clickMap,
  PICK,
  PICK_HERE,
  runningMap,
  WAIT,
} from './map-testing.ts';

const meta = {
  title: 'Map/ParcelPickerMap/Behaviour',
  component: ParcelPickerMap,
  tags: ['!autodocs', 'behaviour'],
  args: {
    view: smallView,
    onPick: fn(),
    onPickArea: fn(),
    onMoveEnd: fn(),
    onSelectedIdChange: fn(),
  },
} satisfies Meta<typeof ParcelPickerMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the button to a picked place without a mouse: crosshair, arrows, Enter, Escape. */
export const KeyboardAlone: Story = {
  parameters: {
    german:
      'Von der Schaltfläche bis zum gewählten Ort ohne Maus: Fadenkreuz, Pfeiltasten, Enter, Escape.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement, args.onMoveEnd);
    const toggle = canvas.getByRole('button', { name: PICK });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const pickHere = canvas.getByRole('button', { name: PICK_HERE });
    await expect(pickHere).toHaveFocus();
    await expect(pickHere).toHaveAccessibleDescription(
      /(Pfeiltasten unter das Fadenkreuz|under the crosshair with the arrow keys).*Escape/,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(CENTER);
    // The result of the search is announced, not the coordinates before it.
    await expect(announcerOf(canvasElement)).not.toHaveTextContent(/389[.,]400/);

    await afterMove(args.onMoveEnd, () => userEvent.keyboard('+'));
    await afterMove(args.onMoveEnd, () => userEvent.keyboard('+'));
    await afterMove(args.onMoveEnd, () => userEvent.keyboard('{ArrowRight}'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith([
      expect.toSatisfy((x: number) => x > 389_410),
      5_820_700,
    ]);

    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(toggle).toHaveFocus();
    await expect(args.onPick).toHaveBeenCalledTimes(2);
    const map = canvas.getByRole('img', { name: /^(Karte|Map)/ });
    await expect(map).toHaveAccessibleDescription(/\S/);
    map.focus();
    await userEvent.tab();
    await expect(map).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** The keys with one character act only while the map or its crosshair button has the focus. */
export const KeysOnlyWithFocus: Story = {
  parameters: {
    german:
      'Tasten mit einem einzelnen Zeichen wirken nur, solange die Karte oder die Schaltfläche des Fadenkreuzes den Fokus hat.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement, args.onMoveEnd);
    await expect(handledKeys('+-0')).resolves.toBe('');
    canvas.getByRole('button', { name: PICK }).focus();
    await expect(handledKeys('+-0')).resolves.toBe('');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: PICK_HERE })).toHaveFocus();
    await expect(handledKeys('+-0')).resolves.toBe('+-0');
    canvas.getByRole('img', { name: /^(Karte|Map)/ }).focus();
    await expect(handledKeys('+-0')).resolves.toBe('+-0');
  },
};

/** A click on the map picks a place in the click mode only. */
export const Click: Story = {
  parameters: { german: 'Ein Klick auf die Karte wählt nur im Klickmodus einen Ort.' },
  args: { parcels: [underTheMiddle] },
  async play({ canvasElement, args }) {
    const map = await runningMap(canvasElement, args.onMoveEnd);
    // Outside the click mode a click selects a found parcel. Waiting for that also prevents that
    // the next click counts as the second half of a double click.
    clickMap(map, 0, 0);
    await waitFor(() => expect(args.onSelectedIdChange).toHaveBeenCalledWith('middle'), WAIT);
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: PICK }));
    clickMap(map, 20, 10);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledTimes(1), WAIT);
    await expect(args.onPick).toHaveBeenCalledWith([
      expect.toSatisfy((x: number) => x > 389_400),
      expect.toSatisfy((y: number) => y > 5_820_700),
    ]);
  },
};

/** A screen reader clicks without a pointer: the place is the one under the crosshair. */
export const ClickWithoutPointer: Story = {
  parameters: {
    german: 'Ein Screenreader klickt ohne Zeiger: Gewählt wird der Ort unter dem Fadenkreuz.',
  },
  async play({ canvasElement, args }) {
    const map = await runningMap(canvasElement, args.onMoveEnd);
    map.click();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: PICK }));
    map.click();
    await expect(args.onPick).toHaveBeenLastCalledWith(CENTER);
    await expect(args.onPick).toHaveBeenCalledTimes(1);
  },
};

/** A button picks the place under the crosshair, for touch and switch control. */
export const CrosshairButton: Story = {
  parameters: {
    german:
      'Eine Schaltfläche wählt den Ort unter dem Fadenkreuz, für Touch- und Schalterbedienung.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement, args.onMoveEnd);
    await userEvent.click(canvas.getByRole('button', { name: PICK }));
    await userEvent.click(canvas.getByRole('button', { name: PICK_HERE }));
    await expect(args.onPick).toHaveBeenCalledWith(CENTER);
  },
};

/** The button for all parcels passes a closed ring of the section. */
export const Area: Story = {
  parameters: {
    german:
      'Die Schaltfläche für alle Flurstücke übergibt den Umriss des Kartenausschnitts als geschlossenen Ring.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement, args.onMoveEnd);
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

/** The button is disabled for a section that is too large; the reason is its description. */
export const AreaTooLarge: Story = {
  parameters: {
    german:
      'Ist der Kartenausschnitt zu groß, ist die Schaltfläche gesperrt; der Grund ist ihre Beschreibung.',
  },
  args: { view: largeView },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const map = await runningMap(canvasElement, args.onMoveEnd);
    const button = canvas.getByRole('button', { name: AREA });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/5[.,]000 m/);
    await userEvent.click(button);
    await expect(args.onPickArea).not.toHaveBeenCalled();
    map.focus();
    await afterMove(args.onMoveEnd, () => userEvent.keyboard('+'));
    await userEvent.keyboard('+');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), WAIT);
  },
};

/** While a search is running, a pick is not passed on; that is announced. */
export const Busy: Story = {
  parameters: {
    german: 'Während einer Suche wird kein gewählter Ort weitergegeben; das wird angesagt.',
  },
  args: { loading: true },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement, args.onMoveEnd);
    await userEvent.click(canvas.getByRole('button', { name: PICK }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(announcerOf(canvasElement)).toHaveTextContent(/läuft noch|still running/);
  },
};

function SelectionDemo(props: ComponentProps<typeof ParcelPickerMap>) {
  const [selectedId, setSelectedId] = useState('');
  const onSelect = (id: string) => {
    props.onSelectedIdChange?.(id);
    setSelectedId(id);
  };
  return <ParcelPickerMap {...props} selectedId={selectedId} onSelectedIdChange={onSelect} />;
}

/** Whether a section is smaller than the whole view. */
function isZoomedIn([west, , east]: readonly number[]): boolean {
  return Number(east) - Number(west) < 999;
}

/** The view moves to a found parcel; a click selects it and announces its name. */
export const ClickFoundParcel: Story = {
  parameters: {
    german:
      'Die Ansicht wandert zu einem gefundenen Flurstück; ein Klick wählt es aus und sagt seinen Namen an.',
  },
  args: { view: largeView, parcels: oneParcel },
  render: (args) => <SelectionDemo {...args} />,
  async play({ canvasElement, args }) {
    const map = await runningMap(canvasElement, args.onMoveEnd);
    await waitFor(
      () =>
        expect(args.onMoveEnd).toHaveBeenLastCalledWith(
          expect.toSatisfy(isZoomedIn),
          expect.anything(),
        ),
      WAIT,
    );
    clickMap(map, 0, 0);
    await waitFor(() => expect(args.onSelectedIdChange).toHaveBeenCalledWith('a'), WAIT);
    await expect(args.onPick).not.toHaveBeenCalled();
    await waitFor(() => expect(announcerOf(canvasElement)).toHaveTextContent(/114\/2/), WAIT);
  },
};

/** If the map services fail, an error is shown and picking still works. */
export const ServicesDown: Story = {
  parameters: {
    german:
      'Fallen die Kartendienste aus, wird ein Fehler gezeigt; ein Ort lässt sich weiterhin wählen.',
  },
  args: { baseLayer: brokenBaseLayer },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement, args.onMoveEnd);
    await canvas.findByText(/Fehler beim Laden der Karte|Error loading map data/, {}, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: PICK }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(CENTER);
  },
};

/** The legend names the chosen and the found parcels; their lines differ in width, and only the chosen one is filled. */
export const WithoutColour: Story = {
  parameters: {
    german:
      'Die Legende nennt die gewählten und die gefundenen Flurstücke; ihre Linien sind verschieden breit, und nur das gewählte ist gefüllt.',
  },
  args: { parcels: foundParcels, selectedId: 'a' },
  async play({ canvasElement }) {
    const samples = within(canvasElement)
      .getAllByRole('listitem')
      .map((entry) => {
        const { borderTopWidth, backgroundColor } = getComputedStyle(entry, '::before');
        return [entry.textContent, borderTopWidth, backgroundColor] as const;
      });
    await expect(samples).toHaveLength(2);
    for (const values of [0, 1, 2] as const) {
      await expect(new Set(samples.map((sample) => sample[values])).size).toBe(2);
    }
  },
};
