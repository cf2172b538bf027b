import type { DraftAction } from '@portal/order-flow';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { addressee, NUMBER, payable } from '../../stories/fixtures/orders.ts';
import { map, ownerRecord, paymentMethods, record } from '../../stories/fixtures/products.ts';
import { allConsents, ordering, orderingPaper } from '../../stories/fixtures/wizard.ts';
import { textOf } from '../../stories/expected-text.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';

const meta = {
  title: 'Pages/Order 7 Summary',
  id: 'seiten-bestellung-7-uebersicht',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const several = [...ordering(map, 'one'), ...ordering(record, 'two')];

/** The basket is empty. */
export const Empty = pageState({
  at,
  order: [{ type: 'newProduct' }, { type: 'cancelConfiguration' }],
  shows: 'summary.empty',
});

/** Two items; consents missing. */
export const Several = pageState({
  at,
  order: several,
  shows: 'validation.PRIVACY',
  everyWidth: true,
});

/** A page does not show the whole parcel: the confirmation is repeated (JRN-4). */
export const PartialPage = pageState({
  at,
  order: ordering(map, 'one').flatMap((action): DraftAction[] =>
    action.type === 'addProduct'
      ? [
          { type: 'movePrintArea', dx: 95, dy: 0 },
          { type: 'confirmPartialPage', confirmed: true },
          action,
        ]
      : [action],
  ),
  shows: {
    de: 'Ein Auszug zeigt sein Flurstück nicht ganz.',
    en: 'One extract does not show its whole parcel.',
  },
});

/** Ready to be sent. */
export const ReadyToSend = pageState({
  at,
  order: [...several, allConsents],
  shows: 'summary.intro',
});

/** Paper: the delivery address is shown before sending (JRN-1). */
export const Paper = pageState({
  at,
  order: [...orderingPaper(record, 'one'), allConsents],
  shows: 'delivery.addressOfProfile',
});

/** Another delivery address for this order. */
export const PaperElsewhere = pageState({
  at,
  order: [
    ...orderingPaper(record, 'one'),
    allConsents,
    { type: 'setAddressee', addressee: { ...addressee, name: 'Kanzlei Beispiel' } },
  ],
  shows: 'delivery.addressEntered',
});

/** The delivery address is incomplete: its fields are open and the order cannot be sent. */
export const PaperAddressIncomplete = pageState({
  at,
  order: [
    ...orderingPaper(record, 'one'),
    allConsents,
    { type: 'setAddressee', addressee: { ...addressee, street: 'Lindenallee' } },
  ],
  shows: 'validation.ADDRESSEE_STREET',
});

/** The delivery address is being changed. */
export const PaperAddressOpened = pageState({
  at,
  order: orderingPaper(record, 'one'),
  act: () => clickText('delivery.changeAddress'),
  shows: 'delivery.confirmAddress',
});

/** A browser fills in all fields at once: none of them is lost (FIND-7). */
export const AddressFilledByBrowser = pageState({
  at,
  order: orderingPaper(record, 'one'),
  act: async () => {
    await clickText('delivery.changeAddress');
    const filled = ['Kanzlei Beispiel', 'Markt 3', '10115', 'Berlin'];
    const fields = [
      'delivery.name',
      'delivery.street',
      'delivery.zipCode',
      'delivery.city',
    ] as const;
    const inputs = fields.map((field) => screen.getByRole('textbox', { name: textOf(field) }));
    await expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual([
      'shipping name',
      'shipping address-line1',
      'shipping postal-code',
      'shipping address-level2',
    ]);
    // One task without a rendering in between.
    for (const [index, input] of inputs.entries()) {
      void fireEvent.change(input, { target: { value: filled[index] } });
    }
    await waitFor(() => expect(inputs.map((input) => input.getAttribute('value'))).toEqual(filled));
  },
  shows: 'delivery.addressEntered',
});

/** Details open. */
export const DetailsOpened = pageState({
  at,
  order: [...several, ...ordering(ownerRecord, 'three')],
  act: () => clickText('summary.showDetails'),
  shows: 'justification.label',
});

/** The own reference of an extract (PAGE-6). */
export const OwnReference = pageState({
  at,
  order: several,
  act: () => clickText('summary.showDetails'),
  shows: 'order.referenceHint',
});

/** With owner data: a warning and a third consent. */
export const Sensitive = pageState({
  at,
  order: [...several, ...ordering(ownerRecord, 'three')],
  shows: 'consent.dataTransfer',
});

/** A product that is sold by contract: consent to delivery before the withdrawal period ends (LAW-3). */
export const SoldByContract = pageState({
  at,
  order: [
    ...ordering({ ...map, legalNature: 'CONTRACT' }, 'one'),
    { type: 'setConsents', change: { privacy: true, terms: true } },
  ],
  shows: 'validation.IMMEDIATE_DELIVERY',
});

/** The maximum number of items. */
export const AtTheMaximum = pageState({
  at,
  order: Array.from({ length: 10 }, (_, index) => ordering(record, `item ${index}`)).flat(),
  shows: { de: 'Mehr als 10 Auszüge', en: 'One order holds at most 10 extracts' },
});

/** The order is being sent. */
export const Sending = pageState({
  at,
  order: [...several, allConsents],
  answers: { createOrder: noAnswer },
  act: () => clickText('summary.send'),
  shows: 'summary.intro',
});

/** Sending has failed; nothing is lost. */
export const SendingFailed = pageState({
  at,
  order: [...several, allConsents],
  answers: { createOrder: problem(503, 'TECHNICAL_PROBLEM') },
  act: () => clickText('summary.send'),
  shows: 'error.ORDER_CREATION',
});

/** The backend has refused the order with a reason. */
export const SendingRefused = pageState({
  at,
  order: [...several, allConsents],
  answers: { createOrder: problem(403, 'TRUST_LEVEL') },
  act: () => clickText('summary.send'),
  shows: 'error.TRUST_LEVEL',
});

/** After a reload the reason of a refusal is still shown (FLOW-13). */
export const SendingRefusedBefore = pageState({
  at,
  order: [
    ...several,
    allConsents,
    { type: 'sendStarted', idempotencyKey: 'another' },
    {
      type: 'sendFailed',
      idempotencyKey: 'one',
      failure: { status: 403, messageKey: 'TRUST_LEVEL' },
    },
  ],
  shows: 'error.TRUST_LEVEL',
});

/** An item was removed; undo is offered. */
export const Removed = pageState({
  at,
  order: several,
  before: 'summary.intro',
  act: async () => {
    const [first] = screen.getAllByRole('button', { name: /entfernen|remove/i });
    if (first) await userEvent.click(first);
  },
  shows: 'summary.undo',
});

/** The notice of the removal is closed; the item can still be restored (SEED-5, WCAG 2.2.1). */
export const Restorable = pageState({
  at,
  order: several,
  before: 'summary.intro',
  act: async () => {
    const [first] = screen.getAllByRole('button', { name: /entfernen|remove/i });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: /schließen|close/i }));
    await waitFor(() => expect(screen.queryByText(/Rückgängig|Undo/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /wiederherstellen|restore/i }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /entfernen|remove/i })).toHaveLength(2),
    );
  },
  shows: 'summary.intro',
});

/** An item was duplicated (JRN-7). */
export const Duplicated = pageState({
  at,
  order: several,
  before: 'summary.intro',
  act: async () => {
    const [first] = screen.getAllByRole('button', { name: /duplizieren|duplicate/i });
    if (first) await userEvent.click(first);
  },
  shows: { de: 'Position 2 hinzugefügt', en: 'Item 2 added' },
});

/** An item is being changed: the last step of its configuration (JRN-7). */
export const Changing = pageState({
  at,
  order: [...several, { type: 'changeProduct', key: 'one' }],
  shows: { de: 'Sie ändern Position 1', en: 'You are changing item 1' },
});

/** Confirmation before the basket is emptied. */
export const CancelDialog = pageState({
  at,
  order: several,
  act: () => clickText('action.cancelOrder'),
  shows: 'summary.cancelText',
});

/** Back on the summary after sending: the order number with a link. */
export const AlreadySent = pageState({
  at: `${at}?schritt=uebersicht`,
  order: [...several, allConsents, { type: 'orderCreated', orderNumber: NUMBER }],
  shows: 'action.toReview',
});

/** Another tab has sent the basket: its order is named (FIND-5). */
export const SentElsewhere = pageState({
  at: `${at}?schritt=uebersicht`,
  order: [...several, { type: 'orderedElsewhere', keys: ['one', 'two'], orderNumber: NUMBER }],
  shows: 'action.toReview',
});

/** The last item is removed while the order is being sent: its page opens all the same (FIND-5). */
export const RemovedWhileSending = pageState({
  at: `${at}?schritt=uebersicht`,
  order: [...ordering(map, 'one'), allConsents],
  answers: {
    getOrder: payable,
    listPaymentMethods: paymentMethods,
    createOrder: { late: { orderNumber: NUMBER, orderStatus: 'APPROVED' }, afterMs: 1000 },
  },
  before: 'summary.intro',
  act: async () => {
    await clickText('summary.send');
    await userEvent.click(screen.getByRole('button', { name: /entfernen|remove/i }));
  },
  shows: 'payment.chooseFirst',
});
