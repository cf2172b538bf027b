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
    await userEvent.click(send);
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' })).toHaveFocus(),
    );
    await expect(onAddress).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Erika Mustermann');
    await userEvent.type(canvas.getByRole('textbox', { name: /Straße/ }), 'Heidestraße 17');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postleitzahl' }), '15991');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ort' }), 'Neu Seeheim');
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
    await userEvent.click(send);
    await expect(onSend).not.toHaveBeenCalled();
    const consent = canvas.getByRole('checkbox');
    await userEvent.click(consent);
    await userEvent.click(send);
    await canvas.findByText(/Ihre Angaben sind noch da/);
    await expect(consent).toBeChecked();
    await userEvent.click(send);
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
    await waitFor(() => expect(document.body).toHaveTextContent('Ihr Auszug ist fertig.'));
  },
};
