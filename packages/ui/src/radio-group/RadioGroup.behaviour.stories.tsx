import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { targetSize } from '../../docs/target-size.ts';
import { RadioGroup } from './index.ts';
import type { RadioGroupProps } from './index.ts';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return <RadioGroup {...props} value={value} onValueChange={change} />;
}

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/RadioGroup/Behaviour',
  component: RadioGroup,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Produkt',
    value: 'map',
    onValueChange: fn(),
    variant: 'card',
    items: [
      { value: 'map', label: 'Karte', description: 'Mit Grenzen', price: 'ab 22 €' },
      { value: 'owner', label: 'Eigentum', disabled: true, reason: 'Nur mit Online-Ausweis' },
      { value: 'estimate', label: 'Bodenschätzung' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is the accessible name; the other texts are the description. */
export const NamesAndDescriptions: Story = {
  parameters: {
    german: 'Die Beschriftung ist der zugängliche Name; die übrigen Texte sind die Beschreibung.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Produkt' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Karte' })).toHaveAccessibleDescription(
      'Mit Grenzen ab 22 €',
    );
    await expect(canvas.getByRole('radio', { name: 'Eigentum' })).toHaveAccessibleDescription(
      'Nur mit Online-Ausweis',
    );
  },
};

/** One tab stop, which is the selected option; arrow keys select and skip disabled options. */
export const SelectedByArrows: Story = {
  parameters: {
    german:
      'Ein einziger Tab-Halt, nämlich die gewählte Option; Pfeiltasten wählen aus und überspringen gesperrte Optionen.',
  },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'Karte' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('estimate'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    const selected = within(canvasElement).getByRole('radio', { checked: true });
    await expect(selected).toHaveAccessibleName('Bodenschätzung');
    await expect(selected).toHaveFocus();
    // Its focus is visible, and Shift+Tab does not stop at another option. Pressed by a script, the key would leave the group in
    // a development build of React only, which renders before the focus moves.
    await expect(getComputedStyle(selected).outlineStyle).toBe('solid');
    const tabStops = within(canvasElement)
      .getAllByRole('radio')
      .filter(({ tabIndex }) => tabIndex >= 0);
    await expect(tabStops).toEqual([selected]);
  },
};

/** Ids do not contain values: a blank in one would split the reference in two. */
export const ValuesWithBlanks: Story = {
  parameters: {
    german:
      'Ids enthalten keine Werte: Ein Leerzeichen darin würde den Verweis in zwei Teile trennen.',
  },
  args: {
    value: 'the map',
    items: [
      { value: 'the map', label: 'Karte', description: 'Mit Grenzen' },
      { value: 'an estimate', label: 'Bodenschätzung', description: 'Mit Klassen' },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Karte' })).toHaveAccessibleDescription(
      'Mit Grenzen',
    );
    await expect(canvas.getByRole('radio', { name: 'Bodenschätzung' })).toHaveAccessibleDescription(
      'Mit Klassen',
    );
  },
};

const MAP_OR_ESTIMATE = [
  { value: 'map', label: 'Karte' },
  { value: 'estimate', label: 'Bodenschätzung' },
];

/** Uncontrolled in a form: the value is submitted, and resetting the form restores the initial value. */
export const InForm: Story = {
  parameters: {
    german:
      'Ungesteuert in einem Formular: Der Wert wird mitgesendet, und das Zurücksetzen des Formulars stellt den anfänglichen Wert her.',
  },
  render: (args) => (
    <form>
      <RadioGroup
        label="Produkt"
        name="product"
        defaultValue="map"
        items={MAP_OR_ESTIMATE}
        onValueChange={args.onValueChange}
      />
      <button type="reset">Zurücksetzen</button>
    </form>
  ),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') ?? undefined;
    const data = (): unknown => Object.fromEntries(new FormData(form));
    await expect(data()).toEqual({ product: 'map' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Bodenschätzung' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('estimate');
    await expect(data()).toEqual({ product: 'estimate' });
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Karte' })).toBeChecked());
    await expect(data()).toEqual({ product: 'map' });
  },
};

/** A required group without a selection makes the form invalid; the visible radio button gets the focus. */
export const RequiredInForm: Story = {
  parameters: {
    german:
      'Eine Pflichtgruppe ohne Auswahl macht das Formular ungültig; das sichtbare Optionsfeld erhält den Fokus.',
  },
  render: () => (
    <form>
      <RadioGroup label="Produkt" name="product" requirement="required" items={MAP_OR_ESTIMATE} />
    </form>
  ),
  async play({ canvasElement }) {
    const form = canvasElement.querySelector('form');
    await expect(form?.reportValidity()).toBe(false);
    const radio = within(canvasElement).getByRole('radio', { name: 'Karte' });
    await expect(radio).toHaveFocus();
    await userEvent.click(radio);
    await waitFor(() => expect(form?.checkValidity()).toBe(true));
  },
};

/** The arrow keys follow the text direction, and a short key press is enough to select. */
export const ArrowsRightToLeft: Story = {
  parameters: {
    german:
      'Die Pfeiltasten folgen der Schreibrichtung, und ein kurzer Tastendruck genügt zum Auswählen.',
  },
  render: (args) => (
    <div dir="rtl">
      <RadioGroup {...args} value={undefined} defaultValue="map" />
    </div>
  ),
  args: { items: MAP_OR_ESTIMATE },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByRole('radiogroup')).direction).toBe('rtl');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const estimate = canvas.getByRole('radio', { name: 'Bodenschätzung' });
    await waitFor(() => expect(estimate).toBeChecked());
    await expect(estimate).toHaveFocus();
  },
};

/** The error is shown at the group and is its description. */
export const WithError: Story = {
  parameters: { german: 'Der Fehler steht an der Gruppe und ist ihre Beschreibung.' },
  args: { error: 'Wählen Sie ein Produkt.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Wählen Sie ein Produkt/)).toBeVisible();
    const error = /^(Fehler|Error): Wählen Sie ein Produkt/;
    const [first, , third] = canvas.getAllByRole('radio');
    await expect(first).toHaveAccessibleDescription(error);
    await expect(third).not.toHaveAccessibleDescription(error);
    await expect(canvas.getByRole('radiogroup')).not.toHaveAccessibleDescription(error);
  },
};

/** Without a selection the error describes the first option that is not disabled, which Tab focuses. */
export const WithErrorWithoutSelection: Story = {
  parameters: {
    german:
      'Ohne Auswahl beschreibt der Fehler die erste nicht gesperrte Option, zu der Tab führt.',
  },
  args: {
    value: '',
    error: 'Wählen Sie ein Produkt.',
    items: [
      { value: 'owner', label: 'Eigentum', disabled: true, reason: 'Nur mit Online-Ausweis' },
      { value: 'map', label: 'Karte', description: 'Mit Grenzen' },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const focused = canvas.getByRole('radio', { name: 'Karte' });
    await expect(focused).toHaveFocus();
    await expect(focused).toHaveAccessibleDescription(
      /^(Fehler|Error): Wählen Sie ein Produkt\. Mit Grenzen$/,
    );
  },
};

/** A thick border leaves a dot in the selected button; the targets are at least 44 px in both variants. */
export const DotAndTarget: Story = {
  parameters: {
    german:
      'Auch ein dicker Rand lässt im gewählten Optionsfeld einen Punkt frei; in beiden Varianten sind die Flächen zum Bedienen mindestens 44 Pixel groß.',
  },
  render: () => (
    <>
      <RadioGroup label="Ohne Rahmen" defaultValue="map" items={MAP_OR_ESTIMATE} />
      <RadioGroup label="Karten" variant="card" defaultValue="map" items={MAP_OR_ESTIMATE} />
    </>
  ),
  async play({ canvasElement }) {
    for (const radio of within(canvasElement).getAllByRole('radio')) {
      const isChecked = radio.getAttribute('aria-checked') === 'true';
      await expect(getComputedStyle(radio).borderTopWidth).toBe(isChecked ? '8px' : '2px');
      const { width, height } = targetSize(radio);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The group has label, hint and error; an option has a label, and the rest only where it is given. */
export const PartsOfAnOption: Story = {
  parameters: {
    german:
      'Die Gruppe hat Beschriftung, Hinweis und Fehler; eine Option hat eine Beschriftung, alles Weitere nur, wenn es angegeben ist.',
  },
  args: {
    hint: 'Einen Auszug',
    error: 'Wählen Sie.',
    items: [
      { value: 'map', label: 'Karte' },
      {
        value: 'owner',
        label: 'Eigentum',
        description: 'Wem es gehört',
        price: '11 €',
        reason: 'Mit Ausweis',
        extra: <button type="button">Mehr dazu</button>,
      },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const text of ['Produkt', 'Einen Auszug', /Wählen Sie\.$/, 'Karte', 'Eigentum']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    const [plain, full] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('[data-variant="card"]:not([role])')?.textContent);
    await expect(plain).toBe('Karte');
    await expect(full).toMatch(/^EigentumWem es gehört\s*11 €\s*Mit Ausweis\s*Mehr dazu$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr dazu' }));
    await expect(canvas.getByRole('radio', { name: 'Eigentum' })).not.toBeChecked();
  },
};
