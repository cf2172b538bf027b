import { expect, type Locator, type Page } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { ERIKA, MAX, OWNER_RECORD, findByNumber, openParcelStep } from '../support/wizard.ts';

test.use({ device: DEVICES.phone });

/** Height of the software keyboard of a phone, in CSS px. */
const KEYBOARD = 300;
/** Least part of a field or an error that is in sight, in CSS px. */
const SEEN = 20;

/**
 * What of a field and of its error a person does not see: it is outside of the visual viewport, or behind something, such as the bar at the
 * foot. Runs in the page.
 */
function unseenOf(field: Element, seen: number): string[] {
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = described.flatMap((id) => document.getElementById(id) ?? []);
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  return [field, ...texts].flatMap((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    if (bottom - top < 2) return [];
    const name = element === field ? 'the field' : (element.textContent ?? '');
    if (top < offsetTop || Math.min(bottom, top + seen) > offsetTop + height) {
      return [`${name}: ${top} to ${bottom} of ${offsetTop} to ${offsetTop + height}`];
    }
    const [x, y] = [left + 8, (top + Math.min(bottom, offsetTop + height)) / 2];
    const front = document.elementFromPoint(x, y);
    const isInFront = front?.closest('[data-foot]') && !front.contains(element);
    return isInFront ? [`${name}: behind the bar`] : [];
  });
}

/** Opens the keyboard of the device for the field that has the focus. */
type Keyboard = (page: Page) => Promise<void>;

const KEYBOARDS: Readonly<Record<string, Keyboard>> = {
  'shrinks the window': async (page) => {
    const { width, height } = DEVICES.phone;
    await page.setViewportSize({ width, height: height - KEYBOARD });
  },
  'shrinks the visual viewport alone': async (page) => {
    const session = await page.context().newCDPSession(page);
    const pageScaleFactor = DEVICES.phone.height / (DEVICES.phone.height - KEYBOARD);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await expect
      .poll(() => page.evaluate(() => Math.round(visualViewport?.height ?? 0)))
      .toBeLessThanOrEqual(DEVICES.phone.height - KEYBOARD + 1);
  },
};

/** Types into a field over an open keyboard, and expects that the field and its error are seen. */
async function expectSeen(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
  await expect.poll(() => field.evaluate(unseenOf, SEEN)).toEqual([]);
}

for (const [how, openKeyboard] of Object.entries(KEYBOARDS)) {
  test(`a keyboard that ${how} covers neither a field of the search nor its error (EYE-6)`, async ({
    page,
  }) => {
    const person = withPointer(page);
    await openParcelStep(person, undefined, MAX);
    await person.open('Adresse');
    await person.type('textbox', 'Postleitzahl', '12');
    await person.press('button', 'Suchen');
    const field = page.getByRole('textbox', { name: 'Postleitzahl' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.tap();
    await openKeyboard(page);
    await expectSeen(field, '1');
    expect(await page.evaluate(() => visualViewport?.height)).toBeLessThan(DEVICES.phone.height);
  });

  test(`a keyboard that ${how} does not cover the justification (EYE-6)`, async ({ page }) => {
    const person = withPointer(page);
    await openParcelStep(person, OWNER_RECORD, ERIKA);
    await findByNumber(person, (await demoAddress(5)).parcel);
    await person.press('button', 'Weiter');
    const field = page.getByRole('textbox', { name: 'Begründung' });
    await field.tap();
    await openKeyboard(page);
    await expectSeen(field, 'Ich möchte das Grundstück kaufen.');
  });
}
