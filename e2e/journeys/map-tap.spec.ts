import { expect } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { expectAccessible } from '../support/accessible.ts';
import { findDrawnParcel, openMap } from '../support/drawn-map.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';

const SIZES = [
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
] as const;

for (const size of SIZES) {
  test.describe(`on a touch screen of ${size.width} by ${size.height}`, () => {
    test.use({ device: { ...DEVICES.tablet, ...size } });

    test('a tap that picks a parcel leaves the map where it is, and a button leads to the result (EYE-4)', {
      tag: '@chromium',
    }, async ({ page }) => {
      const person = withPointer(page);
      await openMap(person, 8);
      await person.press('button', 'Flurstück in der Karte anklicken');
      const map = page.getByRole('img', { name: 'Karte zum Auswählen' });
      await map.scrollIntoViewIfNeeded();
      const { middle } = await findDrawnParcel(page);
      const before = await map.boundingBox();
      await page.touchscreen.tap(middle.x, middle.y);
      const show = page.getByRole('button', { name: 'Ergebnis ansehen' });
      await expect(show).toBeInViewport({ ratio: 1 });
      expect((await map.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
      await expectAccessible(page);
      await show.tap();
      await expect(show).toHaveCount(0);
      await expect(page.getByRole('table', { name: 'Suchergebnisse' })).toBeInViewport();
      await expect(page.getByRole('heading', { name: '1 Treffer' })).toBeFocused();
    });
  });
}
