import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { effectsOf } from './effects.ts';

/** A long table has no other kinds of controls in its last rows. */
const LOOKED_AT = 40;

const SPACE = 'button, summary, input:is([type="checkbox"], [type="radio"])';
const POINTER = 'button, a[href], summary, [role="button"], [role="menuitem"], [role="option"]';

/** Letters, digits and signs that one key types, and that software of speech input may type. */
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789?/.,;-+#!'.split('');

const shownIn = (root: Element, selector: string): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)]
    .filter((control) => isShown(control) && !control.matches(':disabled, [aria-disabled="true"]'))
    .slice(0, LOOKED_AT);

const key = (type: string, name: string): KeyboardEvent =>
  new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true });

/** Whether the Space key is prevented from pressing the control, and nothing happens instead (WCAG 2.1.1). */
async function ignoresSpace(control: HTMLElement): Promise<boolean> {
  let isPrevented = false;
  const { hasActed, isClicked } = await effectsOf(() => {
    const types = ['keydown', 'keyup'];
    isPrevented = types.some((type) => !control.dispatchEvent(key(type, ' ')));
  });
  return isPrevented && !hasActed && !isClicked;
}

/** Whether the control acts while the pointer is still down, so that nobody can move it away again (WCAG 2.5.2). */
async function actsOnPress(control: HTMLElement): Promise<boolean> {
  // What a field does when the focus leaves it is no answer to the press.
  control.focus({ preventScroll: true });
  await Promise.resolve();
  await Promise.resolve();
  const init = { bubbles: true, cancelable: true, isPrimary: true } as const;
  const { hasActed } = await effectsOf(() => {
    control.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse' }));
    control.dispatchEvent(new MouseEvent('mousedown', init));
  });
  document.body.dispatchEvent(new PointerEvent('pointercancel', init));
  document.body.dispatchEvent(new MouseEvent('mouseup', init));
  return hasActed;
}

/** The keys that do something although nothing has the focus (WCAG 2.1.4). */
async function shortcutsOf(page: HTMLElement): Promise<readonly string[]> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const keys: string[] = [];
  for (const character of CHARACTERS) {
    let isPrevented = false;
    const { hasActed } = await effectsOf(() => {
      isPrevented = !page.dispatchEvent(key('keydown', character));
    });
    if (isPrevented || hasActed) keys.push(character);
  }
  return keys;
}

async function filter(
  controls: readonly HTMLElement[],
  isFound: (control: HTMLElement) => Promise<boolean>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const control of controls) {
    if (control.isConnected && (await isFound(control))) found.push(describe(control));
  }
  return found;
}

/** Buttons that Space does not press or that act too early, and shortcuts of one character (EYE-5). May change the story: last. */
export async function findPressFaults(root: HTMLElement): Promise<Finding[]> {
  const faults = [
    ['shortcut', 'Let no single character do anything (WCAG 2.1.4)', await shortcutsOf(root)],
    [
      'space',
      'Let the Space key press it (WCAG 2.1.1)',
      await filter(shownIn(root, SPACE), ignoresSpace),
    ],
    [
      'press',
      'Act on a click, not while the pointer is down (WCAG 2.5.2)',
      await filter(shownIn(root, POINTER), actsOnPress),
    ],
  ] as const;
  return faults.flatMap(([rule, message, elements]) =>
    elements.length === 0 ? [] : [{ rule, message, elements }],
  );
}
