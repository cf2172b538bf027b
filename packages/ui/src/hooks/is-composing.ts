/** The part of a key event of React that tells whether an input method handles the key. */
interface ComposedKey {
  readonly nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
}

/** The key code of every key that an input method handles; Safari ends the composition before the event of its Enter. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method that composes text, such as Japanese: its Enter, Escape and arrow keys choose among
 * what the input method proposes, and mean nothing to the field.
 */
export function isComposing({ nativeEvent }: ComposedKey): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === HANDLED_BY_INPUT_METHOD;
}
