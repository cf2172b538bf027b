import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { clickText } from '../../stories/click-text.ts';
import { textOf } from '../../stories/expected-text.ts';
import { map, ownerRecord, record } from '../../stories/fixtures/products.ts';
import { ordering } from '../../stories/fixtures/wizard.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Order 7 Summary rows',
  id: 'seiten-bestellung-7-uebersicht-zeilen',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const several = [...ordering(map, 'one'), ...ordering(record, 'two')];

/** What tells the extracts apart is in their rows, without unfolding them (PAGE-9). */
export const Formats = pageState({
  at,
  order: several,
  before: 'summary.intro',
  act: async () => {
    const [first] = await screen.findAllByRole('rowheader');
    await expect(first).toHaveTextContent(/A4 (hoch|portrait), 1:\d+, (farbig|colour), PDF/);
    await expect(first?.querySelector('img')).toHaveAttribute('alt', '');
  },
  shows: 'summary.consents',
});

/** The justification of an item is changed from its details. */
export const JustificationChanged = pageState({
  at,
  order: ordering(ownerRecord, 'one'),
  act: async () => {
    await clickText('summary.showDetails');
    await clickText('summary.changeJustification');
  },
  shows: 'wizard.configuration-justification.heading',
});

/** The same extract twice is noticed, not refused (PAGE-6). */
export const Equal = pageState({
  at,
  order: [...several, ...ordering(record, 'three')],
  shows: { de: 'Die Positionen 2 und 3 zeigen dasselbe', en: 'Items 2 and 3 show the same' },
});

/** What binds, and for how much, is said beside the button that sends the order (PAGE-13). */
export const Binding = pageState({
  at,
  order: several,
  act: async () => {
    const button = await screen.findByRole('button', { name: textOf('summary.send') });
    await expect(button.previousElementSibling?.parentElement).toHaveTextContent(
      /(bestellen Sie für|you order for) €?33[,.]00/,
    );
  },
  shows: 'summary.binding',
});

/** With owner data the order binds at once, and says what follows without a payment (PAGE-13). */
export const BindingReview = pageState({
  at,
  order: ordering(ownerRecord, 'one'),
  shows: {
    de: 'bestellen Sie verbindlich für',
    en: 'you place a binding order for',
  },
});

/** The removed item is restored by its button below the basket: the focus returns to the basket. */
export const Restored = pageState({
  at,
  order: several,
  before: 'summary.intro',
  act: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Position 1 entfernen/ }));
    await userEvent.click(await screen.findByRole('button', { name: /wiederherstellen/ }));
    // The row that was the first one meanwhile.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Position 2 entfernen/ })).toHaveFocus(),
    );
  },
  shows: 'summary.intro',
});

/** The whole order is cancelled: a notification says it, and the heading has the focus. */
export const Cancelled = pageState({
  at,
  order: several,
  before: 'summary.intro',
  act: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Auftrag abbrechen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, Auftrag abbrechen' }));
    await waitFor(() => expect(document.querySelector('main [data-page-heading]')).toHaveFocus());
  },
  shows: 'summary.cancelled',
});
