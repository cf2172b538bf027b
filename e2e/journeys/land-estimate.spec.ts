import { expect } from '@playwright/test';
import { fetchParcels, isSmall, type PublishedParcel } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { expectStep, findByNumber, openParcelStep } from '../support/wizard.ts';

const ESTIMATE_MAP = /^Liegenschaftskarte mit/;
const WARNING = /^.*Auf diesem Flurstück ist nichts geschätzt/;

async function parcelWith(use: string): Promise<PublishedParcel> {
  const parcels = await fetchParcels();
  const isUsed = ({ properties }: PublishedParcel) => properties.tntxt.startsWith(`${use};`);
  const found = parcels.find((parcel) => isUsed(parcel) && isSmall(parcel, 400));
  if (!found) throw new Error(`The demo state has no parcel with the use ${use}.`);
  return found;
}

test('warns where nothing is estimated before the map with land estimate is ordered (PAGE-5)', async ({
  page,
}) => {
  const person = withPointer(page);
  await openParcelStep(person, ESTIMATE_MAP);
  await findByNumber(person, await parcelWith('Ackerland'));
  const answered = page.waitForResponse(/LAYERS=land_estimate.*WIDTH=\d\d&/);
  await findByNumber(person, await parcelWith('Wohnbaufläche'));
  await answered;
  const warning = page.getByRole('main').getByText(WARNING).first();
  await expect(warning).toBeVisible();
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
  await expect(warning).toBeVisible();
  await person.press('button', 'Zurück');
  await findByNumber(person, await parcelWith('Ackerland'));
  await expect(warning).toHaveCount(0);
});
