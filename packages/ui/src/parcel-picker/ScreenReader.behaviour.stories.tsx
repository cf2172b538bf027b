import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { smallView } from './fixtures.ts';
import { ParcelPickerMap } from './index.ts';
import { afterMove, announcerOf, AREA, PICK, PICK_HERE, runningMap, WAIT } from './map-testing.ts';

const meta = {
  title: 'Map/ParcelPickerMap/ScreenReader',
  component: ParcelPickerMap,
  tags: ['!autodocs', 'behaviour'],
  args: { view: smallView, onPick: fn(), onPickArea: fn(), onMoveEnd: fn() },
} satisfies Meta<typeof ParcelPickerMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A screen reader in browse mode passes neither arrow keys nor Escape: everything works by activating
 * buttons, and every move is announced.
 */
export const ButtonsAlone: Story = {
  parameters: {
    german:
      'Im Lesemodus gibt ein Screenreader weder Pfeiltasten noch Escape weiter: Alles gelingt über Schaltflächen, und jede Bewegung wird angesagt.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement, args.onMoveEnd);
    await expect(canvas.queryByRole('application')).toBeNull();
    const activate = async (name: RegExp): Promise<void> => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await activate(PICK);
    await afterMove(args.onMoveEnd, () => activate(/^(Vergrößern|Zoom in)$/));
    await waitFor(
      () =>
        expect(announcerOf(canvasElement)).toHaveTextContent(/(Kartenausschnitt|Map section): \d+/),
      WAIT,
    );
    // The arrows are unfolded by a button (LOOK-1).
    await expect(canvas.queryByRole('button', { name: /^(Nach Norden|Move north)/ })).toBeNull();
    await activate(/^(Karte verschieben|Move the map)$/);
    await afterMove(args.onMoveEnd, () => activate(/^(Nach Norden|Move north)/));
    await waitFor(
      () => expect(announcerOf(canvasElement)).toHaveTextContent(/: \d+ m (nördlich|north)\./),
      WAIT,
    );
    await activate(PICK_HERE);
    await expect(args.onPick).toHaveBeenLastCalledWith([
      389_400,
      expect.toSatisfy((y: number) => y > 5_820_700),
    ]);
    await activate(AREA);
    await expect(args.onPickArea).toHaveBeenCalledTimes(1);
  },
};

/** A search of half a second. */
function ShortSearchDemo(props: ComponentProps<typeof ParcelPickerMap>) {
  const [state, setState] = useState<'none' | 'busy' | 'done'>('none');
  const search = (): void => {
    setState('busy');
    setTimeout(setState, 500, 'done');
  };
  return (
    <ParcelPickerMap
      {...props}
      onPick={search}
      loading={state === 'busy'}
      message={state === 'done' ? '1 Flurstück gefunden.' : ''}
    />
  );
}

/** A short search announces its result and no busy text, neither before nor after it. */
export const ShortSearch: Story = {
  parameters: {
    german:
      'Eine kurze Suche sagt ihr Ergebnis an und weder vorher noch nachher einen Ladehinweis.',
  },
  render: (args) => <ShortSearchDemo {...args} />,
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement, args.onMoveEnd);
    canvas.getByRole('button', { name: PICK }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    const result = await canvas.findByText('1 Flurstück gefunden.', {}, WAIT);
    await expect(result).toHaveRole('status');
    await new Promise((resolve) => {
      setTimeout(resolve, 1200);
    });
    await expect(announcerOf(canvasElement)).not.toHaveTextContent(/gesucht|Searching/);
  },
};
