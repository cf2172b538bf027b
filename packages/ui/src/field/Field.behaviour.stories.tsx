import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import * as css from './Field.css.ts';
import { Field, FieldGroup } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/Field/Behaviour',
  component: FieldGroup,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Bereitstellung',
    error: 'Wählen Sie mindestens eine.',
    children: <Checkbox label="Papier" checked={false} onCheckedChange={() => undefined} />,
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The legend is the accessible name of the group, the error its description. */
export const GroupIsNamed: Story = {
  parameters: {
    german: 'Die Legende ist der zugängliche Name der Gruppe, der Fehler ihre Beschreibung.',
  },
  async play({ canvasElement }) {
    const group = within(canvasElement).getByRole('group', { name: 'Bereitstellung' });
    await expect(group).toHaveAccessibleDescription('Fehler: Wählen Sie mindestens eine.');
  },
};

/** The control keeps its own attributes, such as the purpose of the input. */
export const PurposeOfInput: Story = {
  parameters: {
    german: 'Das Bedienelement behält seine eigenen Attribute, etwa den Zweck der Eingabe.',
  },
  render: () => (
    <Field label="Postleitzahl" hint="Fünf Ziffern">
      {(control) => <input {...control} className={css.control} autoComplete="postal-code" />}
    </Field>
  ),
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'Postleitzahl' });
    await expect(input).toHaveAttribute('autocomplete', 'postal-code');
    await expect(input).toHaveAccessibleDescription('Fünf Ziffern');
  },
};
