import { expect, type Page } from '@playwright/test';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { expectStep, findByNumber, openParcelStep } from '../support/wizard.ts';

/** In ms; a request that nobody aborts ends after 12 s, as a service that does not answer. */
const ABORTED_WITHIN = { timeout: 5000 };

/** Layers of the map, and those of the sheet as it is printed. */
type Kind = 'map' | 'sheet';

/** A service that draws no image in time: how many images were requested, and for how many the page waits. */
async function holdImages(page: Page) {
  const requested: Kind[] = [];
  const awaited = new Map<string, Kind>();
  const count = (kinds: Iterable<Kind>, wanted: Kind) =>
    [...kinds].filter((kind) => kind === wanted).length;
  await page.route(/[?&]REQUEST=GetMap(&|$)/, async (route) => {
    const url = route.request().url();
    const kind = new URL(url).searchParams.get('LAYERS') === 'sheet' ? 'sheet' : 'map';
    requested.push(kind);
    awaited.set(url, kind);
  });
  page.on('requestfailed', (request) => awaited.delete(request.url()));
  return {
    requested: (kind: Kind) => count(requested, kind),
    awaited: (kind: Kind) => count(awaited.values(), kind),
  };
}

test('waits for no image of the map that another one has replaced (BEY-5, BEY-8)', async ({
  page,
}) => {
  const person = withPointer(page);
  const { parcel } = await demoAddress(14);
  await openParcelStep(person);
  await findByNumber(person, parcel);
  await page.waitForLoadState('networkidle');
  const images = await holdImages(page);
  /** Does what needs another image, which replaces the one before. */
  const expectReplaced = async (kind: Kind, act: () => Promise<void>): Promise<void> => {
    const before = images.requested(kind);
    await act();
    // The service has the request before the next one.
    await expect.poll(() => images.requested(kind)).toBeGreaterThan(before);
    await expect.poll(() => images.awaited(kind), ABORTED_WITHIN).toBe(1);
  };
  await expectReplaced('sheet', () => person.press('button', 'Weiter'));
  await expectStep(page, 'Format und Maßstab');
  for (const choice of ['A3', 'Querformat', '1:500', 'A4']) {
    await expectReplaced('sheet', () => person.choose('radio', choice));
  }
  for (const zoom of ['Verkleinern', 'Verkleinern', 'Vergrößern']) {
    await expectReplaced('map', () => person.press('button', zoom));
  }
});
