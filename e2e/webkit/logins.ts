import { MAX } from '../support/wizard.ts';
import type { WebKit } from './desktop.ts';
import { personAt } from './person.ts';

/** The MiniBrowser's argument with which it keeps no cookie. */
export const WITHOUT_COOKIES = '--cookies-policy=never';

/** Begins a login in each of two tabs, and completes both (FIND-4). @throws Error at the first text that does not appear */
export async function logInInTwoTabs({ session }: WebKit, origin: string): Promise<void> {
  const person = personAt(session);
  const first = await session.tab();
  await session.open(`${origin}#/auszuege/bestellung`);
  await person.press('button', 'Anmelden');
  await person.expect('button', MAX);
  const second = await session.openTab();
  await session.open(`${origin}#/auszuege/meine-bestellungen`);
  await person.press('button', 'Anmelden');
  await person.expect('button', MAX);

  await session.switchTo(first);
  await person.press('button', MAX);
  await person.expect('button', 'Auszug konfigurieren');
  await session.switchTo(second);
  await person.press('button', MAX);
  await person.expect('heading', 'Meine Bestellungen');
  await person.expect('button', 'Abmelden');
}

/** Opens the order in a browser that keeps no cookies: the cause is named, and nobody leaves for the login (FIND-6). */
export async function refuseCookies({ session }: WebKit, origin: string): Promise<void> {
  const person = personAt(session);
  await session.open(`${origin}#/auszuege/bestellung`);
  await person.expectText('Ihr Browser speichert keine Cookies dieser Seite');
  await person.press('button', 'Anmelden');
  await person.expect('heading', /^Schritt 1 von 5/);
  const url = await session.url();
  if (!url.startsWith(origin)) throw new Error(`The login was opened without cookies: ${url}`);
}
