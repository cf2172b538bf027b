import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withUserAgent } from '../testing/with-user-agent.ts';
import { PageLayout } from '../page-layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { fieldTexts } from '../field/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Button, buttonTexts } from '../button/index.ts';
import { overrideTexts, PortalProvider, useAnnounce } from './index.ts';

function AnnounceButton() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Gespeichert')}>Speichern</Button>;
}

const meta = {
  title: 'Foundations/PortalProvider/Behaviour',
  component: PortalProvider,
  tags: ['!autodocs'],
  args: { children: <AnnounceButton /> },
} satisfies Meta<typeof PortalProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announces the same text twice when it is asked to twice. */
export const SameTextTwice: Story = {
  parameters: {
    german: 'Derselbe Text wird zweimal angesagt, wenn er zweimal angesagt werden soll.',
  },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    const region = canvasElement.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(region?.children).toHaveLength(2));
    await expect(region).toHaveTextContent('GespeichertGespeichert');
  },
};

/** The `texts` of the provider replace built-in texts of all components inside it. */
export const TextsAreReplaced: Story = {
  parameters: {
    german: 'Die `texts` des Providers ersetzen eingebaute Texte aller Komponenten darin.',
  },
  args: {
    texts: [overrideTexts(buttonTexts, { de: { loading: 'Moment noch' } })],
    children: <Button loading>Senden</Button>,
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(
      'Senden (Moment noch)',
    );
  },
};

/** All components share the text of the same function; replacing it once replaces it everywhere. */
export const SameTextEverywhere: Story = {
  parameters: {
    german:
      'Alle Komponenten verwenden für dieselbe Funktion denselben Text; wer ihn einmal ersetzt, ersetzt ihn überall.',
  },
  args: {
    locale: 'de',
    texts: [overrideTexts(fieldTexts, { de: { error: 'Achtung:' } })],
    children: (
      <>
        <TextField label="Flur" error="Geben Sie die Flur ein." />
        <Checkbox label="Gelesen" error="Bestätigen Sie." />
        <RadioGroup
          label="Maßstab"
          items={[{ value: '500', label: '1:500' }]}
          error="Wählen Sie einen."
        />
      </>
    ),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText(/^Achtung: /)).toHaveLength(3);
  },
};

const REASONS = ['Freiwillig', 'Zum Beispiel 12', 'Geben Sie eine Zahl ein.'];

function FieldWithReason() {
  const [checks, setChecks] = useState(0);
  return (
    <>
      <TextField label="Hausnummer" hint={REASONS[checks]} />
      <Button onClick={() => setChecks(checks + 1)}>Prüfen</Button>
    </>
  );
}

/** The values that the `role` of an element is set to during some work, the value before each change. */
async function rolesBefore(element: Element, work: () => Promise<void>): Promise<unknown[]> {
  const changes: unknown[] = [];
  const collect = (records: readonly MutationRecord[]): void => {
    for (const { oldValue } of records) changes.push(oldValue);
  };
  const observer = new MutationObserver(collect);
  observer.observe(element, { attributeFilter: ['role'], attributeOldValue: true });
  await work();
  collect(observer.takeRecords());
  observer.disconnect();
  return changes;
}

/** Firefox on Linux keeps a description, and Orca would speak a changed one twice: the object of the field is created again. */
export const ChangedDescriptionOnce: Story = {
  parameters: {
    german:
      'Firefox behält unter Linux eine Beschreibung, und Orca spräche eine geänderte zweimal: Das Objekt des Feldes im Barrierefreiheitsbaum wird neu erzeugt.',
    page: 'whole',
  },
  args: {
    children: (
      <PageLayout>
        <h1>Anschrift</h1>
        <FieldWithReason />
      </PageLayout>
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /^Hausnummer/ });
    const focusField = async (): Promise<void> => field.focus();
    // React has run the effects of the page before it renders again.
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(field).toHaveAccessibleDescription(/Zum Beispiel 12/);
    await withUserAgent(
      'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/153.0',
      async () => {
        await expect(await rolesBefore(field, focusField)).toEqual([]);
        field.blur();
        await expect(await rolesBefore(field, focusField)).toEqual([]);
        await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
        await expect(field).toHaveAccessibleDescription(/Geben Sie eine Zahl ein/);
        await expect(await rolesBefore(field, focusField)).toEqual([null, 'none']);
        await expect(field).not.toHaveAttribute('role');
      },
    );
  },
};

/** Elsewhere, nothing is changed at a field whose description has changed. */
export const DescriptionUntouchedElsewhere: Story = {
  ...ChangedDescriptionOnce,
  parameters: {
    ...ChangedDescriptionOnce.parameters,
    german:
      'In anderen Browsern wird an einem Feld nichts geändert, dessen Beschreibung sich geändert hat.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /^Hausnummer/ });
    await withUserAgent(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0',
      async () => {
        field.focus();
        await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
        await expect(await rolesBefore(field, async () => field.focus())).toEqual([]);
      },
    );
  },
};
