import { expect, type Locator, type Page, type Request, type Route, test } from '@playwright/test';
import { expectAccessible } from '../journeys/support/accessible.ts';
import type { Person } from '../journeys/support/person.ts';
import {
  ALL_FAULTS,
  type Fault,
  impatient,
  SERVER_ERROR,
  TIME_OUT,
  UNAUTHORIZED,
  words,
} from './faults.ts';

/** A place where a person looks when a call goes wrong. */
export interface Place {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path of the call under test. */
  readonly path: RegExp;
  /** Sets the call off; a page that asks by itself is opened. */
  readonly ask: (person: Person) => Promise<unknown>;
  /** The page asks again by itself when one comes back to it. */
  readonly asksItself?: boolean;
  /** Where the sentence must stand; in the page's own alert unless said otherwise. */
  readonly where?: (page: Page) => Locator;
  /** What must be read there; the fault's own sentence unless said otherwise. */
  readonly says?: (fault: Fault) => string;
  /** What the person had entered, chosen or seen is still there. */
  readonly kept?: (page: Page) => Promise<unknown>;
  /** How it is tried again; the button of that name unless said otherwise. */
  readonly retry?: (person: Person) => Promise<unknown>;
  /** Nothing of the portal is there without the answer, so there is nowhere to go meanwhile. */
  readonly holdsAll?: boolean;
  /** What a good answer brings. */
  readonly good: (page: Page) => Locator;
  /** Faults that this call cannot meet. */
  readonly faults?: readonly Fault[];
}

const alert = (page: Page): Locator => page.getByRole('main').getByRole('alert').first();
const tryAgain = (person: Person) => person.press('button', 'Erneut versuchen');

/** How long a call may take to be sent, and its answer to be known to the browser, in ms. */
const PATIENCE = 15_000;

/** The call under test, in the hands of the test. */
async function takeOver(page: Page, { method, path }: Place) {
  const wire = { answer: async (route: Route): Promise<unknown> => route.continue() };
  const isCall = (request: Request): boolean =>
    request.method() === method && path.test(new URL(request.url()).pathname);
  const handle = async (route: Route): Promise<void> => {
    await (isCall(route.request()) ? wire.answer(route) : route.fallback());
  };
  const matches = (url: URL): boolean => path.test(url.pathname);
  await page.route(matches, handle);
  return {
    wire,
    /** Resolves when the call is sent. */
    sent: () => page.waitForEvent('request', { predicate: isCall, timeout: PATIENCE }),
    /** Resolves when the browser has the next answer to the call, or knows that there is none. */
    answered: () =>
      Promise.race([
        page.waitForEvent('requestfinished', { predicate: isCall, timeout: PATIENCE }),
        page.waitForEvent('requestfailed', { predicate: isCall, timeout: PATIENCE }),
      ]),
    giveBack: () => page.unroute(matches, handle),
  };
}

type Taken = Awaited<ReturnType<typeof takeOver>>;

/** The answer comes after the person has gone elsewhere: nothing of it is seen there. */
async function leaveBefore(place: Place, person: Person, { wire, sent, answered }: Taken) {
  const { page } = person;
  const held = Promise.withResolvers<Route>();
  wire.answer = async (route) => held.resolve(route);
  await Promise.all([sent(), place.ask(person)]);
  const done = answered();
  const route = await held.promise;
  await page.evaluate(() => window.location.assign('#/hilfe'));
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
  // A call that was given up with the page takes no answer any more.
  await SERVER_ERROR.answer(route)?.catch(() => undefined);
  await done;
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
  await expect(page).toHaveURL(/#\/hilfe$/);
  await expect(alert(page)).toHaveCount(0);
}

async function meet(fault: Fault, place: Place, person: Person, taken: Taken, go: () => unknown) {
  const { page } = person;
  const { where = alert, says = ({ sentence }) => words(sentence), kept } = place;
  taken.wire.answer = async (route) => fault.answer(route);
  if (fault === TIME_OUT) await impatient(page, true);
  const done = taken.answered();
  await go();
  await done;
  await expect(where(page)).toContainText(says(fault));
  if (fault === TIME_OUT) await impatient(page, false);
  await kept?.(page);
}

/** The session ends with the call; the same person logs in and goes on. */
async function loseSession(place: Place, person: Person, taken: Taken, login: string) {
  const { page } = person;
  const { retry = tryAgain, where = alert, asksItself } = place;
  const { says = ({ sentence }: Fault) => words(sentence) } = place;
  taken.wire.answer = async (route) => UNAUTHORIZED.answer(route);
  await retry(person);
  await expect(page.getByRole('region', { name: 'Mitteilung' })).toContainText(
    words('session.ended'),
  );
  // When the page asks by itself again, it must not end the new session as well.
  taken.wire.answer = async (route) => SERVER_ERROR.answer(route);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', login);
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  if (asksItself) await expect(where(page)).toContainText(says(SERVER_ERROR));
}

/**
 * Lets a call meet every fault and looks, each time, for the sentence where the person looks, for what was entered,
 * and that it can be tried again. At last a slow answer comes, and all is well.
 *
 * @param login who logs in again after a 401; null for a visitor, to whom a 401 is a fault like any other
 */
export async function endure(place: Place, person: Person, login: string | null): Promise<void> {
  const { page } = person;
  const { retry = tryAgain, ask, kept, good, asksItself, holdsAll } = place;
  const { faults = ALL_FAULTS } = place;
  const taken = await takeOver(page, place);
  const all = login ? faults : [UNAUTHORIZED, ...faults];
  if (!holdsAll) {
    await test.step(`${place.name}: left before the answer`, async () => {
      await leaveBefore(place, person, taken);
    });
  }
  for (const [index, fault] of all.entries()) {
    await test.step(`${place.name}: ${fault.name}`, async () => {
      const comeBack = async (): Promise<void> => {
        if (!holdsAll) await page.goBack();
        if (holdsAll || !asksItself) await ask(person);
      };
      await meet(fault, place, person, taken, index === 0 ? comeBack : () => retry(person));
      if (index === 0) await expectAccessible(page);
    });
  }
  if (login) {
    await test.step(`${place.name}: 401`, async () => {
      await loseSession(place, person, taken, login);
      await kept?.(page);
    });
  }
  await test.step(`${place.name}: a slow answer`, async () => {
    taken.wire.answer = async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    };
    const done = taken.answered();
    await (login && !asksItself ? ask(person) : retry(person));
    await done;
    await expect(good(page).first()).toBeVisible();
  });
  await taken.giveBack();
}
