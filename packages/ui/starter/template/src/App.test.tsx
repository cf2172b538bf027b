import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from './App';
import { faultsOf, NO_ANSWERS, sendReport } from './report/report';

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: RegExp | string, value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
});
afterEach(cleanup);

describe('the form', () => {
  it('names what is missing, keeps every answer, and sends them', async () => {
    render(<App />);
    press('Weiter');
    expect(screen.getByRole('link', { name: 'Wählen Sie, was beschädigt ist.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Baum' }));
    press('Weiter');
    type('Tag', '1');
    type('Monat', '2');
    type('Jahr', '2026');
    type('Straße', 'Lindenallee 12');
    press('Zurück');
    expect(screen.getByRole('radio', { name: 'Baum', checked: true })).toBeTruthy();
    press('Weiter');
    press('Weiter');
    expect(screen.getByText('1. Februar 2026')).toBeTruthy();
    press('Meldung senden');
    await screen.findByRole('heading', { name: 'Ihre Meldung ist angekommen' });
  });

  it.each([
    ['2999-01-01', 'Das Datum liegt in der Zukunft.'],
    ['2026-13-01', 'Geben Sie Tag, Monat und Jahr ein, etwa 24 12 2026.'],
    ['', 'Geben Sie ein Datum ein.'],
  ])('refuses the date "%s"', (seenOn, message) => {
    const answers = { ...NO_ANSWERS, kind: 'tree', seenOn, street: 'Lindenallee' } as const;
    expect(faultsOf(answers, '2026-11-29')).toEqual({ seenOn: message });
  });
});

describe('the list', () => {
  it('says that there is nothing, and shows what was sent', async () => {
    window.location.hash = '#/meldungen';
    render(<App />);
    expect(screen.getByText('Sie haben noch nichts gemeldet.')).toBeTruthy();
    cleanup();
    await sendReport({ kind: 'lamp', seenOn: '2026-02-01', street: 'Am Markt 2' });
    render(<App />);
    await waitFor(() => expect(screen.getByText('Am Markt 2')).toBeTruthy());
    expect(screen.getByText('Straßenlampe')).toBeTruthy();
  });
});
