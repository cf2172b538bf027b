import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { targetSize } from '../../docs/target-size.ts';
import { Link } from '../link/index.ts';
import { Checkbox } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/Checkbox/Behaviour',
  component: Checkbox,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: (
      <>
        Ich habe die <Link href="#/datenschutz">Datenschutzerklärung</Link> gelesen.
      </>
    ),
    checked: false,
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space checks it; the label, including its link text, is the accessible name. */
export const CheckedBySpace: Story = {
  parameters: {
    german:
      'Die Leertaste setzt das Häkchen; die Beschriftung mit dem Text ihres Links ist der zugängliche Name.',
  },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    const box = within(canvasElement).getByRole('checkbox', {
      name: 'Ich habe die Datenschutzerklärung gelesen.',
    });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** Following the link in the label does not check the box. */
export const LinkDoesNotCheck: Story = {
  parameters: { german: 'Wer dem Link in der Beschriftung folgt, setzt damit kein Häkchen.' },
  async play({ canvasElement, args }) {
    const link = within(canvasElement).getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** Uncontrolled in a form: the value is submitted, and resetting the form restores the initial state. */
export const InForm: Story = {
  parameters: {
    german:
      'Ungesteuert in einem Formular: Der Wert wird mitgesendet, und das Zurücksetzen des Formulars stellt den Anfangszustand her.',
  },
  render: (args) => (
    <form>
      <Checkbox
        label="Papier"
        name="paper"
        value="yes"
        defaultChecked
        onCheckedChange={args.onCheckedChange}
      />
      <button type="reset">Zurücksetzen</button>
    </form>
  ),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') ?? undefined;
    const data = (): unknown => Object.fromEntries(new FormData(form));
    const box = canvas.getByRole('checkbox', { name: 'Papier' });
    await expect(data()).toEqual({ paper: 'yes' });
    await userEvent.click(canvas.getByText('Papier'));
    await expect(args.onCheckedChange).toHaveBeenCalledOnce();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
    await expect(box).not.toBeChecked();
    await expect(data()).toEqual({});
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(box).toBeChecked());
    await expect(data()).toEqual({ paper: 'yes' });
  },
};

/** A required box that is not checked makes the form invalid; the visible box gets the focus. */
export const RequiredInForm: Story = {
  parameters: {
    german:
      'Fehlt das Häkchen in einem Pflichtfeld, ist das Formular ungültig; das sichtbare Kästchen erhält den Fokus.',
  },
  render: () => (
    <form>
      <Checkbox label="Gelesen" name="read" requirement="required" />
    </form>
  ),
  async play({ canvasElement }) {
    const form = canvasElement.querySelector('form');
    const box = within(canvasElement).getByRole('checkbox', { name: 'Gelesen' });
    await expect(box).toBeRequired();
    await expect(form?.reportValidity()).toBe(false);
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(form?.checkValidity()).toBe(true));
  },
};

const clickedAround = fn();

/** Outside a form, an ancestor receives a click exactly once. */
export const ClickBubblesOnce: Story = {
  parameters: {
    german: 'Außerhalb eines Formulars erhält ein übergeordnetes Element jeden Klick genau einmal.',
  },
  render: () => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only counts the clicks
    <div onClick={clickedAround}>
      <Checkbox label="Papier" />
    </div>
  ),
  beforeEach: () => {
    clickedAround.mockClear();
  },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
    await expect(clickedAround).toHaveBeenCalledOnce();
  },
};

/** The target is at least 44 px wide and high, with and without a border around the option. */
export const LargeTarget: Story = {
  parameters: {
    german:
      'Die Fläche zum Bedienen ist mindestens 44 Pixel breit und hoch, mit und ohne Rahmen um die Option.',
  },
  render: () => (
    // The target is larger than the box: it must not end at the edge of the window.
    <div style={{ padding: '1rem' }}>
      <Checkbox label="A" />
      <Checkbox label="B" variant="card" />
    </div>
  ),
  async play({ canvasElement }) {
    for (const box of within(canvasElement).getAllByRole('checkbox')) {
      const { width, height } = targetSize(box);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The error is shown beside the box, is its description, and the box is invalid. */
export const WithError: Story = {
  parameters: {
    german:
      'Der Fehler steht beim Kästchen und ist seine Beschreibung; das Kästchen ist als ungültig ausgezeichnet.',
  },
  args: { label: 'Gelesen', error: 'Bestätigen Sie, dass Sie sie gelesen haben.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Bestätigen Sie/)).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'Gelesen' });
    await expect(box).toHaveAccessibleDescription(/^(Fehler|Error): Bestätigen Sie/);
    await expect(box).toBeInvalid();
  },
};

/** The box does not become a circle, the shape of a radio button, with the corners of a brand. */
export const WithRoundCorners: Story = {
  parameters: {
    german:
      'Auch mit den runden Ecken einer Marke wird das Kästchen nicht zum Kreis, der Form eines Optionsfelds.',
  },
  render: () => (
    <div style={{ ['--portal-radius' as string]: '14px' }}>
      <Checkbox label="Papier" />
    </div>
  ),
  async play({ canvasElement }) {
    const { borderRadius, width } = getComputedStyle(within(canvasElement).getByRole('checkbox'));
    await expect(parseFloat(borderRadius)).toBeLessThanOrEqual(parseFloat(width) / 3);
  },
};

/** Selected differs from not selected by a thick line at the edge and by the control; the card is at least 44 px high. */
export const SelectedWithoutColour: Story = {
  parameters: {
    german:
      'Gewählt und nicht gewählt unterscheiden sich durch eine dicke Linie am Rand und durch das Bedienelement; die Karte ist mindestens 44 Pixel hoch.',
  },
  args: { label: 'Digital (PDF)', variant: 'card', checked: true },
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Digital (PDF)' });
    await expect(box).toBeChecked();
    const card = box.closest('[data-selected]');
    if (!card) throw new Error('The card is not selected.');
    await expect(getComputedStyle(card).boxShadow).toContain('inset');
    await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
