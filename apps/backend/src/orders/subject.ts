import type { Core } from '../core.ts';
import type { JobHandlers } from '../jobs/job.ts';
import { monthClosing } from './collective/close-month.ts';
import { collectivePayment } from './collective/pay.ts';
import { collectiveFiles } from './collective/receive-invoice.ts';
import { collectiveHandlers, collectiveOffers } from './collective/routes.ts';
import { sendInvoiceJob } from './collective/send-invoice.ts';
import { orderCancellation } from './closing/cancel.ts';
import { orderDeadlines } from './closing/deadlines.ts';
import { positionCredits } from './credits/credit-position.ts';
import { requestCreditJob } from './credits/request-credit.ts';
import { orderCreation } from './creation/create-order.ts';
import { withdrawalTexts } from './creation/withdrawal-texts.ts';
import { declarations } from './declared/declarations.ts';
import { fileDelivery } from './delivery/receive-files.ts';
import { requestExtractJob, requestInvoiceJob } from './delivery/request-files.ts';
import { guestOrders } from './guests/guest-orders.ts';
import { guestOrderHandlers } from './guests/routes.ts';
import { sendGuestLinkJob } from './guests/send-guest-link.ts';
import { integrationHandlers } from './integration-routes.ts';
import { lifecyclePeriods } from './lifecycle/periods.ts';
import { lifecycleSteps } from './lifecycle/steps.ts';
import { messageJobs } from './notifications/message-jobs.ts';
import { paymentRefunds } from './payment/refund.ts';
import { refundReports } from './payment/refund-tasks.ts';
import { settlements as orderSettlements } from './payment/settlement.ts';
import { payments as orderPayments } from './payment/start-payment.ts';
import { downloads } from './queries/downloads.ts';
import { messageFiles } from './queries/message-files.ts';
import { orderViews } from './queries/order-views.ts';
import { fileVerification } from './queries/verify-file.ts';
import { verifyExtract } from './queries/verify-extract.ts';
import { reviewConclusion } from './review/conclude-review.ts';
import { questions as orderQuestions } from './review/questions.ts';
import { reviewDecisions } from './review/record-decisions.ts';
import { unansweredReason } from './review/unanswered-reason.ts';
import { sendAnswerJob, sendReviewJob } from './review/send-review.ts';
import { sendSampleJob } from './review/send-sample.ts';
import { programOrderHandlers } from './program-routes.ts';
import { orderHandlers } from './routes.ts';

/** Orders: calls of customers and of the systems outside, and the jobs of their lifecycle. */
export function orders(core: Core) {
  const { catalogue, configuration, database, environment, files, jobs, now, state } = core;
  const periods = lifecyclePeriods(configuration);
  const progress = lifecycleSteps(jobs, periods);
  const changing = { ...core, progress };
  const settlements = orderSettlements({ ...changing, openPaymentMs: periods.openPaymentMs });
  const payments = orderPayments({ ...changing, settlements, methods: catalogue.paymentMethods });
  const { collective } = state;
  const deadlines = orderDeadlines({ ...changing, payments });
  const deliveries = fileDelivery({ ...changing, dispatchMs: periods.dispatchMs });
  const verify = verifyExtract(database);
  const concluding = { ...changing, conclude: reviewConclusion(changing) };
  const { documents = [] } = configuration;
  const questions = configuration.questions
    ? orderQuestions({
        ...concluding,
        questions: configuration.questions,
        unansweredReason: unansweredReason(core.locales),
      })
    : null;
  const services = {
    ...core,
    payments,
    collectiveOffers: collectiveOffers({
      ...core,
      collective,
      pay: collectivePayment({ ...changing, payments, collective }),
    }),
    verify,
    views: orderViews(database, catalogue.vatRate),
    downloads: downloads(database),
    declaration: declarations({
      ...core,
      vatRate: catalogue.vatRate,
      languages: configuration.languages,
    }),
    create: orderCreation({
      ...configuration,
      ...changing,
      entitlements: state.entitlements,
      postal: configuration,
      withdrawalTexts: withdrawalTexts(state.legal, core.locales),
    }),
    cancel: orderCancellation(database, payments, progress, now),
    review: reviewDecisions({ ...concluding, documents, ask: questions?.ask ?? null }),
    questions,
    verifyFile: fileVerification({
      ...core,
      verify,
      certificateFile: environment.sealCertificates,
    }),
    reportRefund: refundReports(changing),
  };
  const settings = {
    ...core,
    reviewOverdueMs: environment.reviewOverdueMs,
    sender: configuration.contact,
    legalRemedy: configuration.legalRemedy ?? null,
    paperChoice: state.legal.paperChoice ?? null,
    colors: state.colors,
    silence: configuration.questions?.silence ?? null,
    messageFiles: messageFiles(database, files),
  };
  const messages = messageJobs(settings);
  const guests = guestOrders({
    ...core,
    create: services.create,
    isOffered: configuration.ordersWithoutAccount ?? false,
  });
  const refund = paymentRefunds(changing);
  return {
    /** What writes messages. */
    messageSettings: settings,
    handlers: {
      ...orderHandlers(services),
      ...guestOrderHandlers({ ...core, guests }),
      ...programOrderHandlers(services),
      ...integrationHandlers(services, deliveries, collectiveFiles(core)),
      ...collectiveHandlers({ ...core, collective, credit: positionCredits(core) }),
    },
    jobs: {
      'send-review': sendReviewJob(settings),
      'send-answer': sendAnswerJob(settings),
      // Without questions there are no such jobs, unless the state had them before: then the authority decides.
      'end-question': async (job) => questions?.end(job),
      'remind-answer': async (job) => questions?.remind(job),
      'send-sample': sendSampleJob(settings),
      'order-extract': requestExtractJob(settings),
      'order-invoice': requestInvoiceJob(settings),
      'order-credit': requestCreditJob(settings),
      'close-months': monthClosing({ ...core, collective }),
      'collective-invoice': sendInvoiceJob(settings),
      'settle-payment': ({ subject }) => payments.reconcilePayment(subject),
      'refund-payment': ({ subject }) => refund(subject),
      'end-payment-time': ({ subject }) => deadlines.endPaymentTime(subject),
      remind: ({ subject }) => deadlines.remind(subject),
      'close-order': ({ subject }) => deliveries.closeOrder(subject),
      'send-message': messages.send,
      'send-mail': messages.mail,
      'send-status': messages.status,
      'send-guest-link': sendGuestLinkJob(settings),
    } satisfies Partial<JobHandlers>,
  };
}
