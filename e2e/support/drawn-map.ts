import { expect, type Locator, type Page } from '@playwright/test';
import { demoAddress } from './demo-data.ts';
import type { Person } from './person.ts';
import { displayString, findByNumber, openParcelStep } from './wizard.ts';

/** A place in the window, in CSS px from its left and top edge. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pixels of a picture in CSS px. */
type Pixels = readonly (readonly [x: number, y: number])[];

/** Tolerated difference of a line in CSS px: half its width, and rounding. */
const LINE_PX = 2;

/** The chosen parcel in the list of results. */
export const chosenParcel = (page: Page): Locator =>
  page.getByRole('table', { name: 'Suchergebnisse' }).getByRole('radio', { checked: true });

/** Opens the map with a parcel of the demo state that was chosen by its number. @returns its display string */
export async function openMap(person: Person, nth: number): Promise<string> {
  const { parcel } = await demoAddress(nth);
  await openParcelStep(person);
  await findByNumber(person, parcel);
  await person.open('Karte');
  await person.page.waitForLoadState('networkidle');
  return displayString(parcel);
}

const mapOf = (page: Page) => page.getByRole('img', { name: /^Karte( zum Auswählen)?$/ });

/**
 * The largest difference between map and canvas: of their edges in CSS px, or of the canvas's resolution and the screen's in percent.
 * Runs in the page.
 */
function differenceOfCanvas(map: Element): number | null {
  const box = map.getBoundingClientRect();
  const differences = [...map.querySelectorAll('canvas')].flatMap((canvas) => {
    const drawn = canvas.getBoundingClientRect();
    return [
      drawn.left - box.left,
      drawn.top - box.top,
      drawn.right - box.right,
      drawn.bottom - box.bottom,
      (canvas.width / (box.width * devicePixelRatio) - 1) * 100,
    ].map(Math.abs);
  });
  return differences.length > 0 ? Math.max(...differences) : null;
}

/** Expects that the map has loaded, and that the canvas covers all of it, with as many pixels as the screen has (SCREEN-1). */
export async function expectMapFilled(page: Page): Promise<void> {
  await expect(page.getByText('Karte wird geladen …')).toHaveCount(0);
  await expect
    .poll(async () => (await mapOf(page).evaluate(differenceOfCanvas)) ?? Number.NaN, 'px or %')
    .toBeLessThanOrEqual(1);
}

/** The pixels of a picture that have the colour of a chosen parcel. Runs in the page, which decodes the picture. */
async function findParcelPixels(map: Element, picture: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0);
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!canvas) throw new Error('The browser does not draw.');
  canvas.fillStyle = getComputedStyle(map).getPropertyValue('--portal-color-parcel');
  canvas.fillRect(0, 0, 1, 1);
  const color = canvas.getImageData(0, 0, 1, 1).data.slice(0, 3);
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const found: [number, number][] = [];
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const difference = color.reduce(
      (sum, part, index) => sum + Math.abs(part - (data[pixel * 4 + index] ?? 0)),
      0,
    );
    if (difference < 24) found.push([pixel % image.width, Math.floor(pixel / image.width)]);
  }
  return found;
}

/** The chosen parcel as a person sees it. */
interface DrawnParcel {
  readonly middle: Place;
  /** Of its bounding box, in CSS px. */
  readonly width: number;
  /** The middle, seen from the left and top edge of the map. */
  readonly onMap: Place;
  /** Left of it, where its neighbour lies, and no buttons. */
  readonly beside: Place;
  /** Whether its line runs left of a place, right of it, above and below. */
  readonly surrounds: (place: Place) => boolean;
}

/** Whether some values are smaller and some larger. */
const isBetween = (value: number, values: readonly number[]): boolean =>
  values.some((one) => one < value) && values.some((one) => one > value);

/**
 * Where the chosen parcel is drawn: by the pixels of a screenshot, which do not depend on the coordinates with which the map
 * computes (SCREEN-1).
 */
export async function findDrawnParcel(page: Page): Promise<DrawnParcel> {
  const map = mapOf(page);
  await map.scrollIntoViewIfNeeded();
  const { x: left = 0, y: top = 0 } = (await map.boundingBox()) ?? {};
  let pixels: Pixels = [];
  // The map draws in frames of its own, and moves to a parcel that is chosen: until two pictures show the same line.
  await expect
    .poll(async () => {
      const before = pixels;
      const picture = await map.screenshot({ scale: 'css' });
      pixels = await map.evaluate(findParcelPixels, picture.toString('base64'));
      const isStill = JSON.stringify(before) === JSON.stringify(pixels);
      return isStill ? pixels.length : 0;
    }, 'pixels of the line of the parcel that does not move')
    .toBeGreaterThan(50);
  const line = pixels.map(([x, y]) => ({ x: x + left + 0.5, y: y + top + 0.5 }));
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const middle = { x: Math.min(...xs) + width / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  return {
    middle,
    width,
    onMap: { x: middle.x - left, y: middle.y - top },
    beside: { x: middle.x - width, y: middle.y },
    surrounds: ({ x, y }) => {
      const row = line.filter((pixel) => Math.abs(pixel.y - y) <= LINE_PX);
      const column = line.filter((pixel) => Math.abs(pixel.x - x) <= LINE_PX);
      return (
        isBetween(
          x,
          row.map((pixel) => pixel.x),
        ) &&
        isBetween(
          y,
          column.map((pixel) => pixel.y),
        )
      );
    },
  };
}

/** The middle of the crosshair as it is drawn. */
export async function findCrosshair(page: Page): Promise<Place> {
  const box = await page.locator('figure svg[viewBox="0 0 64 64"]').boundingBox();
  if (!box) throw new Error('There is no crosshair.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
