import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/button/index.ts';
import { AskForAddress } from './AskForAddress.tsx';
import { CheckAndSend } from './CheckAndSend.tsx';
import { WaitForResult } from './WaitForResult.tsx';
import type { Outcome } from './WaitForResult.tsx';

/** How components work together in three tasks of every service (LIB-20). */
const meta = { title: 'Patterns/Three tasks', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onAddress = fn<(address: FormData) => void>();

/** An empty form names what is missing; a complete one is sent. */
export const Address: Story = {
  name: 'Ask for an address',
  parameters: {
    german: 'Ein leeres Formular nennt, was fehlt; ein vollständiges wird gesendet.',
  },
  beforeEach: () => {
    onAddress.mockClear();
  },
  render: () => <AskForAddress onSend={onAddress} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Weiter' });
    const fields = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
      'name',
      'address-line1',
      'postal-code',
      'address-level2',
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toHaveAttribute(
      'inputmode',
      'numeric',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ort' }), 'Neu Seeheim{Tab}');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.tab();
    await expect(canvas.queryByText(/^Geben Sie/)).toBeNull();
    await userEvent.click(send);
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' })).toHaveFocus(),
    );
    await expect(onAddress).not.toHaveBeenCalled();
    const described = fields.map((field) => field.getAttribute('aria-invalid') === 'true');
    await expect(described).toEqual([true, true, true, false]);
    await expect(canvas.getAllByText(/Geben Sie/)).toHaveLength(3);
    const summary = within(canvas.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Straße und Hausnummer',
      'Postleitzahl',
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Ort' })).toHaveValue('Neu Seeheim');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Erika Mustermann');
    await userEvent.type(canvas.getByRole('textbox', { name: /Straße/ }), 'Heidestraße 17');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postleitzahl' }), '15991');
    await userEvent.click(send);
    await expect(onAddress).toHaveBeenCalledOnce();
    await expect(onAddress.mock.calls[0]?.[0].get('zip')).toBe('15991');
  },
};

const onSend = fn<() => Promise<void>>();

/** Without the consent nothing is sent; a failure keeps everything. */
export const Check: Story = {
  name: 'Check answers and send',
  parameters: {
    german: 'Ohne Zustimmung wird nichts gesendet; nach einem Fehler ist alles noch da.',
  },
  beforeEach: () => {
    onSend.mockReset();
    onSend.mockRejectedValueOnce(new Error('503')).mockResolvedValue();
  },
  render: () => <CheckAndSend onSend={onSend} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Auftrag senden' });
    for (const [name, answer] of [
      ['Auszug ändern', 'Liegenschaftskarte'],
      ['Flurstück ändern', 'Lindenau, Flur 3, 114/2'],
    ] as const) {
      const change = canvas.getByRole('link', { name });
      await expect(change.parentElement).toHaveTextContent(answer);
    }
    await userEvent.click(send);
    await expect(onSend).not.toHaveBeenCalled();
    await expect(send).toBeEnabled();
    await expect(canvas.getByText(/Bestätigen Sie, bevor Sie senden/)).toBeVisible();
    const consent = canvas.getByRole('checkbox');
    await userEvent.click(consent);
    await userEvent.click(send);
    await canvas.findByText(/Ihre Angaben sind noch da/);
    await expect(consent).toBeChecked();
    let finish: (() => void) | undefined;
    onSend.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    send.focus();
    await userEvent.click(send);
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
    await userEvent.click(send);
    await expect(send).toHaveFocus();
    finish?.();
    await waitFor(() => expect(canvas.queryByText(/noch da/)).toBeNull());
    await expect(onSend).toHaveBeenCalledTimes(2);
  },
};

function Waiting(): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>('running');
  return (
    <>
      <WaitForResult outcome={outcome} onRetry={() => setOutcome('running')} />
      <Button variant="quiet" onClick={() => setOutcome('ready')}>
        Ergebnis zeigen
      </Button>
      <Button variant="quiet" onClick={() => setOutcome('failed')}>
        Fehler zeigen
      </Button>
    </>
  );
}

/** A failure can be repeated; the result is announced. */
export const Wait: Story = {
  name: 'Wait for a result',
  parameters: { german: 'Ein Fehler lässt sich wiederholen; das Ergebnis wird angesagt.' },
  render: () => <Waiting />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Fehler zeigen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await canvas.findByRole('progressbar', { name: 'Ihr Auszug wird erstellt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ergebnis zeigen' }));
    await canvas.findByRole('heading', { name: 'Ihr Auszug ist fertig' });
    const polite = document.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(polite).toHaveTextContent('Ihr Auszug ist fertig.'));
    await expect(polite?.textContent?.match(/ist fertig/g)).toHaveLength(1);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Ihr Auszug' })).toContainElement(
      canvas.getByRole('heading', { name: 'Ihr Auszug ist fertig' }),
    );
  },
};
