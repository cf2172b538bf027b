import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { Tabs, useTabInAddress } from './index.ts';
import type { TabsProps } from './index.ts';

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onValueChange(next);
  };
  return <Tabs {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Form/Tabs/Behaviour',
  component: Tabs,
  tags: ['!autodocs'],
  args: {
    label: 'Wege zur Suche',
    value: 'address',
    onValueChange: fn(),
    items: [
      { value: 'address', label: 'Adresse', content: <TextField label="Ort" /> },
      { value: 'parcel', label: 'Flurstück', errorCount: 2, content: <TextField label="Flur" /> },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows only move; Enter opens. */
export const ManualActivation: Story = {
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const tab = within(canvasElement).getByRole('tab', { name: 'Flurstück (2 Fehler)' });
    await expect(tab).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('parcel');
    await expect(within(canvasElement).getByRole('textbox', { name: 'Flur' })).toBeVisible();
  },
};

/** A panel keeps its input while another is open. */
export const PanelsKeepInput: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ort' }), 'Lindenau');
    await userEvent.click(canvas.getByRole('tab', { name: /Flurstück/ }));
    await expect(canvas.queryByRole('textbox', { name: 'Ort' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Adresse' }));
    await expect(canvas.getByRole('textbox', { name: 'Ort' })).toHaveValue('Lindenau');
  },
};

function Linked(props: TabsProps) {
  const [value, open] = useTabInAddress('suche', ['address', 'parcel'], 'address');
  return <Tabs {...props} value={value} onValueChange={open} />;
}

/** A link leads to a tab, and an opened tab can be sent on; Back does not go through the tabs. */
export const DeepLink: Story = {
  beforeEach() {
    const before = window.location.href;
    window.history.replaceState(null, '', '#/flurstueck?suche=parcel&a=1');
    return () => window.history.replaceState(null, '', before);
  },
  render: (args) => <Linked {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const length = window.history.length;
    await expect(canvas.getByRole('tab', { name: /Flurstück/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Home}{Enter}');
    const address = canvas.getByRole('tab', { name: 'Adresse' });
    await waitFor(() => expect(address).toHaveAttribute('aria-selected', 'true'));
    await expect(window.location.hash).toBe('#/flurstueck?suche=address&a=1');
    await expect(window.history.length).toBe(length);
    await userEvent.keyboard('{End}{ArrowRight} ');
    await expect(window.location.hash).toBe('#/flurstueck?suche=address&a=1');
  },
};
