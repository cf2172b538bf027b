import { parseArgs } from 'node:util';
import { faultSentence } from '../config/faults.ts';
import { copiedTexts } from './copied-texts.ts';
import { legalLines } from './legal-file.ts';
import { missingTextLines, missingTextList } from './missing-texts.ts';
import {
  packFolder,
  readNamedPack,
  reasonAgainst,
  STATES,
  unsetOfPack,
  withPathFromHere,
} from './named-pack.ts';
import { securityTextLines } from './security-text.ts';
import type { StatePack } from './state-pack.ts';

/*
 * Checks a state pack (STATE-2): `pnpm state check <name or path>`. Prints a sentence with file, key and reason for each
 * fault, and exits with 1 if there are any. `--texts` lists all texts that a language lacks.
 */

/** Ids of missing texts in a line without `--texts`. */
const MOST_IDS = 3;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { texts: { type: 'boolean' } },
});
const [name = ''] = positionals;
const folder = packFolder(name);

function print(line: string): void {
  process.stdout.write(`${withPathFromHere(line, folder)}\n`);
}

/** What does not stop the start, or not yet, but deserves a look. */
function printRemarks(pack: StatePack): void {
  for (const line of copiedTexts(folder, STATES)) print(line);
  for (const line of securityTextLines(pack.securityText, new Date())) print(line);
  for (const line of legalLines(pack.legal, new Date())) print(line);
  for (const { key, name: variable } of unsetOfPack(folder)) {
    print(
      `cadastre.json: ${key} needs the environment variable ${variable}, which is not set here; the portal does not start without it.`,
    );
  }
  const missing = missingTextList(pack);
  for (const line of values.texts ? missing : missingTextLines(pack, MOST_IDS)) print(line);
  if (missing.length > 0 && !values.texts) {
    print(`pnpm state check ${name} --texts lists the ${missing.length} missing texts.`);
  }
}

function check(): boolean {
  const reason = reasonAgainst(folder);
  if (reason !== null) {
    print(reason);
    return false;
  }
  const { value, faults } = readNamedPack(folder);
  for (const fault of faults) print(faultSentence(fault));
  if (!value) return false;
  const products = value.catalogue.categories.flatMap((category) => category.products);
  print(
    `The state pack ${folder} has no faults: ${products.length} products, ${value.brand.size} brand files.`,
  );
  printRemarks(value);
  return true;
}

process.exitCode = check() ? 0 : 1;
