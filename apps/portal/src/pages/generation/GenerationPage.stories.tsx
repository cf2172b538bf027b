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

/** It is being made. */
export const Waiting = pageState({ at, answers: waiting, shows: 'generation.waiting.duration' });

/** It can be fetched; the bill stands beside it. */
export const Ready = pageState({
  at,
  answers: status('CLOSED', 'READY', 'COMPLETED'),
  shows: 'order.invoice',
});

/** It comes by post. */
export const PaperOnly = pageState({
  at,
  answers: status('CLOSED', 'NOT_AVAILABLE', 'COMPLETED'),
  shows: 'generation.paper-only.text',
});

/** The authority still checks. */
export const NotApproved = pageState({
  at,
  answers: status('APPROVAL_PENDING', 'WAITING'),
  shows: 'generation.not-approved.text',
});

/** Not paid. */
export const NotPaid = pageState({
  at,
  answers: status('APPROVED', 'WAITING'),
  shows: 'generation.not-paid.text',
});

/** It could not be made. */
export const Failed = pageState({
  at,
  answers: status('READY_FOR_DELIVERY', 'FAILED'),
  shows: 'generation.failed.text',
});

/** It takes longer than anybody waits. */
export const Timeout = pageState({
  at,
  answers: waiting,
  configuration: { polling: { intervalMs: 20, timeoutMs: 40 } },
  shows: 'generation.timeout.text',
});

/** Nobody answers; it is asked on. */
export const Unreachable = pageState({
  at,
  answers: { getDownloadStatus: networkError },
  configuration: { polling: { intervalMs: 20, timeoutMs: 900_000 } },
  shows: 'generation.unsure',
});
