import type { Meta } from '@storybook/react-vite';
import type { DownloadStatusAnswer } from '@portal/api';
import { paths } from '../../routes/paths.ts';
import { networkError } from '../../stories/fake-backend.ts';
import { completed, NUMBER } from '../../stories/fixtures/orders.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Seiten/Bereitstellung',
  id: 'seiten-bereitstellung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.generation(NUMBER);

function status(
  orderStatus: DownloadStatusAnswer['orderStatus'],
  downloadStatus: DownloadStatusAnswer['downloadStatus'],
  closeResolution: DownloadStatusAnswer['closeResolution'] = null,
) {
  const answer = { orderNumber: NUMBER, orderStatus, downloadStatus, closeResolution };
  return { getDownloadStatus: answer, getOrder: completed };
}

const waiting = status('READY_FOR_DELIVERY', 'WAITING');

/** The extract is being generated. */
export const Waiting = pageState({ at, answers: waiting, shows: 'generation.waiting.duration' });

/** The extract can be downloaded, and the invoice. */
export const Ready = pageState({
  at,
  answers: status('CLOSED', 'READY', 'COMPLETED'),
  shows: 'order.invoice',
});

/** Ordered on paper only. */
export const PaperOnly = pageState({
  at,
  answers: status('CLOSED', 'NOT_AVAILABLE', 'COMPLETED'),
  shows: 'generation.paper-only.text',
});

/** The authority is reviewing the order. */
export const NotApproved = pageState({
  at,
  answers: status('APPROVAL_PENDING', 'WAITING'),
  shows: 'generation.not-approved.text',
});

/** The order is not paid. */
export const NotPaid = pageState({
  at,
  answers: status('APPROVED', 'WAITING'),
  shows: 'generation.not-paid.text',
});

/** The extract could not be generated. */
export const Failed = pageState({
  at,
  answers: status('READY_FOR_DELIVERY', 'FAILED'),
  shows: 'generation.failed.text',
});

/** Polling has reached its time limit. */
export const Timeout = pageState({
  at,
  answers: waiting,
  configuration: { polling: { intervalMs: 20, timeoutMs: 40 } },
  shows: 'generation.timeout.text',
});

/** The backend cannot be reached; polling continues. */
export const Unreachable = pageState({
  at,
  answers: { getDownloadStatus: networkError },
  configuration: { polling: { intervalMs: 20, timeoutMs: 900_000 } },
  shows: 'generation.unsure',
});
