import { expect, type Page } from '@playwright/test';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { expectStep, findByNumber, giveConsents, openParcelStep } from '../support/wizard.ts';

/**
 * Translates the page as browsers do: each text is replaced by `<font><font>…`, also those that appear later. The words stay, so
 * that a journey finds them. Runs in the page.
 */
function translate(): void {
  const kept = 'font, script, style, title, [translate=no]';
  let turn = 0;
  const replace = (text: Node): void => {
    const isKept = text.parentElement?.closest(kept) !== null;
    if (isKept || !text.parentNode || (text.nodeValue ?? '').trim() === '') return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    if (outer.firstElementChild) outer.firstElementChild.textContent = text.nodeValue;
    turn += 1;
    // Both ways that translations use.
    if (turn % 2 === 0) {
      text.parentNode.replaceChild(outer, text);
      return;
    }
    text.parentNode.insertBefore(outer, text);
    text.parentNode.removeChild(text);
  };
  const walk = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  addEventListener('DOMContentLoaded', () => {
    walk(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(walk);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** The steps as they are drawn, and as they are read. */
const steps = (page: Page) =>
  page.getByRole('navigation', { name: 'Fortschritt der Bestellung' }).evaluate((nav) => ({
    statuses: [...nav.querySelectorAll('li[data-status]')].map((step) =>
      step.getAttribute('data-status'),
    ),
    text: nav.textContent,
  }));

test('orders on a page that the browser translates, with the steps as they are (FIND-7)', async ({
  page,
}) => {
  const person = withPointer(page);
  await page.addInitScript(translate);
  await openParcelStep(person);
  const before = await steps(page);
  await findByNumber(person, (await demoAddress(33)).parcel);
  await person.press('button', 'Weiter');
  await person.press('button', 'Zurück');
  await expectStep(page, 'Flurstück wählen');
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('22,00');
  await person.press('button', 'Weiter');
  await giveConsents(person);
  const after = await steps(page);
  expect(before.statuses).toEqual(['done', 'current', 'upcoming', 'upcoming', 'upcoming']);
  expect(after.statuses).toEqual(['done', 'done', 'current', 'upcoming', 'upcoming']);
  expect([before.text, after.text].map((text) => /Schritt \d/.exec(text ?? '')?.[0])).toEqual([
    'Schritt 2',
    'Schritt 3',
  ]);
  await person.press('button', 'Auftrag senden');
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
});
