import { expect } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { CADASTRAL_MAP, MAX, startLoggedIn } from '../support/wizard.ts';

/** What a phone shows at the lower end of its screen, in CSS pixels. */
const BOTTOM = 34;

test.use({ device: DEVICES.phone });

test('the bar of a step is clear of what the device shows at the end of the screen (EYE-6)', async ({
  page,
}) => {
  const person = withPointer(page);
  await startLoggedIn(page, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', CADASTRAL_MAP);
  const bottom = () =>
    page
      .getByRole('button', { name: 'Weiter', exact: true })
      .evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await bottom()).toBeLessThan(BOTTOM);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: BOTTOM } });
  await expect.poll(bottom).toBeGreaterThanOrEqual(BOTTOM);
});
