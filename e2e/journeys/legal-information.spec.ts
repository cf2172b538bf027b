import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { sandboxOrigin } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';

test('reports a barrier from a step of the wizard without a login, and the authority receives it (LAW-1)', async ({
  page,
}) => {
  const person = withPointer(page);
  await page.goto('/#/auszuege/bestellung?schritt=anmeldung');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Barriere melden' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Barriere melden' })).toBeFocused();
  await expectAccessible(page);

  await person.press('button', 'Meldung senden');
  await expect(page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused();

  const text = `Der Fokus ist nicht zu sehen ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Was hindert Sie?' }).fill(text);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Was hindert Sie?' })).toHaveValue(text);
  await page.getByRole('textbox', { name: /^E-Mail-Adresse/ }).fill('erika@example.org');
  await expect(page.getByRole('main')).toContainText('/auszuege/bestellung?schritt=');
  await person.press('checkbox', /Angaben zu Seite und Browser/);
  await person.press('button', 'Meldung senden');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Meldung' }),
  ).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('main')).toContainText('innerhalb von 14 Tagen');

  await expect(async () => {
    const desk = await page.request.get(`${sandboxOrigin()}/desk/barrier-reports`);
    const received = await desk.text();
    expect(received).toContain(text);
    expect(received).toContain('/auszuege/bestellung?schritt=');
  }).toPass();
  await page.getByRole('link', { name: 'Zurück zur Seite' }).click();
  await expect(page).toHaveURL(/#\/auszuege\/bestellung\?schritt=/);
});

test('declares how accessible the portal is, with barriers, alternatives and who enforces it (LAW-1)', async ({
  page,
}) => {
  await page.goto('/#/barrierefreiheit');
  const article = page.getByRole('article');
  for (const name of [
    'Stand der Vereinbarkeit mit den Anforderungen',
    'Nicht barrierefreie Inhalte',
    'Erstellung dieser Erklärung',
    'Barrieren melden',
    'Durchsetzungsverfahren',
  ]) {
    await expect(article.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(article).toContainText('teilweise vereinbar');
  await expect(article).toContainText('28. November 2026');
  await expect(
    article.getByRole('link', { name: /Schlichtungsstelle des Landes Lindenmark/ }),
  ).toHaveAttribute('href', 'https://schlichtung.lindenmark.example/');
  await expectAccessible(page);
});

test('says for each kind of data what it is for, on which legal basis, and how long it is kept (LAW-4)', async ({
  page,
}) => {
  await page.goto('/#/datenschutz');
  const article = page.getByRole('article');
  await expect(article).toContainText('§ 5 des Vermessungsgesetzes Lindenmark');
  await expect(article).toContainText('1 Jahr ab der Bestellung');
  await expectAccessible(page);
});
