/** An element by its role and accessible name. */
export type Target = readonly [role: string, name: string];

/** What is so after a key and was not so before; all of it. */
export interface Expectation {
  /** The element that has the focus. */
  readonly focus?: Target;
  /** An element that has appeared. */
  readonly shown?: Target;
  /** An element that has disappeared. */
  readonly gone?: Target;
  /** An attribute, such as `aria-expanded`, and its value. */
  readonly attribute?: readonly [...Target, name: string, value: string];
  /** The value of an input. */
  readonly value?: readonly [...Target, value: string];
  /** A radio button or checkbox that is checked. */
  readonly checked?: Target;
  /** A text of the page: what an example writes when its handler is called, or what a live region announces. */
  readonly text?: string;
}

/** One row of a table of keys: written on the docs page, pressed by `tools/a11y/keys`. */
export interface KeyRow {
  /** Keys that do the same, each as `KeyboardEvent.key`, a blank as `Space`; with `Shift+` or `Alt+` before it. */
  readonly keys: readonly [string, ...string[]];
  /** Name on the docs page instead of the keys, such as "Letters" for one of them. */
  readonly label?: string;
  /** What it does. */
  readonly does: string;
  /** The element of the example that has the focus when the key is pressed. */
  readonly on: Target;
  /** Keys that are pressed before, in the same notation. */
  readonly before?: readonly string[];
  readonly result: Expectation;
}

/** The keys of a part. */
export interface PartKeys {
  /** Name of its pattern in the ARIA Authoring Practices Guide (APG), as in the address; null if it has none of its own. */
  readonly pattern: string | null;
  readonly rows: readonly [KeyRow, ...KeyRow[]];
}

/** The keys of some parts, by their folders. */
export type KeyTable = Readonly<Record<string, PartKeys>>;
