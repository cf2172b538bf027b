import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Combobox } from '../../../packages/ui/src/combobox/index.ts';
import { Dialog } from '../../../packages/ui/src/dialog/index.ts';
import { ErrorSummary } from '../../../packages/ui/src/error-summary/index.ts';
import { Menu } from '../../../packages/ui/src/menu/index.ts';
import { MultiSelect } from '../../../packages/ui/src/multi-select/index.ts';
import { Popover } from '../../../packages/ui/src/popover/index.ts';
import { SuggestionField } from '../../../packages/ui/src/suggestion-field/index.ts';
import { TextField } from '../../../packages/ui/src/text-field/index.ts';
import { InBoth } from './hosts.tsx';
import { inEach, towns } from './scenes.ts';

/** Components that listen or search, in a frame and in a shadow root (LIB-22). */
const meta: Meta<typeof InBoth> = {
  title: 'Foundations/Other roots/Behaviour',
  component: InBoth,
  tags: ['!autodocs', 'behaviour'],
  parameters: {
    a11y: {
      test: 'off',
      reason: 'The frame has no page around the component: no title, landmark or heading',
    },
  },
};

export default meta;
type Story = StoryObj<typeof InBoth>;

function Chosen(): ReactElement {
  const [town, setTown] = useState('');
  return <Combobox label="Ort" items={towns} value={town} onValueChange={setTown} />;
}

/** A click chooses an option of a combobox. */
export const OptionsByClick: Story = {
  args: { children: () => <Chosen /> },
  parameters: { german: 'Ein Klick wählt eine Option der Auswahl.' },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user }) => {
      const input = queries.getByRole('combobox');
      await user.click(input);
      await user.click(await queries.findByRole('option', { name: 'Seeheim' }));
      await expect(input).toHaveValue('Seeheim');
    });
  },
};

/** A click adds an option to a multiple selection, and removing it moves the focus. */
export const TagsByClick: Story = {
  args: { children: () => <MultiSelect label="Orte" items={towns} /> },
  parameters: {
    german: 'Ein Klick fügt der Mehrfachauswahl eine Option hinzu, und Entfernen setzt den Fokus.',
  },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user, focused }) => {
      const input = queries.getByRole('combobox');
      await user.click(input);
      await user.click(await queries.findByRole('option', { name: 'Lindenau' }));
      await user.click(queries.getByRole('button', { name: /Lindenau/ }));
      await waitFor(() => expect(focused()).toBe(input));
    });
  },
};

function Suggested(): ReactElement {
  const [text, setText] = useState('');
  return (
    <SuggestionField
      label="Straße"
      value={text}
      onValueChange={setText}
      onChoose={({ label }) => setText(label)}
      items={[{ value: 'a', label: 'Ahornweg' }]}
    />
  );
}

/** A click takes a suggestion. */
export const SuggestionsByClick: Story = {
  args: { children: () => <Suggested /> },
  parameters: { german: 'Ein Klick übernimmt einen Vorschlag.' },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user }) => {
      const input = queries.getByRole('combobox');
      await user.type(input, 'Ah');
      await user.click(await queries.findByRole('option', { name: /Ahornweg/ }));
      await expect(input).toHaveValue('Ahornweg');
    });
  },
};

/** A link of the error summary moves the focus to the field of its own root, where another has the same id. */
export const ErrorsOfTheirRoot: Story = {
  args: {
    children: () => (
      <>
        <ErrorSummary items={[{ fieldId: 'name', message: 'Name fehlt' }]} />
        <TextField id="name" label="Name" />
      </>
    ),
  },
  parameters: {
    german: 'Ein Link der Fehlerübersicht setzt den Fokus in das Feld des eigenen Baums.',
  },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user, focused }) => {
      await user.click(queries.getByRole('link', { name: 'Name fehlt' }));
      await expect(focused()).toBe(queries.getByLabelText('Name'));
    });
  },
};

function Asked(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Löschen
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        heading="Wirklich löschen?"
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            Ja
          </button>
        }
      />
    </>
  );
}

/** A dialog gets the focus and returns it; its buttons are not inert. */
export const FocusOfDialogs: Story = {
  args: { children: () => <Asked /> },
  parameters: {
    german: 'Ein Dialog erhält den Fokus und gibt ihn zurück. Seine Schaltflächen sind bedienbar.',
  },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ root, queries, user, focused }) => {
      const button = queries.getByRole('button', { name: 'Löschen' });
      await user.click(button);
      await expect(focused()).toBe(root.querySelector('dialog'));
      await expect(root.querySelectorAll('[inert]')).toHaveLength(0);
      await user.click(queries.getByRole('button', { name: 'Ja' }));
      await waitFor(() => expect(focused()).toBe(button));
    });
  },
};

/** A popover opens, stays while somebody presses inside, and closes by a press elsewhere and by Escape. */
export const PressesOfPopovers: Story = {
  args: {
    children: () => (
      <>
        <Popover label="Ansprechstelle">
          <a href="#amt">Katasteramt</a>
        </Popover>
        <p>Daneben</p>
      </>
    ),
  },
  parameters: {
    german:
      'Ein Popover öffnet sich. Ein Druck darin lässt es offen, ein Druck daneben und Escape schließen es.',
  },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user, focused }) => {
      const button = queries.getByRole('button', { name: 'Ansprechstelle' });
      const link = queries.getByText('Katasteramt');
      await user.click(button);
      await waitFor(() => expect(link).toBeVisible());
      await fireEvent.pointerDown(link);
      await expect(link).toBeVisible();
      await fireEvent.pointerDown(queries.getByText('Daneben'));
      await waitFor(() => expect(link).not.toBeVisible());
      await user.click(button);
      await waitFor(() => expect(link).toBeVisible());
      link.focus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(link).not.toBeVisible());
      await expect(focused()).toBe(button);
    });
  },
};

/** Arrows move in a menu, and an action returns the focus to its button. */
export const KeysOfMenus: Story = {
  args: {
    children: () => (
      <Menu
        label="Aktionen"
        items={[
          { id: 'copy', label: 'Kopieren' },
          { id: 'save', label: 'Speichern' },
        ]}
      />
    ),
  },
  parameters: {
    german: 'Pfeiltasten laufen durch ein Menü. Eine Aktion gibt den Fokus an die Schaltfläche.',
  },
  async play({ canvasElement }) {
    await inEach(canvasElement, async ({ queries, user, focused }) => {
      const button = queries.getByRole('button', { name: 'Aktionen' });
      const [copy, save] = queries.getAllByRole('menuitem', { hidden: true });
      await user.click(button);
      await waitFor(() => expect(focused()).toBe(copy));
      await user.keyboard('{ArrowDown}');
      await expect(focused()).toBe(save);
      await user.keyboard('k');
      await expect(focused()).toBe(copy);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(copy).not.toBeVisible());
      await expect(focused()).toBe(button);
    });
  },
};
