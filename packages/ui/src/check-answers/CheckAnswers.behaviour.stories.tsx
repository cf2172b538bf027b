import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckAnswers } from './index.ts';

const onClick = fn();

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Forms/CheckAnswers/Behaviour',
  component: CheckAnswers,
  tags: ['!autodocs', 'behaviour'],
  args: {
    items: [
      { id: 'name', label: 'Name', value: 'Erika Mustermann', href: '#name' },
      { id: 'phone', label: 'Telefon', value: '', onClick },
      { id: 'mail', label: 'E-Mail' },
      { id: 'count', label: 'Exemplare', value: 0 },
    ],
  },
} satisfies Meta<typeof CheckAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each question has one answer; what changes it is named after it; an empty answer says so, a zero does not. */
export const EachAnswer: Story = {
  parameters: {
    german:
      'Jede Frage hat eine Antwort. Was sie ändert, heißt nach ihr. Eine leere Antwort sagt das, eine Null nicht.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const answers = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(answers).toEqual([
      'Erika MustermannÄndern',
      'keine AngabeÄndern',
      'keine Angabe',
      '0',
    ]);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ändern: Name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Ändern: Telefon' })).toHaveFocus();
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
