import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, type ProjectFile, ROOT } from './project-files.ts';

/** A word of a state pack in the source. */
export interface StateWord {
  readonly path: string;
  readonly line: number;
  readonly word: string;
}

interface Pack {
  readonly landCode: string;
  readonly stateName: { readonly de: string };
  readonly contact: Readonly<Record<string, unknown>>;
  readonly termsUrl: string;
}

interface Catalogue {
  readonly categories: readonly {
    readonly products: readonly { readonly id: string }[];
  }[];
}

const PACKS = join(ROOT, 'states');

const textOf = (pack: string, file: string): string =>
  readFileSync(join(PACKS, pack, file), 'utf8');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What identifies the states in `states`: their names, hosts, contact, land codes and products. */
export function stateWords(): readonly RegExp[] {
  const packs = readdirSync(PACKS).filter((name) => existsSync(join(PACKS, name, 'brand')));
  return packs.flatMap((name) => {
    const { landCode, stateName, contact, termsUrl }: Pack = JSON.parse(textOf(name, 'state.json'));
    const { categories }: Catalogue = JSON.parse(textOf(name, 'catalogue.json'));
    const texts = [name, stateName.de, new URL(termsUrl).hostname, ...Object.values(contact)]
      .filter((value) => typeof value === 'string')
      .map((text) => new RegExp(escaped(text), 'gi'));
    const ids = categories.flatMap(({ products }) => products.map(({ id }) => id));
    return [...texts, ...[landCode, ...ids].map((code) => new RegExp(`(['"\`])${code}\\1`, 'g'))];
  });
}

/** A price in cents that is not 0, such as `priceGross: 2200`. */
const PRICE = /\bprice\w*['"]?\s*[:=]\s*(?:\{\s*['"]?priceGross['"]?\s*:\s*)?[1-9]\d*/g;

/** What ships: not tests, stories and what only they use, nor generated files. */
const SHIPPED =
  /^(?:apps|packages)\/[^/]+\/(?:src|build|public|index\.html)|^(?:locales|deployment)\/|^tokens\/src\/[^/]+\.ts$/;
const NOT_SHIPPED =
  /\.test\.tsx?$|\.stories\.tsx$|\.mdx?$|\/(?:stories|testing|generated)\/|fixtures|test-support/;

/** The words of `words`, and prices, in the files that ship; `allowed` maps a path to the reason why it may contain some. */
export function findStateWords(
  files: readonly ProjectFile[],
  words: readonly RegExp[],
  allowed: Readonly<Record<string, string>>,
): readonly StateWord[] {
  return files
    .filter(({ path }) => SHIPPED.test(path) && !NOT_SHIPPED.test(path) && !(path in allowed))
    .flatMap(({ path, text }) =>
      [...words, PRICE].flatMap((word) =>
        [...text.matchAll(word)].map((match) => ({
          path,
          line: lineOf(text, match.index),
          word: match[0],
        })),
      ),
    );
}
