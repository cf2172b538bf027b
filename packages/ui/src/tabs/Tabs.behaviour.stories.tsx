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
    props.onValueChange?.(next);
  };
  return <Tabs {...props} value={value} onValueChange={change} />;
}

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/Tabs/Behaviour',
  component: Tabs,
  tags: ['!autodocs', 'behaviour'],
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

/** Arrow keys move the focus only; Enter opens the tab, and Tab moves into its panel. */
export const ManualActivation: Story = {
  parameters: {
    german:
      'Pfeiltasten bewegen nur den Fokus; Enter öffnet den Tab, und Tab führt in dessen Inhalt.',
  },
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const tab = within(canvasElement).getByRole('tab', { name: 'Flurstück (2 Fehler)' });
    await expect(tab).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('parcel');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const other = within(canvasElement).getByRole('tab', { name: 'Adresse' });
    await expect(other).toHaveAttribute('aria-selected', 'false');
    // The open tab has a line and bold text: the colour is not needed.
    const lines = [tab, other].map((one) => getComputedStyle(one).borderTopColor);
    await expect(lines[0]).not.toBe('rgba(0, 0, 0, 0)');
    await expect(lines[1]).toBe('rgba(0, 0, 0, 0)');
    const weights = [tab, other].map((one) => Number(getComputedStyle(one).fontWeight));
    await expect(weights[0]).toBeGreaterThan(weights[1] ?? 0);
    const field = within(canvasElement).getByRole('textbox', { name: 'Flur' });
    await expect(field).toBeVisible();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tabpanel')).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** A panel of text has the focus after its tab; one with a control has not (LIB-14). */
export const TextPanelIsFocusable: Story = {
  parameters: {
    german:
      'Ein Tab-Inhalt aus Text erhält den Fokus nach seinem Tab, einer mit Bedienelement nicht (LIB-14).',
  },
  args: {
    items: [
      { value: 'address', label: 'Adresse', content: <p>Nur Text.</p> },
      { value: 'parcel', label: 'Flurstück', content: <TextField label="Flur" /> },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Adresse' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Flurstück' }));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Flur' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).not.toHaveAttribute('tabindex');
  },
};

function LateContent(args: TabsProps) {
  const [isThere, setThere] = useState(false);
  const content = isThere ? <TextField label="Flur" /> : <p>Wird geladen …</p>;
  return (
    <>
      <Tabs {...args} items={[{ value: 'address', label: 'Adresse', content }]} />
      <button type="button" hidden data-testid="later" onClick={() => setThere(true)}>
        Laden
      </button>
    </>
  );
}

/** A panel that has the focus keeps it when controls come into it. */
export const FocusedWhileLoading: Story = {
  parameters: {
    german: 'Ein Tab-Inhalt mit Fokus behält ihn, wenn Bedienelemente hinzukommen.',
  },
  render: (args) => <LateContent {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const panel = canvas.getByRole('tabpanel', { name: 'Adresse' });
    await expect(panel).toHaveFocus();
    canvas.getByTestId('later').click();
    await canvas.findByRole('textbox', { name: 'Flur' });
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '-1'));
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Flur' })).toHaveFocus();
  },
};

/** A panel keeps its form values while another tab is open. */
export const PanelsKeepInput: Story = {
  parameters: { german: 'Eingaben in einem Tab bleiben erhalten, während ein anderer offen ist.' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ort' }), 'Lindenau');
    await userEvent.click(canvas.getByRole('tab', { name: /Flurstück/ }));
    await expect(canvas.queryByRole('textbox', { name: 'Ort' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Adresse' }));
    await expect(canvas.getByRole('textbox', { name: 'Ort' })).toHaveValue('Lindenau');
  },
};

/** Ids do not contain values: a blank in one would split the reference in two. */
export const ValuesWithBlanks: Story = {
  parameters: {
    german:
      'Ids enthalten keine Werte: Ein Leerzeichen darin würde den Verweis in zwei Teile trennen.',
  },
  args: {
    value: 'by address',
    items: [
      { value: 'by address', label: 'Adresse', content: <TextField label="Ort" /> },
      { value: 'by parcel', label: 'Flurstück', content: <TextField label="Flur" /> },
    ],
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('tabpanel', { name: 'Adresse' });
    const tab = canvas.getByRole('tab', { name: 'Adresse' });
    await expect(tab).toHaveAttribute('aria-controls', panel.id);
    await expect(panel.id).not.toContain(' ');
    await userEvent.click(canvas.getByRole('tab', { name: 'Flurstück' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('by parcel');
    await expect(canvas.getByRole('tabpanel', { name: 'Flurstück' })).toBeVisible();
  },
};

function Linked(props: TabsProps) {
  const [value, open] = useTabInAddress('suche', ['address', 'parcel'], 'address');
  return <Tabs {...props} value={value} onValueChange={open} />;
}

/** The URL selects the tab and follows it; opening a tab adds no history entry. */
export const DeepLink: Story = {
  parameters: {
    german:
      'Die Adresse bestimmt den Tab und umgekehrt; das Öffnen eines Tabs erzeugt keinen Eintrag im Verlauf.',
  },
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

/** A tab opens when the pointer is released on it; a pointer that is moved away before opens nothing. */
export const OpensOnRelease: Story = {
  parameters: {
    german:
      'Ein Tab öffnet sich beim Loslassen der Maustaste. Wer den Zeiger vorher wegbewegt, öffnet nichts.',
  },
  async play({ canvasElement, args }) {
    const tab = within(canvasElement).getByRole('tab', { name: 'Flurstück (2 Fehler)' });
    const away = within(canvasElement).getByRole('textbox', { name: 'Ort' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: tab },
      { target: away },
      { keys: '[/MouseLeft]', target: away },
    ]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(tab);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('parcel');
    await expect(tab).toHaveFocus();
  },
};
