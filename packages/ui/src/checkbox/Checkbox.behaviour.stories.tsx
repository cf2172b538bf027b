import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Form/Checkbox/Behaviour',
  component: Checkbox,
  tags: ['!autodocs'],
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
  async play({ canvasElement, args }) {
    const link = within(canvasElement).getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
