import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Data/Disclosure/Behaviour',
  component: Disclosure,
  tags: ['!autodocs', 'behaviour'],
  args: { summary: 'Was ist eine Flur?', children: <p>Ein Teil einer Gemarkung.</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focusable by Tab; the content is hidden until the disclosure is opened. */
export const OpensByKeyboard: Story = {
  parameters: { german: 'Mit Tab erreichbar; der Inhalt ist verborgen, bis er aufgeklappt wird.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const details = canvas.getByRole('group');
    await expect(canvas.getByText('Ein Teil einer Gemarkung.')).not.toBeVisible();
    await userEvent.tab();
    await expect(details.querySelector('summary')).toHaveFocus();
    details.querySelector('summary')?.click();
    await expect(details).toHaveAttribute('open');
    await expect(canvas.getByText('Ein Teil einer Gemarkung.')).toBeVisible();
  },
};
