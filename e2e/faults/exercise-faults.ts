import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page, type Request, type Route, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import type { Person } from '../support/person.ts';
import { logInOnPage } from '../support/wizard.ts';
import {
  ALL_FAULTS,
  type Fault,
  germanText,
  SERVER_ERROR,
  shortenTimeouts,
  TIME_OUT,
  UNAUTHORIZED,
} from './faults.ts';

/** A call of the portal, and what a person sees of it. */
export interface CallUnderTest {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: RegExp;
  /** Makes the portal send the call. */
  readonly trigger: (person: Person) => Promise<unknown>;
  /** The page sends the call again when the person returns to it. */
  readonly isTriggeredByPage?: boolean;
  /** Where the message must be; by default the alert of the page. */
  readonly messageAt?: (page: Page) => Locator;
  /** The message; by default that of the fault. */
  readonly message?: (fault: Fault) => string;
  /** Expects that what the person entered or chose is unchanged. */
  readonly expectUnchanged?: (page: Page) => Promise<unknown>;
  /** How the call is repeated where retrying can help; by default with the Retry button. */
  readonly retry?: (person: Person) => Promise<unknown>;
  /** How the call is repeated where there is no Retry button (JRN-14); by default by a reload, or like `retry`. */
  readonly repeat?: (person: Person) => Promise<unknown>;
  /** Without a response the portal shows no page that the person could leave. */
  readonly blocksPortal?: boolean;
  /** Visible after a successful response. */
  readonly success: (page: Page) => Locator;
  /** A 401 ends what a visitor may do without a login, whose page follows: it is no fault like the others. */
  readonly leadsToLogin?: boolean;
  /** By default all faults. */
  readonly faults?: readonly Fault[];
}

/** A call with the defaults of what is optional. */
type Subject = CallUnderTest &
  Required<Pick<CallUnderTest, 'messageAt' | 'message' | 'retry' | 'repeat'>>;

const alert = (page: Page): Locator => page.getByRole('main').getByRole('alert').first();

const retryButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Erneut versuchen', exact: true });

/** Statuses after which the portal offers no retry (JRN-14). */
const FINAL_STATUSES: readonly number[] = [404, 422];

const DEFAULTS = {
  messageAt: alert,
  message: ({ messageId }: Fault) => germanText(messageId),
  retry: async ({ page }: Person) => {
    await retryButton(page).click();
    // The button disappears with its message: the focus must not fall to the start of the page (WCAG 2.4.3).
    await expect(page.locator(':focus')).toHaveCount(1);
  },
};

const repeatOf = ({ retry, isTriggeredByPage, trigger }: CallUnderTest) =>
  retry ?? (isTriggeredByPage ? ({ page }: Person) => page.reload() : trigger);

/** How long a call may take to be sent or completed, in ms. */
const CALL_TIMEOUT_MS = 15_000;

type Respond = (route: Route) => Promise<unknown> | undefined;

const passThrough: Respond = (route) => route.continue();

/** Intercepts a call, so that the test decides how it is answered. */
async function interceptCall(page: Page, { method, path }: CallUnderTest) {
  let respond = passThrough;
  const isCall = (request: Request): boolean =>
    request.method() === method && path.test(new URL(request.url()).pathname);
  const handle = async (route: Route): Promise<void> => {
    await (isCall(route.request()) ? respond(route) : route.fallback());
  };
  const matches = (url: URL): boolean => path.test(url.pathname);
  await page.route(matches, handle);
  const options = { predicate: isCall, timeout: CALL_TIMEOUT_MS };
  return {
    respondWith: (next: Respond) => {
      respond = next;
    },
    /** Resolves when the call is sent. */
    sent: () => page.waitForEvent('request', options),
    /** Resolves when the browser has completed the call or has failed to. */
    completed: () =>
      Promise.race([
        page.waitForEvent('requestfinished', options),
        page.waitForEvent('requestfailed', options),
      ]),
    restore: () => page.unroute(matches, handle),
  };
}

type InterceptedCall = Awaited<ReturnType<typeof interceptCall>>;

/**
 * The response comes after the person has left the page: nothing of it may be shown. A portal that is still starting can send the call a
 * second time, which must be answered as well: whoever returns to the page would wait for it.
 */
async function leaveBeforeResponse(subject: Subject, person: Person, call: InterceptedCall) {
  const { page } = person;
  const help = page.getByRole('heading', { level: 1, name: 'Hilfe' });
  const pending = Promise.withResolvers<void>();
  const held: Route[] = [];
  call.respondWith(async (route) => {
    held.push(route);
    pending.resolve();
  });
  await Promise.all([call.sent(), subject.trigger(person)]);
  const done = call.completed();
  await pending.promise;
  await page.evaluate(() => window.location.assign('#/hilfe'));
  await expect(help).toBeVisible();
  call.respondWith(SERVER_ERROR.respond);
  // A call that was aborted with its page accepts no response.
  await Promise.all(held.map(async (route) => SERVER_ERROR.respond(route)?.catch(() => undefined)));
  await done;
  await expect(help).toBeVisible();
  await expect(page).toHaveURL(/#\/hilfe$/);
  await expect(alert(page)).toHaveCount(0);
}

/** A fault: the message is shown, and nothing that was entered is lost. */
async function exerciseFault(
  fault: Fault,
  subject: Subject,
  page: Page,
  call: InterceptedCall,
  send: () => Promise<unknown>,
) {
  call.respondWith(fault.respond);
  if (fault === TIME_OUT) await shortenTimeouts(page, true);
  const done = call.completed();
  await send();
  await done;
  await expect(subject.messageAt(page)).toContainText(subject.message(fault));
  if (fault === TIME_OUT) await shortenTimeouts(page, false);
  await subject.expectUnchanged?.(page);
}

/** The session ends with the call; the same person logs in and continues. */
async function exerciseExpiredSession(
  subject: Subject,
  person: Person,
  call: InterceptedCall,
  login: string,
) {
  const { page } = person;
  call.respondWith(UNAUTHORIZED.respond);
  await subject.retry(person);
  await expect(page.getByRole('region', { name: 'Mitteilung' })).toContainText(
    germanText('session.ended'),
  );
  // Otherwise a page that sends the call by itself would end the new session as well.
  call.respondWith(SERVER_ERROR.respond);
  await logInOnPage(person, login);
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  if (subject.isTriggeredByPage) {
    await expect(subject.messageAt(page)).toContainText(subject.message(SERVER_ERROR));
  }
  await subject.expectUnchanged?.(page);
}

/**
 * Answers a call with every fault and expects, each time, the message, unchanged input and that the call can be
 * repeated; at last with a slow response that succeeds.
 *
 * @param login who logs in again after a 401; null for a visitor, for whom a 401 is a fault like any other
 */
export async function exerciseFaults(
  underTest: CallUnderTest,
  person: Person,
  login: string | null,
): Promise<void> {
  const subject: Subject = { ...DEFAULTS, repeat: repeatOf(underTest), ...underTest };
  const { name, isTriggeredByPage, blocksPortal, faults = ALL_FAULTS } = subject;
  const { page } = person;
  const call = await interceptCall(page, subject);
  const triggerFromOtherPage = async (): Promise<void> => {
    if (!blocksPortal) await page.goBack();
    if (blocksPortal || !isTriggeredByPage) await subject.trigger(person);
  };
  if (!blocksPortal) {
    await test.step(`${name}: page left before the response`, () =>
      leaveBeforeResponse(subject, person, call));
  }
  const sequence = login || subject.leadsToLogin ? faults : [UNAUTHORIZED, ...faults];
  const isFinal = (index: number): boolean => FINAL_STATUSES.includes(sequence[index]?.status ?? 0);
  const again = (index: number) => (isFinal(index - 1) ? subject.repeat : subject.retry);
  for (const [index, fault] of sequence.entries()) {
    await test.step(`${name}: ${fault.name}`, async () => {
      const send = index === 0 ? triggerFromOtherPage : () => again(index)(person);
      await exerciseFault(fault, subject, page, call, send);
      if (isFinal(index)) await expect(retryButton(page)).toHaveCount(0);
      if (index === 0) await expectAccessible(page);
    });
  }
  if (login) {
    await test.step(`${name}: 401`, () => exerciseExpiredSession(subject, person, call, login));
  }
  await test.step(`${name}: a slow response`, async () => {
    call.respondWith(async (route) => {
      await setTimeout(300);
      await route.continue();
    });
    const done = call.completed();
    await (login && !isTriggeredByPage ? subject.trigger(person) : subject.retry(person));
    await done;
    await expect(subject.success(page).first()).toBeVisible();
  });
  await call.restore();
}
