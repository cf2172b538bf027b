import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { COLLECTIONS, type CollectionName } from '../config/cadastre-mapping.ts';
import type { SourceRules } from '../config/cadastre-settings.ts';
import type { FeaturePort, SourceFeature } from '../ports/features.ts';
import { SourceChanged } from './source/faults.ts';
import { isSelected } from './source/values.ts';

/** Progress of a collection that is being read. */
interface Progress {
  /** The features of this page that the rules select. */
  readonly features: readonly SourceFeature[];
  /** Features that were read so far. */
  readonly count: number;
  /** Size of the collection; null when the service does not return it. */
  readonly matched: number | null;
}

const rulesOf = (rules: SourceRules): string =>
  JSON.stringify({ ...rules, published: [...rules.published] });

/** A short digest of where a source is read and by which rules its features become rows: other settings make another index. */
export const settingsOf = ({ settings = '' }: FeaturePort, rules: SourceRules): string =>
  createHash('sha256')
    .update(`${rulesOf(rules)}\n${settings}`)
    .digest('hex')
    .slice(0, 16);

/** The digest of the collections, after that of the settings by which they are read. */
export class Fingerprint {
  readonly #hash = createHash('sha256');
  readonly #settings: string;

  constructor(source: FeaturePort, rules: SourceRules) {
    this.#settings = settingsOf(source, rules);
  }

  /** Adds one text. */
  add(text: string): void {
    this.#hash.update(`${text}\n`);
  }

  /** The digest of all that was added. */
  digest(): string {
    return `${this.#settings} ${this.#hash.digest('hex')}`;
  }
}

/** The version of a source that is read by these settings. */
export async function versionOf(source: FeaturePort, rules: SourceRules): Promise<string | null> {
  const version = await source.version();
  return version === null ? null : `${settingsOf(source, rules)} ${version}`;
}

/** Requests the next page while the present one is stored. */
async function* readAhead<T>(pages: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = pages[Symbol.asyncIterator]();
  const request = (): Promise<IteratorResult<T>> => {
    const next = iterator.next();
    // Its error is thrown when the present page has been stored, or never, when the reading ends before.
    next.catch(() => undefined);
    return next;
  };
  try {
    for (let page = await request(); !page.done; ) {
      const next = request();
      yield page.value;
      page = await next;
    }
  } finally {
    // A request in progress is not awaited.
    iterator.return?.().catch(() => undefined);
  }
}

/**
 * Reads all pages of a collection and adds each feature to the fingerprint.
 *
 * @throws SourceChanged when the number of features differs from what the service says
 */
export async function* readCollection(
  source: FeaturePort,
  collection: CollectionName,
  rules: SourceRules,
  fingerprint: Fingerprint,
): AsyncGenerator<Progress> {
  let count = 0;
  let expected: number | null = null;
  for await (const { features, matched } of readAhead(source.pages(collection))) {
    if (expected !== null && matched !== null && matched !== expected) {
      throw new SourceChanged(
        `The cadastre changed while it was read: ${expected} ${collection} became ${matched}.`,
      );
    }
    expected = matched ?? expected;
    for (const feature of features) fingerprint.add(JSON.stringify(feature));
    count += features.length;
    const selected = features.filter((one) => isSelected(one, rules.where[collection]));
    yield { features: selected, count, matched: expected };
  }
  fingerprint.add(`${collection} ${count}`);
  if (expected !== null && expected !== count) {
    const hint =
      count > expected
        ? '; numberMatched of the service is too low (cadastre.json: numberMatched)'
        : '';
    throw new SourceChanged(`The cadastre returned ${count} of ${expected} ${collection}${hint}.`);
  }
}

/**
 * A digest of the whole source. OGC API – Features has no version, and the number of features does not reveal all
 * changes, for example one parcel divided while two others were merged.
 */
export async function fingerprintOf(
  source: FeaturePort,
  rules: SourceRules,
  onPage: () => Promise<void>,
): Promise<string> {
  const fingerprint = new Fingerprint(source, rules);
  for (const collection of COLLECTIONS.filter((name) => rules.published.has(name))) {
    for await (const page of readCollection(source, collection, rules, fingerprint)) {
      await onPage();
      await yieldToEventLoop(page);
    }
  }
  return fingerprint.digest();
}
