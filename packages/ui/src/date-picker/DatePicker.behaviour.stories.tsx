import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PortalProvider } from '../provider/index.ts';
import { DatePicker } from './index.ts';

const OPEN = /^(?:Kalender|Calendar): Abholtermin/;
const closed = (day: string): string | undefined =>
  day === '2026-02-15' ? 'Sonntags geschlossen' : undefined;

const field = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('textbox', { name: 'Abholtermin' });

/** Opens the calendar by keyboard. @returns its dialog */
async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  within(canvasElement).getByRole('button', { name: OPEN }).focus();
  await userEvent.keyboard('{Enter}');
  return within(canvasElement).findByRole('dialog');
}

const expectDay = (name: RegExp): Promise<void> =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(name)));

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Forms/DatePicker/Behaviour',
  component: DatePicker,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Abholtermin',
    today: '2026-02-05',
    min: '2026-02-02',
    max: '2026-03-20',
    reasonAgainst: closed,
    onValueChange: fn(),
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The date can be typed in one field, without the calendar; it gets its form when the field is left. */
export const TypedFirst: Story = {
  parameters: {
    german:
      'Das Datum lässt sich ohne Kalender in ein Feld tippen; seine Form bekommt es beim Verlassen.',
  },
  async play({ canvasElement, args }) {
    const input = field(canvasElement);
    await userEvent.type(input, '9.2.2026');
    await expect(input).toHaveValue('9.2.2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-09');
    await userEvent.tab();
    await expect(input).toHaveValue('09.02.2026');
  },
};

/** A text that is no date stays as it was typed, so that a person can correct it. */
export const NoDate: Story = {
  parameters: { german: 'Ein Text, der kein Datum ist, bleibt stehen, wie er getippt wurde.' },
  async play({ canvasElement, args }) {
    const input = field(canvasElement);
    await userEvent.type(input, '31.2.2026');
    await userEvent.tab();
    await expect(input).toHaveValue('31.2.2026');
    await expect(args.onValueChange).not.toHaveBeenCalledWith('2026-02-31');
  },
};

/** The calendar opens with the focus on the chosen day; arrow keys move by day and week, and Enter chooses. */
export const ChosenByKeyboard: Story = {
  parameters: {
    german:
      'Der Kalender öffnet mit dem Fokus auf dem gewählten Tag; Pfeiltasten gehen nach Tag und Woche, Enter wählt; danach nennt der Schalter den Tag.',
  },
  args: { defaultValue: '2026-02-12' },
  async play({ canvasElement, args }) {
    const dialog = await open(canvasElement);
    await expectDay(/12/);
    const grid = within(dialog).getByRole('grid', { name: /2026/ });
    await expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('12');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expectDay(/20/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-20');
    await expect(field(canvasElement)).toHaveValue('20.02.2026');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: OPEN })).toHaveFocus(),
    );
    // Says what was chosen.
    await expectDay(/Abholtermin, .*20.*2026/);
  },
};

/** A day that cannot be chosen has the focus like any other, says why, and is not chosen; the limits stop the arrows. */
export const ForbiddenWithReason: Story = {
  parameters: {
    german:
      'Ein gesperrter Tag bekommt den Fokus wie jeder andere, sagt warum und wird nicht gewählt; an den Grenzen halten die Pfeile an.',
  },
  args: { defaultValue: '2026-02-14' },
  async play({ canvasElement, args }) {
    const dialog = await open(canvasElement);
    await expectDay(/14/);
    await userEvent.keyboard('{ArrowRight}');
    await expectDay(/15/);
    const day = document.activeElement;
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    await expect(day).toHaveAccessibleDescription('Sonntags geschlossen');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expectDay(/(?<!\d)2(?!\d).*2026/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: OPEN })).toHaveFocus(),
    );
  },
};

/** The buttons change the month, keep the focus, and the new month is announced. */
export const ButtonsOfTheMonth: Story = {
  parameters: {
    german: 'Die Schalter wechseln den Monat und behalten den Fokus; der neue Monat wird angesagt.',
  },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement);
    await expectDay(/(?:heute|today)$/);
    const next = within(dialog).getByRole('button', { name: /^(?:Nächster Monat|Next month)$/ });
    await userEvent.click(next);
    await expect(within(dialog).getByRole('grid', { name: /(?:März|March) 2026/ })).toBeVisible();
    await expect(next).toHaveFocus();
    // The heading, and the live region of the dialog.
    await waitFor(() =>
      expect(within(dialog).getAllByText(/^(?:März|March) 2026$/)).toHaveLength(2),
    );
  },
};

/** The week begins with the day of the language: with Monday in German, with Sunday in the United States. */
export const FirstDayOfTheWeek: Story = {
  parameters: {
    german:
      'Die Woche beginnt wie in der Sprache üblich: hier mit dem Sonntag, in Deutschland mit dem Montag.',
  },
  render: (args) => (
    <div lang="en-US">
      <PortalProvider locale="en-US">
        <DatePicker {...args} />
      </PortalProvider>
    </div>
  ),
  async play({ canvasElement }) {
    const dialog = await open(canvasElement);
    const [first] = within(dialog).getAllByRole('columnheader');
    await expect(first).toHaveAccessibleName('Sunday');
  },
};
