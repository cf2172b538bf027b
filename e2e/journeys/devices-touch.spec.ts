import { expect, type Page } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { chosenParcel, findDrawnParcel, openMap, type Place } from '../support/drawn-map.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';

test.use({ device: DEVICES.phone });

/** Fingers on the screen of a page. */
interface Fingers {
  /** Moves fingers along lines, each from its first to its second place, in steps as a screen reports them. */
  readonly move: (...lines: readonly (readonly [from: Place, to: Place])[]) => Promise<void>;
  /** Holds a finger on a place. */
  readonly hold: (place: Place, ms: number) => Promise<void>;
}

const STEPS = 10;
const STEP_MS = 16;

async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ ...place, id })),
    });
  return {
    async move(...lines) {
      for (let step = 0; step <= STEPS; step += 1) {
        const share = step / STEPS;
        const places = lines.map(([from, to]) => ({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        }));
        await send(step === 0 ? 'touchStart' : 'touchMove', places);
        await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      }
      await send('touchEnd', []);
    },
    async hold(place, ms) {
      await send('touchStart', [place]);
      await new Promise((resolve) => setTimeout(resolve, ms));
      await send('touchEnd', []);
    },
  };
}

const shifted = ({ x, y }: Place, right: number, down: number): Place => ({
  x: x + right,
  y: y + down,
});

/** Offset of the page from its top, and its zoom by pinching. */
const scrolling = (page: Page) =>
  page.evaluate(() => ({ top: scrollY, scale: visualViewport?.scale }));

test('one finger scrolls the page until a tap focuses the map, then moves the map (SCREEN-2)', async ({
  page,
}) => {
  await openMap(withPointer(page), 8);
  const fingers = await fingersOn(page);
  const before = await findDrawnParcel(page);
  const start = await scrolling(page);
  await fingers.move([before.middle, shifted(before.middle, 0, -80)]);
  await expect.poll(async () => (await scrolling(page)).top - start.top).toBeGreaterThan(50);
  const scrolled = await findDrawnParcel(page);
  expect(scrolled.onMap.y, 'place of the parcel on the map').toBeCloseTo(before.onMap.y, 0);

  await page.touchscreen.tap(scrolled.middle.x, scrolled.middle.y);
  await expect(page.getByRole('img', { name: 'Karte zum Auswählen' })).toBeFocused();
  const { top } = await scrolling(page);
  await fingers.move([scrolled.middle, shifted(scrolled.middle, 0, -60)]);
  await expect
    .poll(async () => scrolled.onMap.y - (await findDrawnParcel(page)).onMap.y)
    .toBeGreaterThan(30);
  expect((await scrolling(page)).top).toBe(top);
});

test('two fingers move and zoom the map and not the page (SCREEN-2)', async ({ page }) => {
  await openMap(withPointer(page), 8);
  const fingers = await fingersOn(page);
  const { middle, onMap, width } = await findDrawnParcel(page);
  const start = await scrolling(page);
  const [left, right] = [shifted(middle, -100, 0), shifted(middle, 100, 0)];
  await fingers.move([left, shifted(left, 0, 50)], [right, shifted(right, 0, 50)]);
  await expect
    .poll(async () => (await findDrawnParcel(page)).onMap.y - onMap.y)
    .toBeGreaterThan(30);
  const [innerLeft, innerRight] = [shifted(middle, -30, 0), shifted(middle, 30, 0)];
  await fingers.move([left, innerLeft], [right, innerRight]);
  await expect.poll(async () => (await findDrawnParcel(page)).width / width).toBeLessThan(0.8);
  await fingers.move([innerLeft, left], [innerRight, right]);
  await expect.poll(async () => (await findDrawnParcel(page)).width / width).toBeGreaterThan(0.9);
  expect(await scrolling(page)).toEqual(start);
});

test('a double tap zooms in, a long press does what a tap does (SCREEN-2)', async ({ page }) => {
  const person = withPointer(page);
  const name = await openMap(person, 8);
  await person.press('button', 'Verkleinern');
  await person.press('button', 'Verkleinern');
  const fingers = await fingersOn(page);
  const { middle, width } = await findDrawnParcel(page);
  await page.touchscreen.tap(middle.x, middle.y);
  await page.touchscreen.tap(middle.x, middle.y);
  await expect.poll(async () => (await findDrawnParcel(page)).width / width).toBeGreaterThan(1.7);
  expect((await scrolling(page)).scale).toBe(1);
  await person.press('button', 'Flurstück in der Karte anklicken');
  await fingers.hold((await findDrawnParcel(page)).middle, 900);
  await expect(chosenParcel(page)).toHaveAccessibleName(name);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('a line of links of the footer is 44 px high for a finger (SCREEN-2)', async ({ page }) => {
  await page.goto('./');
  const links = page.getByRole('contentinfo').getByRole('link').filter({ visible: true });
  await expect(links.first()).toBeVisible();
  const tops = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().top),
  );
  const steps = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
  expect(steps.length).toBeGreaterThan(1);
  for (const step of steps) expect(Math.abs(step - 44)).toBeLessThan(2);
});
