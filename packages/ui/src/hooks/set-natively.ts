/**
 * Sets a property of a native input by the setter of its prototype: React replaces that of the element, and ignores the
 * event of a value that was set by it.
 */
export function setNatively<Key extends 'checked' | 'value'>(
  input: HTMLInputElement | null,
  key: Key,
  value: HTMLInputElement[Key],
): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, key)?.set?.call(input, value);
}
