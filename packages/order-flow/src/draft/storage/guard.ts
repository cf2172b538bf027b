/** Checks whether an untrusted value is a T. */
export type Guard<T> = (value: unknown) => value is T;

/** Any string. */
export const text: Guard<string> = (value) => typeof value === 'string';

/** True or false. */
export const bool: Guard<boolean> = (value) => typeof value === 'boolean';

/** A finite number: JSON.parse reads 1e999 as Infinity. */
export const finite: Guard<number> = (value): value is number => Number.isFinite(value);

/** An integer from `min` to `max`. */
export const integer =
  (min: number, max: number): Guard<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** One of a few values. */
export const oneOf =
  <T extends string | number>(...values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((known) => known === value);

/** Null, or a value that the guard accepts. */
export const nullable =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

/** Undefined, or a value that the guard accepts. */
export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

/** An array of values that the guard accepts. */
export const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every((entry) => guard(entry));

/** An object whose own values the guard accepts, such as texts by language. */
export const recordOf =
  <T>(guard: Guard<T>): Guard<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    typeof value === 'object' && value !== null && Object.values(value).every(guard);

/** A value that one of the guards accepts. */
export const either =
  <A, B>(one: Guard<A>, other: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);

/** An object with these fields; additional fields are ignored. */
export function shape<T extends object>(
  fields: {
    readonly [K in keyof T]-?: Guard<T[K]>;
  },
): Guard<T> {
  const checks: readonly (readonly [string, Guard<unknown>])[] = Object.entries(fields);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([name, guard]) => guard(Object.getOwnPropertyDescriptor(value, name)?.value));
}
