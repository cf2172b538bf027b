import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from '@portal/ui/combobox';
import { Dialog } from '@portal/ui/dialog';
import { ErrorSummary } from '@portal/ui/error-summary';
import { OrderTable } from '@portal/ui/order-table';
import { PortalProvider } from '@portal/ui/provider';
import { RadioGroup } from '@portal/ui/radio-group';
import { SkipLink } from '@portal/ui/skip-link';
import { TextField } from '@portal/ui/text-field';
import { everything, Probed } from '../src/everything';

// An adopter's tests: jsdom has no `matchMedia`, `ResizeObserver`, `showModal` and `scrollIntoView`, and nothing here adds them.
afterEach(cleanup);

const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex]';
const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'Home', 'End', 'a', 'Enter', ' ', 'Escape'];

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
  it.each(Object.keys(everything))('%s is rendered, clicked and typed in', (name) => {
    const warned = vi.spyOn(console, 'error');
    const errors: unknown[] = [];
    const remember = ({ error }: ErrorEvent): number => errors.push(error);
    window.addEventListener('error', remember);
    renderPart(<Probed name={name} />);
    expect(document.querySelector(`[data-filled="${name}"]`)).not.toBe(null);
    expect(warned.mock.calls).toEqual([]);
    for (const control of document.querySelectorAll(CONTROLS)) {
      fireEvent.focus(control);
      fireEvent.click(control);
      for (const key of KEYS) fireEvent.keyDown(control, { key });
    }
    window.removeEventListener('error', remember);
    expect(errors).toEqual([]);
  });

  it('a link of the error summary leads to its field', () => {
    renderPart(
      <>
        <ErrorSummary items={[{ fieldId: 'name', message: 'Enter your name.' }]} />
        <TextField id="name" label="Name" />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Enter your name.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('a skip link leads to the content', () => {
    renderPart(
      <>
        <SkipLink targetId="content" />
        <main id="content">
          <h1>Orders</h1>
        </main>
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  it('a combobox chooses by the keyboard', () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const items = [{ value: 'a', label: 'Lindenau' }];
    renderPart(<Combobox label="City" items={items} onValueChange={onValueChange} />);
    const city = screen.getByRole('combobox', { name: 'City' });
    fireEvent.keyDown(city, { key: 'ArrowDown' });
    fireEvent.keyDown(city, { key: 'Enter' });
    expect(onValueChange.mock.calls).toEqual([['a']]);
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
