import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  CADASTRAL_MAP,
  ERIKA,
  expectStep,
  findByAddress,
  giveConsents,
  MAX,
  startLoggedIn,
  wizardLink,
} from '../support/wizard.ts';

declare global {
  interface Window {
    /** Whether the login step was shown without its main button. */
    hasLackedLogin?: boolean;
  }
}

/** A control that Tab focuses, where it is in the page. */
interface Stop {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly isVisible: boolean;
}

const TAB_LIMIT = 60;

/** A phone, and a window of 1280 by 900 at a zoom of 400 %. */
const WINDOWS = [
  [360, 740],
  [320, 225],
] as const;

/** The focused control, once the page has scrolled to it; after 5 s it counts as covered. Runs in the page. */
async function focusedStop(): Promise<Stop> {
  const element = document.activeElement ?? document.body;
  const isVisible = (): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return onTop !== null && (element.contains(onTop) || onTop.contains(element));
  };
  const deadline = performance.now() + 5000;
  while (!isVisible() && performance.now() < deadline) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const { top, bottom, left } = element.getBoundingClientRect();
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return {
    name: `${label.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()} ${element.id}`.trim(),
    top: top + scrollY,
    bottom: bottom + scrollY,
    left,
    isVisible: isVisible(),
  };
}

/**
 * Focuses the heading of a step, as the portal does when it shows the next one. The heading of the page that was loaded cannot have the
 * focus by itself: Tab would start where the one before has ended, behind the main button or before the header.
 */
async function focusHeading(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await heading.evaluate((element) => {
    element.setAttribute('tabindex', '-1');
    element.focus();
  });
  await expect(heading).toBeFocused();
}

/** Every control from the heading of a step to its main button, by Tab. */
async function stopsTo(page: Page, button: string): Promise<readonly Stop[]> {
  const main = page.getByRole('main').getByRole('button', { name: button, exact: true });
  // That of the login comes after its heading, with the file of both logins: Tab would pass the place where it is not yet.
  await expect(main).toBeVisible();
  await focusHeading(page);
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < TAB_LIMIT; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    stops.push(stop);
    if (stop.name.startsWith(button)) {
      await expect(main).toBeFocused();
      return stops;
    }
  }
  throw new Error(`Tab does not reach ${button}: ${stops.map(({ name }) => name).join(', ')}`);
}

/** Controls that the focus reaches although they are above the one before, or to its left in the same line. */
function outOfOrder(stops: readonly Stop[]): readonly string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before || stop.top >= before.bottom) return [];
    const isInLine = stop.bottom > before.top;
    return isInLine && (stop.left >= before.left || stop.top > before.top)
      ? []
      : [`${before.name} → ${stop.name}`];
  });
}

test('the focus follows the order of sight up to the main button at 320 and 360 px (EYE-1)', async ({
  page,
}) => {
  const person = withPointer(page);
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  /** Checks the way to a button at both widths, and which controls come last. */
  const expectOrder = async (button: string, last: readonly RegExp[] = []): Promise<void> => {
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const stops = await stopsTo(page, button);
      const names = stops.map(({ name }) => name);
      expect(outOfOrder(stops), `${width} px: ${names.join(', ')}`).toEqual([]);
      expect(
        stops.filter(({ isVisible }) => !isVisible),
        `covered controls at ${width} px`,
      ).toEqual([]);
      expect(names.slice(names.length - last.length), `${width} px`).toEqual(
        last.map((name) => expect.stringMatching(name)),
      );
    }
  };
  /** "Zurück", "Abbrechen", the selection and "Weiter" in one order, of which "Weiter" is the last (PAGE-14). */
  const expectStepOrder = () =>
    expectOrder('Weiter', [/^Zurück/, /^Abbrechen/, /^Ihre Auswahl/, /^Weiter/]);

  await page.goto('/#/auszuege/bestellung');
  await expectStep(page, 'Anmelden oder gleich beginnen');
  await expectOrder('Anmelden');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', MAX);
  await person.press('button', 'Auszug konfigurieren');
  await expectStep(page, 'Produkt wählen');
  await expectOrder('Weiter', [/^Abbrechen/, /^Ihre Auswahl/, /^Weiter/]);
  await person.choose('radio', CADASTRAL_MAP);
  await next.click();
  await expectStep(page, 'Flurstück wählen');
  await expectStepOrder();
  const { parcel, address } = await demoAddress(27);
  await findByAddress(person, address);
  await expectStepOrder();
  expect(parcel).toBeDefined();
  await page.getByRole('table', { name: 'Suchergebnisse' }).getByRole('radio').first().check();
  await next.click();
  await expectStep(page, 'Format und Maßstab');
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectStepOrder();
  await next.click();
  await expectStep(page, 'Art der Bereitstellung');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  // The fee moves what is below it.
  await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('€');
  await expectStepOrder();
  await next.click();
  await expectStep(page, 'Bestellübersicht');
  await expectOrder('Auftrag senden');
  await giveConsents(person);
  await expectOrder('Auftrag senden', [/^Auftrag abbrechen$/, /^Auftrag senden$/]);
});

/** Notes whether the login step was ever shown without its main button. Runs in the page. */
function watchLoginStep(): void {
  const look = (): void => {
    const main = document.querySelector('main');
    const buttons = [...(main?.querySelectorAll('button') ?? [])].map((one) => one.textContent);
    if (
      main?.querySelector('h2')?.textContent.includes('Anmelden') &&
      !buttons.includes('Anmelden')
    )
      window.hasLackedLogin = true;
    requestAnimationFrame(look);
  };
  look();
}

test('the login step appears together with its main button (EYE-1)', async ({ page }) => {
  await page.addInitScript(watchLoginStep);
  await page.route('**/assets/TwoLogins-*.js', async (route) => {
    // Longer than React waits before it shows the next part of a page (300 ms).
    await setTimeout(1500);
    await route.continue();
  });
  const requested = page.waitForRequest('**/assets/TwoLogins-*.js');
  await page.goto('/#/auszuege/bestellung');
  await requested;
  await expectStep(page, 'Anmelden oder gleich beginnen');
  const button = page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => window.hasLackedLogin)).toBeUndefined();
});

test('the field of the justification fits a window at a zoom of 400 % (EYE-1)', async ({
  page,
}) => {
  const { parcel } = await demoAddress(28);
  await startLoggedIn(page, ERIKA);
  await page.goto(wizardLink('flurstuecks-und-eigentumsnachweis', parcel));
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expectStep(page, 'Berechtigtes Interesse');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const field = await page.getByRole('textbox', { name: 'Begründung' }).boundingBox();
    expect(field?.height, `${width} px`).toBeLessThan(height * 0.7);
  }
});
