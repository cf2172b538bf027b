import type { CollectionName } from '../../config/cadastre-mapping.ts';

/** The source is unusable; the index stays as it is. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** The data changed while they were read; reading them again may succeed. */
export class SourceChanged extends SourceError {}

/** One feature cannot be used. The reason is the same for all features with this fault. */
export class FaultyFeature extends Error {
  override readonly name = 'FaultyFeature';
}

/** A kind of fault in a collection. */
export interface Fault {
  readonly collection: CollectionName;
  readonly reason: string;
  /** Number of features that were skipped for this reason. */
  readonly count: number;
  /** Ids of the first of them. */
  readonly examples: readonly string[];
}

/** Ids that are named for each kind of fault. */
const MAX_EXAMPLES = 5;

/** The features of a collection that were skipped. */
export class FaultList {
  readonly #collection: CollectionName;
  readonly #byReason = new Map<string, { count: number; examples: string[] }>();
  #count = 0;

  constructor(collection: CollectionName) {
    this.#collection = collection;
  }

  /** Number of skipped features. */
  get count(): number {
    return this.#count;
  }

  /** Counts a skipped feature. */
  add(name: string, reason: string): void {
    const entry = this.#byReason.get(reason) ?? { count: 0, examples: [] };
    entry.count += 1;
    if (entry.examples.length < MAX_EXAMPLES) entry.examples.push(name);
    this.#byReason.set(reason, entry);
    this.#count += 1;
  }

  /** All kinds, the most frequent first. */
  all(): readonly Fault[] {
    return [...this.#byReason]
      .map(([reason, entry]) => ({ collection: this.#collection, reason, ...entry }))
      .toSorted((one, other) => other.count - one.count);
  }

  /** Throws when more than a share of the features is faulty. @throws SourceError with the most frequent reason */
  checkShare(total: number, percent: number): void {
    const [worst] = this.all();
    if (!worst || this.#count * 100 <= total * percent) return;
    throw new SourceError(
      `${this.#count} of ${total} ${this.#collection} are faulty, more than ${percent} %: ${worst.reason} (${worst.count}, first ${worst.examples.join(', ')}).`,
    );
  }
}
