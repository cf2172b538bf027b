import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isInternal } from './public-api.ts';
import {
  apiOf,
  fileOf,
  manifestOf,
  PUBLISHED,
  type Published,
  type Released,
  releasedOf,
} from './released.ts';
import { ownerOf } from './undeclared.ts';
import { withDates } from './version-dates.ts';

/*
 * What `changeset version` leaves to do for a release: the dates of the changelogs, the version of the contract, and
 * `released-api.json` of each package, with which the next release is compared.
 */

const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

const ownersOf = (api: Released['api']): Set<string> =>
  new Set(
    Object.keys(api)
      .filter((path) => path.includes(' ') && !isInternal(path))
      .map(ownerOf),
  );

/** The first versions of exports: those of the release before, and this one for what is new. */
function sinceOf(folder: Published, version: string, api: Released['api']): Released['since'] {
  if (!existsSync(fileOf(folder, 'released-api.json'))) return {};
  const before = releasedOf(folder);
  const known = ownersOf(before.api);
  const exports = [...ownersOf(api)];
  const kept = Object.entries(before.since).filter(([path]) => exports.includes(path));
  const added = exports.filter((path) => !known.has(path));
  return Object.fromEntries([...kept, ...added.map((path) => [path, version])]);
}

for (const folder of PUBLISHED) {
  const changelog = fileOf(folder, 'CHANGELOG.md');
  writeFileSync(changelog, withDates(readFileSync(changelog, 'utf8'), today));
  const { version } = manifestOf(folder);
  const api = apiOf(folder);
  const released: Released = { version, since: sinceOf(folder, version, api), api };
  writeFileSync(fileOf(folder, 'released-api.json'), `${JSON.stringify(released, null, 2)}\n`);
}

const contract = fileOf('packages/api', 'openapi.yaml');
const { version } = manifestOf('packages/api');
writeFileSync(
  contract,
  readFileSync(contract, 'utf8').replace(/^ {2}version: .+$/m, `  version: ${version}`),
);
