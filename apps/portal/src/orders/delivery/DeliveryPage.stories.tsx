import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DownloadStatusAnswer, Order } from '@portal/api';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { networkError, problem } from '../../stories/fake-backend.ts';
import {
  addressee,
  beingGenerated,
  closed,
  completed,
  created,
  feeNotice,
  generated,
  inReview,
  NUMBER,
  onPaper,
  partlyRejected,
  payable,
  position,
} from '../../stories/fixtures/orders.ts';
import type { SentOrderState } from '../../stories/fixtures/orders.ts';
import { map } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Download',
  id: 'seiten-bereitstellung',
  tags: ['page', '!autodocs'],
  excludeStories: ['storyOfEachState'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.delivery(NUMBER);

function status(
  orderStatus: DownloadStatusAnswer['orderStatus'],
  downloadStatus: DownloadStatusAnswer['downloadStatus'],
  closeResolution: DownloadStatusAnswer['closeResolution'] = null,
  order: Order = completed,
) {
  const answer = { orderNumber: NUMBER, orderStatus, downloadStatus, closeResolution };
  return { getDownloadStatus: answer, getOrder: order };
}

/** Every extract is listed, those without a file too; so many have a link. */
async function expectExtracts(name: RegExp, links: number): Promise<void> {
  const list = within(await screen.findByRole('list', { name }));
  await expect(list.getAllByRole('listitem')).toHaveLength(2);
  const downloads = /^(Auszug herunterladen|Download extract)$/;
  await expect(list.queryAllByRole('link', { name: downloads })).toHaveLength(links);
}

/** In a wide window the card with number, payment, address and invoice is beside the extracts (PAGE-12). */
async function expectCardBeside(): Promise<void> {
  const card = screen.getByRole('complementary', { name: /^(Ihr Auftrag|Your order)$/ });
  const content = within(card);
  await expect(content.getByText(NUMBER)).toBeVisible();
  await expect(content.getByText(addressee.street, { exact: false })).toBeVisible();
  await expect(content.getByText(/^(Bezahlt am|Paid on) /)).toBeVisible();
  const links = content.getAllByRole('link');
  await expect(links).toHaveLength(2);
  for (const link of links) await expect(link).toHaveAttribute('download');
  const list = screen.getAllByRole('list').find((one) => one.querySelector('a[download]'));
  const [left, right] = [list, card].map((part) => part?.getBoundingClientRect());
  if (window.innerWidth >= 960) {
    await expect(left?.right ?? Infinity).toBeLessThan(right?.left ?? 0);
  } else {
    await expect(left?.bottom ?? Infinity).toBeLessThan(right?.top ?? 0);
  }
}

const waiting = status('READY_FOR_DELIVERY', 'WAITING', null, beingGenerated);

/** The extracts of the order are being generated. */
export const Waiting = pageState({
  at,
  answers: waiting,
  before: 'generation.waiting.duration',
  act: () => expectExtracts(/Auszüge in diesem Auftrag|Extracts in this order/, 0),
  shows: { de: 'Ihre 2 Auszüge werden erstellt', en: 'Your 2 extracts are being created' },
  steps: 'done done done done current',
});

/** The extracts can be downloaded, and the invoice; paper comes by post. */
export const Ready = pageState({
  at,
  answers: status('CLOSED', 'READY', 'COMPLETED'),
  before: 'generation.ready.paper',
  act: async () => {
    await expectExtracts(/Auszüge zum Herunterladen|Extracts to download/, 2);
    await expectCardBeside();
  },
  shows: 'order.invoice',
  steps: 'done done done done current',
});

const onePdf = {
  ...completed,
  orderPositions: [position(map, { numberOfCopies: 0, downloadSize: 66_183 })],
};

/** One extract as PDF only. */
export const ReadyOnePdf = pageState({
  at,
  answers: status('CLOSED', 'READY', 'COMPLETED', onePdf),
  shows: { de: 'Ihr Auszug ist fertig', en: 'Your extract is ready' },
  steps: 'done done done done current',
});

/** The order itself could not be loaded. */
export const ReadyWithoutOrder = pageState({
  at,
  answers: {
    ...status('CLOSED', 'READY', 'COMPLETED'),
    getOrder: problem(503, 'TECHNICAL_PROBLEM'),
  },
  shows: 'generation.download',
  steps: 'done done done done current',
});

/** Completed automatically: the extract is ready, but not paid. */
export const ReadyWithFeeNotice = pageState({
  at,
  answers: status('CLOSED', 'READY', 'COMPLETED', feeNotice),
  shows: 'generation.feeNotice',
  steps: 'done done done upcoming current',
});

/** Ordered on paper only. */
export const PaperOnly = pageState({
  at,
  answers: status('CLOSED', 'NOT_AVAILABLE', 'COMPLETED', onPaper(completed)),
  shows: 'generation.paper-only.text',
  steps: 'done done done done current',
});

/** Paid, with paper that was sent: how many copies, when, and how long it takes (PAGE-12). */
export const PaperSent = pageState({
  at,
  answers: status('CLOSED', 'NOT_AVAILABLE', 'COMPLETED', {
    ...onPaper(completed),
    timeline: [...(completed.timeline ?? []), { event: 'DISPATCHED', at: '2026-11-19T13:00:00Z' }],
  }),
  before: { de: 'Bezahlt am 18. November 2026', en: 'Paid on 18 November 2026' },
  shows: { de: 'Abgeschickt am 19. November 2026', en: 'Sent on 19 November 2026' },
  steps: 'done done done done current',
});

/** The order was just created. */
export const Created = pageState({
  at,
  answers: status('CREATED', 'WAITING', null, created),
  shows: 'generation.not-approved.text',
  steps: 'done done current blocked blocked',
});

/** The extract is generated and is being delivered. */
export const Generated = pageState({
  at,
  answers: status('GENERATION_COMPLETED', 'WAITING', null, generated),
  shows: 'generation.waiting.duration',
  steps: 'done done done done current',
});

/** The extract on paper is being generated; there will be no file. */
export const PaperBeingGenerated = pageState({
  at,
  answers: status('READY_FOR_DELIVERY', 'NOT_AVAILABLE', null, onPaper(beingGenerated)),
  shows: 'generation.paper-only.text',
  steps: 'done done done done current',
});

/** The authority has rejected a part of the order; the rest is not paid. */
export const PartlyRejected = pageState({
  at,
  answers: status('APPROVED', 'WAITING', null, partlyRejected),
  shows: 'generation.not-paid.text',
  steps: 'done done done current upcoming',
});

/** The authority is reviewing the order. */
export const NotApproved = pageState({
  at,
  answers: status('APPROVAL_PENDING', 'WAITING', null, inReview),
  shows: 'generation.not-approved.text',
  steps: 'done done current blocked blocked',
});

/** The order is not paid. */
export const NotPaid = pageState({
  at,
  answers: status('APPROVED', 'WAITING', null, payable),
  shows: 'generation.not-paid.text',
  steps: 'done done done current upcoming',
});

/** The extract could not be generated. */
export const Failed = pageState({
  at,
  answers: status('READY_FOR_DELIVERY', 'FAILED', null, beingGenerated),
  shows: 'generation.failed.text',
  steps: 'done done done done current',
});

const withoutFiles: Order = {
  ...completed,
  orderPositions: completed.orderPositions.map((one) => ({ ...one, downloadSize: undefined })),
};

/** Completed, but without a file (IN-6). */
export const CompletedWithoutFile = pageState({
  at,
  answers: status('CLOSED', 'WAITING', 'COMPLETED', withoutFiles),
  shows: 'generation.failed.text',
  steps: 'done done done done current',
});

/** The authority has rejected the order. */
export const Rejected = pageState({
  at,
  answers: status('CLOSED', 'WAITING', 'REJECTED', closed('REJECTED')),
  shows: 'generation.rejected.text',
  steps: 'done done current blocked blocked',
});

/** The order was cancelled: nothing is sent anywhere, and it can be ordered again. */
export const Cancelled = pageState({
  at,
  answers: status('CLOSED', 'WAITING', 'CANCELLED', closed('CANCELLED')),
  before: 'action.orderAgain',
  act: async () => {
    await expect(screen.queryByText(addressee.street, { exact: false })).toBeNull();
  },
  shows: 'generation.cancelled.heading',
  steps: 'done done current blocked blocked',
});

/** The order was not paid in time. */
export const Expired = pageState({
  at,
  answers: status('CLOSED', 'WAITING', 'EXPIRED', closed('EXPIRED')),
  shows: 'generation.expired.text',
  steps: 'done done current blocked blocked',
});

/** The order does not exist or belongs to somebody else. */
export const NotFound = pageState({
  at,
  answers: { getDownloadStatus: problem(404, 'NOT_FOUND') },
  shows: 'error.NOT_FOUND',
  steps: 'done done done done current',
});

/** Polling has reached its time limit. */
export const Timeout = pageState({
  at,
  answers: waiting,
  configuration: { polling: { intervalMs: 20, timeoutMs: 40 } },
  shows: { de: 'sobald sie fertig sind', en: 'as soon as they are ready' },
  steps: 'done done done done current',
});

/** The backend cannot be reached; polling continues. Nothing says that an extract is being made. */
export const Unreachable = pageState({
  at,
  answers: { getDownloadStatus: networkError },
  configuration: { polling: { intervalMs: 20, timeoutMs: 900_000 } },
  shows: 'generation.unsure',
  act: async () => {
    await screen.findByText(/Ihr Auftrag geht nicht verloren|Your order is safe/);
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
});

export const storyOfEachState: Record<SentOrderState, StoryObj> = {
  CREATED: Created,
  APPROVAL_PENDING: NotApproved,
  APPROVED: NotPaid,
  PARTLY_REJECTED: PartlyRejected,
  READY_FOR_DELIVERY: Waiting,
  GENERATION_COMPLETED: Generated,
  COMPLETED: Ready,
  FEE_NOTICE: ReadyWithFeeNotice,
  REJECTED: Rejected,
  CANCELLED: Cancelled,
  EXPIRED: Expired,
  UNKNOWN_NUMBER: NotFound,
};
