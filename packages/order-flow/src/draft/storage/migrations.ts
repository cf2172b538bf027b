import type { Guard } from './guard.ts';

/** A state as it was stored, before the guards have accepted it. */
type Stored = Readonly<Record<string, unknown>>;

/** Any object. */
export const isStored: Guard<Stored> = (value): value is Stored =>
  typeof value === 'object' && value !== null;

/** An object; anything else becomes an empty one, which the guards refuse. */
const part = (value: unknown): Stored => (isStored(value) ? value : {});

/**
 * What makes a state of one version a state of the next one; the first step is from version 1 to 2 (SAFE-3). A field that is
 * there stays: some fields were stored before the version was increased. A new step comes with a draft that the version before
 * has stored (`recorded`).
 */
const STEPS: readonly ((state: Stored) => Stored)[] = [
  ({ configuration, search, ...state }) => ({
    ...state,
    configuration: { furtherParcels: [], ...part(configuration) },
    search: { several: false, ...part(search) },
  }),
  (state) => ({ addressee: null, ...state }),
  ({ configuration, ...state }) => ({
    editedKeys: [],
    ...state,
    configuration: { partialPageConfirmed: false, ...part(configuration) },
  }),
  // Since version 5, a changed item keeps its confirmation.
  (state) => state,
  ({ search, ...state }) => ({
    ...state,
    search: { text: '', order: 'NUMBER', within: null, section: null, ...part(search) },
  }),
];

/** Version of the persisted state. It increases with a step when the guards would refuse, or misread, a state stored before. */
export const STATE_VERSION = STEPS.length + 1;

/** A state of the present version, made of one of an earlier or the present version. */
export const migrated = (state: Stored, version: number): Stored =>
  STEPS.slice(version - 1).reduce((earlier, step) => step(earlier), state);
