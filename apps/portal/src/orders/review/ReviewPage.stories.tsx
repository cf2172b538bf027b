import type { PortalConfiguration } from '@portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import {
  beingGenerated,
  closed,
  completed,
  created,
  feeNotice,
  generated,
  inReview,
  NUMBER,
  partlyRejected,
  payable,
} from '../../stories/fixtures/orders.ts';
import { answered, asked, withdrawn } from '../../stories/fixtures/questions.ts';
import type { SentOrderState } from '../../stories/fixtures/orders.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';

const meta = {
  title: 'Pages/Review',
  id: 'seiten-auftrag',
  tags: ['page', '!autodocs'],
  excludeStories: ['storyOfEachState'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.review(NUMBER);

/** The authority is reviewing the order. */
export const InReview = pageState({
  at,
  answers: { getOrder: inReview },
  shows: 'review.APPROVAL_PENDING',
  steps: 'done done current blocked blocked',
});

/** No review needed; to be paid. */
export const Payable = pageState({
  at,
  answers: { getOrder: payable },
  shows: 'review.toPayment',
  steps: 'done done current upcoming upcoming',
});

/** One position rejected with a reason, details open; the others are to be paid. */
export const PartlyRejected = pageState({
  at,
  answers: { getOrder: partlyRejected },
  act: () => clickText('summary.showDetails'),
  shows: 'review.reason',
  everyWidth: true,
  steps: 'done done current upcoming upcoming',
});

/** The reason of a rejection is in sight while the details are closed (PAGE-12). */
export const ReasonInSight = pageState({
  at,
  answers: { getOrder: partlyRejected },
  shows: { de: 'Ein Kaufinteresse allein begründet kein' },
  steps: 'done done current upcoming upcoming',
});

/** All positions rejected: no payment, but a new justification, and what a person can do against it (LOOK-1). */
export const Rejected = pageState({
  at,
  answers: { getOrder: closed('REJECTED') },
  act: async () => {
    await screen.findByRole('button', { name: /Mit neuer Begründung|new justification/ });
    await screen.findByRole('heading', { name: /gegen die Entscheidung|against the decision/ });
    await expect(screen.queryByRole('button', { name: /bezahlung|payment/i })).toBeNull();
  },
  shows: 'review.REJECTED',
  steps: 'done done current blocked blocked',
});

const configuration = {
  questions: { daysToAnswer: 14, reminderDays: 3, silence: 'REJECT' },
  documents: [{ id: 'kaufvertrag', name: { de: 'Kaufvertrag', en: 'Purchase contract' } }],
} as const satisfies Partial<PortalConfiguration>;

const pressSend = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: /Antwort senden|Send answer/ }));

/** The authority asks: the conversation, the deadline, and the form of the answer (DESK-2). */
export const Question = pageState({
  at,
  configuration,
  answers: { getOrder: asked },
  act: async () => {
    await screen.findByText(/5\. Dezember 2026|5 December 2026/);
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    await expect(screen.getByText(/Kaufvertrag|Purchase contract/)).toBeVisible();
  },
  shows: 'review.QUESTION',
  everyWidth: true,
  steps: 'done done current blocked blocked',
});

/** Sent without a text: the field says so, and has the focus. */
export const AnswerMissing = pageState({
  at,
  configuration,
  answers: { getOrder: asked },
  act: async () => {
    await pressSend();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  },
  shows: 'validation.ANSWER_LENGTH',
});

/** The authority has asked again meanwhile: the answer is not sent, and its text stays. */
export const QuestionChanged = pageState({
  at,
  configuration,
  answers: { getOrder: asked, answerQuestion: problem(409, 'QUESTION_CHANGED') },
  act: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'Für einen Garten.');
    await pressSend();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Für einen Garten.'));
  },
  shows: 'error.QUESTION_CHANGED',
});

/** Withdrawing asks first. */
export const Withdraw = pageState({
  at,
  configuration,
  answers: { getOrder: asked },
  act: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /Auszug zurückziehen|Withdraw extract/ }),
    );
  },
  shows: 'conversation.withdrawText',
});

/** Answered: the conversation stays, without a form. */
export const Answered = pageState({
  at,
  configuration,
  answers: { getOrder: answered },
  act: async () => {
    await screen.findByRole('article');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
  shows: 'review.APPROVAL_PENDING',
});

/** One extract withdrawn: no legal remedy, and the other one is paid. */
export const Withdrawn = pageState({
  at,
  configuration,
  answers: { getOrder: withdrawn },
  act: async () => {
    await screen.findByRole('article');
    await expect(screen.queryByText(/Was Sie gegen|What you can do against/)).toBeNull();
  },
  shows: 'approval.WITHDRAWN',
});

/** Cancelled. */
export const Cancelled = pageState({
  at,
  answers: { getOrder: closed('CANCELLED') },
  shows: 'review.CANCELLED',
  steps: 'done done current blocked blocked',
});

/** Not paid in time. */
export const Expired = pageState({
  at,
  answers: { getOrder: closed('EXPIRED') },
  shows: 'review.EXPIRED',
  steps: 'done done current blocked blocked',
});

/** Paid; the extract is being generated. */
export const BeingMade = pageState({
  at,
  answers: { getOrder: beingGenerated },
  shows: 'review.toGeneration',
  steps: 'done done current done upcoming',
});

/** Paid; the extract is generated and is being delivered. */
export const Generated = pageState({
  at,
  answers: { getOrder: generated },
  shows: 'review.toGeneration',
  steps: 'done done current done upcoming',
});

/** Completed, with an invoice; its files are downloaded here (LOOK-1). */
export const Completed = pageState({
  at,
  answers: { getOrder: completed },
  act: async () => {
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^[^]*${NUMBER}$`) });
    const downloads = await screen.findAllByRole('link', { name: /herunterladen|download/i });
    await expect(downloads.length).toBeGreaterThan(1);
  },
  shows: 'order.invoice',
  steps: 'done done current done done',
});

/** Just created. */
export const Created = pageState({
  at,
  answers: { getOrder: created },
  shows: 'review.table',
  steps: 'done done current blocked blocked',
});

/** Completed automatically with a fee notice. */
export const FeeNotice = pageState({
  at,
  answers: { getOrder: feeNotice },
  shows: 'order.feeNotice',
  steps: 'done done current upcoming done',
});

/** An order without positions: said once, and without a next step (SEED-10). */
export const Empty = pageState({
  at,
  answers: { getOrder: { ...payable, orderPositions: [] } },
  act: async () => {
    const button = await screen.findByRole('button', { name: /bezahlung|payment/i });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getAllByText(/enthält keine Auszüge|contains no extracts/)).toHaveLength(1);
  },
  shows: 'error.CART_EMPTY',
});

/** The order is loading. */
export const Loading = pageState({ at, answers: { getOrder: noAnswer }, shows: 'loading.order' });

/** The order does not exist or belongs to somebody else. */
export const NotFound = pageState({
  at,
  answers: { getOrder: problem(404, 'NOT_FOUND') },
  shows: 'error.NOT_FOUND',
  steps: 'done done current upcoming upcoming',
});

/** The order could not be loaded. */
export const Failed = pageState({
  at,
  answers: { getOrder: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'problem.requestId',
});

export const storyOfEachState: Record<SentOrderState, StoryObj> = {
  CREATED: Created,
  APPROVAL_PENDING: InReview,
  APPROVED: Payable,
  PARTLY_REJECTED: PartlyRejected,
  READY_FOR_DELIVERY: BeingMade,
  GENERATION_COMPLETED: Generated,
  COMPLETED: Completed,
  FEE_NOTICE: FeeNotice,
  REJECTED: Rejected,
  CANCELLED: Cancelled,
  EXPIRED: Expired,
  UNKNOWN_NUMBER: NotFound,
};
