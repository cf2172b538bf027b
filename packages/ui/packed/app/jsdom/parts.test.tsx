import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@portal/ui/dialog';
import { OrderTable } from '@portal/ui/order-table';
import { PortalProvider } from '@portal/ui/provider';
import { RadioGroup } from '@portal/ui/radio-group';
import { everything, Probed } from '../src/everything';

// An adopter's tests: jsdom has no `matchMedia`, `ResizeObserver` and `showModal`, and nothing here adds them.
afterEach(cleanup);

function renderPart(part: ReactElement): void {
  render(
    <StrictMode>
      <PortalProvider locale="en">{part}</PortalProvider>
    </StrictMode>,
  );
}

function Question(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} onOpenChange={setOpen} heading="Remove it?" description="It is gone." />
    </>
  );
}

describe('in jsdom', () => {
  it.each(Object.keys(everything))('%s is rendered without an error or a warning', (name) => {
    const error = vi.spyOn(console, 'error');
    renderPart(<Probed name={name} />);
    expect(document.querySelector(`[data-filled="${name}"]`)).not.toBe(null);
    expect(error.mock.calls).toEqual([]);
  });

  it('a radio group selects', () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const items = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    renderPart(<RadioGroup label="Size" items={items} onValueChange={onValueChange} />);
    fireEvent.click(screen.getByRole('radio', { name: 'B' }));
    expect(onValueChange.mock.calls).toEqual([['b']]);
    expect(screen.getByRole('radio', { name: 'B' }).getAttribute('aria-checked')).toBe('true');
  });

  it('a table is found by its caption and cells', () => {
    const columns = [{ id: 'a', header: 'A', cell: (row: string) => row }] as const;
    renderPart(
      <OrderTable
        caption="Orders"
        columns={columns}
        rows={['1']}
        rowKey={(row) => row}
        empty="-"
      />,
    );
    expect(screen.getByRole('table', { name: 'Orders' })).not.toBe(null);
    expect(screen.getByRole('cell', { name: '1' })).not.toBe(null);
  });

  it('a dialog opens with name and description, and closes by Escape', () => {
    renderPart(<Question />);
    const opener = screen.getByRole('button', { name: 'Ask' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = screen.getByRole('dialog', {
      name: 'Remove it?',
      description: 'It is gone.',
    });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(document.activeElement).toBe(opener);
  });
});
