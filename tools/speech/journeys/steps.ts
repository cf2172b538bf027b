import type { Listener } from '../listener.ts';

/** Logs in by the button of the login step; the pages of the identity provider are not part of the product. */
export async function logIn(listener: Listener, person: RegExp): Promise<void> {
  const { activate, at, page, press } = listener;
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).focus();
  await press('Return');
  await at('button', person).waitFor();
  await activate('button', person);
  await at('button', 'Auszug konfigurieren').waitFor();
}

/** Gives the consents of the summary. */
export async function fillConsents(listener: Listener, isSensitive = false): Promise<void> {
  const owner = isSensitive ? [/Weitergabe meiner Daten/] : [];
  for (const consent of [/Datenschutzerklärung/, /Allgemeinen Geschäftsbedingungen/, ...owner]) {
    await listener.check('checkbox', consent);
  }
}

/** Pays by card and waits for the extract. */
export async function orderByCard({ activate, at, check }: Listener): Promise<void> {
  await check('radio', /Kreditkarte/);
  await activate('button', 'Zahlung bestätigen');
  await at('button', 'Bezahlen').waitFor();
  await activate('button', 'Bezahlen');
  await at('link', 'Auszug herunterladen').waitFor({ timeout: 60_000 });
}
