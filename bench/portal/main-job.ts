import { demoAddress } from '../../e2e/support/demo-data.ts';
import { doMainJob, doMainJobFromStart } from '../../e2e/support/main-job.ts';
import { report } from '../figure.ts';
import { logIn, withPortal } from './support/running-portal.ts';

/*
 * The main job of somebody who is logged in, from the landing page to the downloaded map (PAGE-4): clicks, typed fields, keys,
 * and the seconds that the portal takes when a person does not pause.
 */

/** The portal of a benchmark has few parcels. */
const NTH_ADDRESS = 3;

await withPortal(async (portal) => {
  const page = await portal.context.newPage();
  await logIn(portal, page, 'Max Muster');
  for (const [way, job] of [
    ['by the page of the product', doMainJob],
    ['by "Bestellung starten"', doMainJobFromStart],
  ] as const) {
    await page.goto(portal.at('/'));
    const start = performance.now();
    const { clicks, typedFields, keys } = await job(page, await demoAddress(NTH_ADDRESS));
    const seconds = (performance.now() - start) / 1000;
    report(`The main job, from the landing page to the downloaded map, ${way}`, [
      { what: 'clicks', value: clicks, unit: '', digits: 0, atMost: 15 },
      { what: 'typed fields', value: typedFields, unit: '', digits: 0, atMost: 1 },
      { what: 'keys in place of a click', value: keys, unit: '', digits: 0, atMost: 2 },
      { what: 'time without pauses', value: seconds, unit: 's', digits: 1 },
    ]);
  }
});
