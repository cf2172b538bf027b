import { expect } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { CADASTRAL_MAP, expectStep, findByNumber, MAX, startLoggedIn } from '../support/wizard.ts';

test('the bar of a step says what is missing, and has the selection with its changes (PAGE-5)', async ({
  page,
}) => {
  const person = withPointer(page);
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  const { parcel } = await demoAddress(31);
  // By force: the button is announced as disabled, and can be pressed nevertheless.
  const pressTooEarly = () => next.click({ force: true });
  await startLoggedIn(page, MAX);
  await person.press('button', 'Auszug konfigurieren');

  await expect(page.getByRole('radio').first()).toBeVisible();
  await pressTooEarly();
  await expect(
    page.getByText('Wählen Sie einen Auszug, dann geht es weiter.').first(),
  ).toBeInViewport();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await person.choose('radio', CADASTRAL_MAP);
  await next.click();
  await expectStep(page, 'Flurstück wählen');
  await pressTooEarly();
  await expect(page.getByRole('combobox', { name: 'Adresse oder Flurstück suchen' })).toBeFocused();
  await findByNumber(person, parcel);
  await next.click();
  await expectStep(page, 'Format und Maßstab');

  const selection = page.getByRole('complementary', { name: 'Ihre Auswahl' });
  const opener = selection.getByRole('button', { expanded: false });
  await expect(opener).toContainText('ab 22,00 €');
  await opener.click();
  await expectAccessible(page);
  await selection.getByRole('button', { name: 'Flurstück ändern' }).click();
  await expectStep(page, 'Flurstück wählen');
  await expect(next).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ device: DEVICES.phone });

  test('the bar keeps selection and Next in sight, Back and Cancel end the step (PAGE-14)', async ({
    page,
  }) => {
    const person = withPointer(page);
    await startLoggedIn(page, MAX);
    await person.press('button', 'Auszug konfigurieren');
    await person.choose('radio', CADASTRAL_MAP);
    await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeInViewport();
    await expect(page.getByRole('complementary').getByRole('button')).toBeInViewport();
    await page.getByRole('button', { name: 'Abbrechen' }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
  });
});
