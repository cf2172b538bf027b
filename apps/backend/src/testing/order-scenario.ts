import type { Order, OrderSummary } from '@portal/api';
import { isCharged } from '@portal/order-flow';
import { createHmac } from 'node:crypto';
import type { Profile } from '../session/profile.ts';
import { pdfOf } from './pdf.ts';
import type { TestApp } from './test-app.ts';
import { person } from './test-app.ts';

const ORDERS = '/api/authenticated-customer/orders';
let scenarioCount = 0;

/** A row of `payments`. */
interface PaymentRow extends Record<string, unknown> {
  transaction_id: string | null;
  status: string;
  amount_cents: number;
  refund_status: string | null;
}

/**
 * One order and all external events that may affect it, through HTTP only.
 *
 * @param more further members of the order
 * @param customer who orders; another person for each order by default
 */
export async function startOrderScenario(
  testApp: TestApp,
  positions: readonly object[],
  more: object = {},
  customer?: Profile,
) {
  scenarioCount += 1;
  const profile = customer ?? person(`scenario-${scenarioCount}`);
  let session: { readonly at: number; readonly client: ReturnType<TestApp['login']> } | null = null;
  // A changed clock may end the session: log in again.
  const ask = async (request: Parameters<TestApp['send']>[0]) => {
    const at = testApp.clock.now.getTime();
    if (session?.at !== at) session = { at, client: testApp.login(profile) };
    return (await session.client)(request);
  };
  const created = await ask({
    method: 'POST',
    url: ORDERS,
    body: { orderPositions: positions, language: scenarioCount % 2 ? 'de' : 'en', ...more },
    headers: { 'idempotency-key': `the-key-of-the-scenario-${scenarioCount}` },
  });
  const number: string = created.json().orderNumber;
  const url = `${ORDERS}/${number}`;

  const payments = () =>
    testApp.database.query<PaymentRow>(
      'select * from payments where order_number = $1 order by created_at, attempt_id',
      [number],
    );
  /** The transaction id of the n-th attempt, modulo their number. */
  const transaction = async (index: number): Promise<string | null> => {
    const all = (await payments()).flatMap(({ transaction_id: id }) => (id ? [id] : []));
    return all[index % Math.max(1, all.length)] ?? null;
  };
  const integration = (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object | Buffer) =>
    testApp.send({
      method,
      url: `/api${path}`,
      ...(body ? { body } : {}),
      headers: {
        authorization: testApp.credentialOf(`/api${path}`),
        'content-type': Buffer.isBuffer(body) ? 'application/pdf' : 'application/json',
      },
    });

  const pay = (paymentMethod: string) =>
    ask({ method: 'POST', url: `${url}/pay`, body: { paymentMethod } });

  const notifyOf = (transactionId: string) => {
    const body = JSON.stringify({ transactionId, reference: number });
    const signature = createHmac('sha256', 'signing-key').update(body).digest('hex');
    const headers = { 'content-type': 'application/json', signature };
    return testApp.send({ method: 'POST', url: '/api/payment-notifications', body, headers });
  };

  return {
    number,
    profile,
    ask,
    payments,
    transaction,
    notifyOf,
    /** A refused payment, a second successful one, and then a late success of the first. */
    payTwice: async (): Promise<void> => {
      const { statuses } = testApp.externalSystems;
      const transactionIds: string[] = [];
      for (const [method, status] of [
        ['SEPA', 'FAILED'],
        ['CREDIT_CARD', 'SUCCESS'],
      ] as const) {
        const answer = await pay(method);
        const id = String(answer.json().redirectUrl ?? '')
          .split('/')
          .at(-1);
        if (answer.statusCode !== 200 || !id) return;
        if (statuses.get(id) === undefined) statuses.set(id, status);
        transactionIds.push(id);
        await notifyOf(id);
      }
      for (const id of transactionIds) {
        if (statuses.get(id) === 'FAILED') statuses.set(id, 'SUCCESS');
        await notifyOf(id);
      }
    },
    /** The amount in cents that was paid and not refunded. */
    amountRetained: async (): Promise<number> => {
      const { statuses, refunds } = testApp.externalSystems;
      return (await payments()).reduce((sum, { transaction_id: id, amount_cents: amount }) => {
        const isPaid = id !== null && statuses.get(id) === 'SUCCESS';
        return isPaid ? sum + amount - (refunds.get(id) ?? 0) : sum;
      }, 0);
    },
    order: async (): Promise<Order> => {
      const answer = await ask({ url });
      if (answer.statusCode !== 200) throw new Error(`The order answers ${answer.body}`);
      return answer.json();
    },
    /** The order as the list shows it. */
    summary: async (): Promise<OrderSummary | undefined> =>
      (await ask({ url: ORDERS })).json<OrderSummary[]>().find((one) => one.orderNumber === number),
    /** The order in the list of the customer. */
    listed: async (): Promise<OrderSummary | undefined> =>
      (await ask({ url: ORDERS }))
        .json<OrderSummary[]>()
        .find(({ orderNumber }) => orderNumber === number),
    download: (request: Omit<Parameters<typeof ask>[0], 'url'> = {}) =>
      ask({ ...request, url: `${url}/download` }),
    pay,
    cancel: () => ask({ method: 'DELETE', url }),
    /** Sets the status at the provider; final statuses stay, but FAILED may become SUCCESS. */
    setPaymentStatus: async (index: number, status: string): Promise<void> => {
      const id = await transaction(index);
      const { statuses } = testApp.externalSystems;
      const known = id ? (statuses.get(id) ?? 'OPEN') : 'SUCCESS';
      if (id && (known === 'OPEN' || (known === 'FAILED' && status === 'SUCCESS'))) {
        statuses.set(id, status);
      }
    },
    returnFromProvider: async (index: number) => {
      const id = await transaction(index);
      return id && testApp.send({ url: `/api/payment-status/${number}/${id}/success` });
    },
    notify: async (index: number) => {
      const transactionId = await transaction(index);
      if (!transactionId) return null;
      return notifyOf(transactionId);
    },
    decide: async (index: number, decision: 'APPROVED' | 'REJECTED') => {
      const { orderPositions } = (await ask({ url })).json<Order>();
      const sensitive = orderPositions.filter((one) => one.orderedProductDetails.sensitiveData);
      const position = sensitive[index % Math.max(1, sensitive.length)];
      if (!position) return null;
      const { positionId, messages } = position;
      const known = messages ? { afterMessage: messages.length } : {};
      const decisions = [{ positionId, decision, reason: '<b>Grund</b>', ...known }];
      return integration('POST', '/review-result', { orderNumber: number, decisions });
    },
    /** Asks about the n-th sensitive position, answers its last message, or withdraws it. */
    converse: async (index: number, move: 'ask' | 'answer' | 'withdraw') => {
      const { orderPositions } = (await ask({ url })).json<Order>();
      const sensitive = orderPositions.filter((one) => one.orderedProductDetails.sensitiveData);
      const position = sensitive[index % Math.max(1, sensitive.length)];
      if (!position) return null;
      const { positionId, messages = [] } = position;
      const path = `${url}/positions/${positionId}`;
      if (move === 'withdraw') return ask({ method: 'DELETE', url: path });
      if (move === 'answer') {
        const body = { question: Math.max(1, messages.length), text: `Antwort ${messages.length}` };
        return ask({ method: 'POST', url: `${path}/answer`, body });
      }
      const reason = `Frage ${messages.length}`;
      const asked = { positionId, decision: 'QUESTION', reason, afterMessage: messages.length };
      return integration('POST', '/review-result', { orderNumber: number, decisions: [asked] });
    },
    downloadPosition: (positionId: string) =>
      ask({ url: `${url}/positions/${positionId}/download` }),
    /** Delivers the extract of one position. @param position number of the position, from 1 */
    putExtract: (position: number, content = `extract ${position}`) =>
      integration(
        'PUT',
        `/product-result-alkis/${number}-${position}.pdf`,
        Buffer.from(pdfOf(content)),
      ),
    /** Delivers the extracts of all positions that were not rejected. */
    putAllExtracts: async (): Promise<void> => {
      const { orderPositions } = (await ask({ url })).json<Order>();
      for (const { number: position, approvalStatus } of orderPositions) {
        if (!isCharged(approvalStatus)) continue;
        const path = `/product-result-alkis/${number}-${position}.pdf`;
        await integration('PUT', path, Buffer.from(pdfOf(`extract ${position}`)));
      }
    },
    /** Delivers one file with all extracts. */
    putOrderFile: (content = 'extracts') =>
      integration('PUT', `/product-result-alkis/${number}.pdf`, Buffer.from(pdfOf(content))),
    removeExtract: (position = 1) =>
      integration('DELETE', `/product-result-alkis/${number}-${position}.pdf`),
    putInvoice: () => integration('PUT', `/invoice/${number}.pdf`, Buffer.from(pdfOf('invoice'))),
    dispatch: () => integration('POST', '/dispatch-result', { orderNumber: number }),
    /** The audit events of the order, oldest first. */
    events: async (): Promise<string[]> =>
      (
        await testApp.database.query<{ event: string }>(
          'select event from audit where order_number = $1 order by id',
          [number],
        )
      ).map(({ event }) => event),
    /** The kinds of messages in the postbox. */
    messages: (): string[] =>
      testApp.externalSystems.received.flatMap(({ path, body }) => {
        const id = path === '/postbox/api/messages' ? String(body.messageId) : '';
        return id.endsWith(number) ? [id.slice(0, -number.length - 1)] : [];
      }),
    advanceHours: (hours: number): void => {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + hours * 3_600_000);
    },
  };
}

/** The scenario of one order. */
export type OrderScenario = Awaited<ReturnType<typeof startOrderScenario>>;
