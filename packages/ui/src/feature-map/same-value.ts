const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const partOf = (value: object, key: string): unknown => Reflect.get(value, key);

/**
 * Whether two values of layers or geometry have the same content. Parts that are the same object are not read, so that
 * comparing a new list of unchanged geometry is cheap. A property that is undefined is like a missing one.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, at) => isSameValue(part, other[at]));
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameValue(partOf(one, key), partOf(other, key)));
}
