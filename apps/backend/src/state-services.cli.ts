import { checkFirstPages } from './cadastre/first-page.ts';
import type { CadastreSettings } from './config/cadastre-settings.ts';
import { withoutCredentials } from './config/credentials.ts';
import { findImageProblems } from './maps/check-images.ts';
import { wmsOf } from './maps/check-services.ts';
import { mapDocuments, mapServices } from './maps/map-services.ts';
import { packFolder, PLACEHOLDER, readNamedPack, unsetOfPack } from './state-pack/named-pack.ts';
import type { StatePack } from './state-pack/state-pack.ts';

/*
 * Asks the map services and the cadastre of a state pack (STATE-2, DATA-3, DATA-5): `pnpm state check <name or path> --online`,
 * and the preview, which sets the addresses of its sandbox. Prints a sentence for each fault, and exits with 1 if there are any.
 */

const [name = ''] = process.argv.slice(2);
const folder = packFolder(name);

function print(line: string): void {
  process.stdout.write(`${withoutCredentials(line)}\n`);
}

/** Whether an address is that of the sandbox, which is not running. */
const isOfSandbox = (address: string): boolean => address.startsWith(PLACEHOLDER);

/** The origin of the portal, which services may allow by name. */
const ORIGIN = process.env['PORTAL_ORIGIN'] ?? 'https://portal.example';

/** @returns whether nothing is wrong */
async function checkMaps({ configuration, passThrough }: StatePack): Promise<boolean> {
  const { map } = configuration;
  const [base, ...layers] = [
    map.baseLayer.capabilitiesUrl,
    ...wmsOf(map).map(([, { url }]) => url),
  ];
  if ([base ?? '', ...layers].every(isOfSandbox)) {
    print('maps: not asked, because state.json names the sandbox, which only the preview asks.');
    return true;
  }
  const load = mapDocuments(passThrough);
  const problems = [
    ...(await mapServices(configuration, () => new Date(), load).problems()),
    ...(await findImageProblems(configuration, { origin: ORIGIN, passThrough })),
  ];
  const wrong = problems.filter(({ reason }) => !reason.includes(PLACEHOLDER));
  for (const { key, reason } of wrong) print(`maps: state.json: ${key} ${reason}.`);
  for (const key of new Set(problems.filter((one) => !wrong.includes(one)).map((one) => one.key))) {
    print(`maps: state.json: ${key} is an address of the sandbox, which only the preview asks.`);
  }
  if (problems.length === 0) {
    print(
      'maps: all addresses, layers and styles exist, and a tile and an image of each layer can be loaded.',
    );
  }
  return wrong.length === 0;
}

/** The same for the cadastre. */
function isCadastreOfSandbox({ collections }: CadastreSettings): boolean {
  const all = Object.values(collections);
  return all.every(({ address }) => isOfSandbox(address));
}

/** @returns whether nothing is wrong */
async function checkCadastre({ cadastre, configuration }: StatePack): Promise<boolean> {
  const unset = unsetOfPack(folder).map((variable) => variable.name);
  if (unset.length > 0 || isCadastreOfSandbox(cadastre)) {
    const reason =
      unset.length > 0
        ? `${unset.join(', ')} is not set`
        : 'it is the sandbox, which only the preview asks';
    print(`cadastre: not asked, because ${reason}.`);
    return unset.length === 0;
  }
  const wrong = await checkFirstPages(cadastre, configuration.cadastralSections ?? 'REQUIRED');
  for (const sentence of wrong) print(`cadastre: ${sentence}`);
  if (wrong.length === 0) {
    print('cadastre: all collections answer, and their first features can be used.');
  }
  return wrong.length === 0;
}

const { value } = readNamedPack(folder);
const results = value ? await Promise.all([checkMaps(value), checkCadastre(value)]) : [false];
process.exitCode = results.every(Boolean) ? 0 : 1;
