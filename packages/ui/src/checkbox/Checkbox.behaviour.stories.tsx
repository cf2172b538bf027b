import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Checkbox } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/Checkbox/Behaviour',
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

/** Uncontrolled in a form: the value is submitted, and resetting the form restores the initial state. */
export const InForm: Story = {
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
