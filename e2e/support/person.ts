import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** What a person does with a page; finds controls by their accessible names alone. */
export interface Person {
  readonly page: Page;
  /** Uses a button or a link. */
  press(role: Role, name: string | RegExp): Promise<void>;
  /** Chooses a radio or ticks a checkbox. */
  choose(role: 'radio' | 'checkbox', name: string | RegExp): Promise<void>;
  /** Types into a text field or a number input, replacing what is there. */
  type(role: 'textbox' | 'spinbutton', name: string, text: string): Promise<void>;
  /** Types into a combobox and chooses the option. */
  pick(name: string, option: string): Promise<void>;
  /** Opens a tab. */
  open(tab: string): Promise<void>;
}

/** Clicks, or taps on a device with a touch screen. */
async function activate(control: Locator): Promise<void> {
  const hasTouch = await control.evaluate(() => matchMedia('(pointer: coarse)').matches);
  await (hasTouch ? control.tap() : control.click());
}

/** Replaces the text of a field, by keys as a person types: after `fill()` Firefox resets the field at its next change. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await activate(field);
  // A tap puts the caret into the text a moment later, so the text is selected after that.
  await expect(field).toBeFocused();
  await field.selectText();
  await field.page().keyboard.type(text);
}

/** A person who uses a mouse, or a finger on a device with a touch screen. */
export function withPointer(page: Page): Person {
  const at = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' });
  return {
    page,
    press: (role, name) => activate(at(role, name).first()),
    choose: async (role, name) => at(role, name).check(),
    type: (role, name, text) => typeInto(at(role, name), text),
    open: (tab) => activate(page.getByRole('tab', { name: tab })),
    async pick(name, option) {
      await typeInto(at('combobox', name), option);
      await activate(page.getByRole('option', { name: option }).first());
    },
  };
}

/** How often Tab is pressed before a control counts as unreachable. */
const TAB_LIMIT = 120;

/**
 * The key that leads to an element: backwards to what is before the focus. Beyond the last control Firefox focuses its own toolbar,
 * from where WebDriver does not return to the page.
 */
const keyTowards = (locator: Locator) =>
  locator.first().evaluate((element) => {
    const focus = document.activeElement;
    const isBefore =
      focus && element.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBefore ? 'Shift+Tab' : 'Tab';
  });

/** Where the focus is, seen from the elements that a person looks for; unknown if the page has replaced them. */
type FocusPlace = 'on one of them' | 'in their group' | 'elsewhere' | 'unknown';

/** Runs in the page. A group is what Tab enters once, and arrow keys move within: radio buttons, tabs. */
function placeOfFocus(wanted: readonly Node[]): FocusPlace {
  const focus = document.activeElement;
  if (focus && wanted.includes(focus)) return 'on one of them';
  if (wanted.length === 0 || wanted.some((node) => !node.isConnected)) return 'unknown';
  const kind = ['[role=radio], [type=radio]', '[role=tab]'].find((one) => focus?.matches(one));
  if (!kind) return 'elsewhere';
  const isInGroup = wanted.some((node) => {
    if (!(node instanceof Element) || !node.matches(kind)) return false;
    const group = node.closest('[role=radiogroup], [role=tablist], fieldset, table');
    return group !== null && group.contains(focus);
  });
  return isInGroup ? 'in their group' : 'elsewhere';
}

/** A person who uses a keyboard only: no click, no focus set by script. */
export function withKeyboard(page: Page): Person {
  /** Focuses a control by Tab, and by arrow keys within a group. */
  async function moveTo(locator: Locator, arrow = 'ArrowDown'): Promise<void> {
    await expect(locator.first()).toBeVisible();
    const key = await keyTowards(locator);
    // Found once: a search by role and name after every key takes longer than the key.
    let wanted = await locator.elementHandles();
    for (let pressed = 0; pressed < TAB_LIMIT; pressed += 1) {
      const place = await page.evaluate(placeOfFocus, wanted);
      if (place === 'on one of them') return;
      if (place === 'in their group') {
        await page.keyboard.press(arrow);
        // An arrow key moves the focus in a task of its own.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      } else if (place === 'elsewhere') {
        await page.keyboard.press(key);
      } else {
        wanted = await locator.elementHandles();
      }
    }
    throw new Error(`The keyboard does not reach ${locator.toString()}`);
  }
  const at = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' });

  return {
    page,
    async press(role, name) {
      const wanted = at(role, name);
      // The main button of a page has the focus also while it is disabled.
      await expect(wanted.first()).toBeEnabled();
      await moveTo(wanted);
      await page.keyboard.press('Enter');
    },
    async choose(role, name) {
      const wanted = at(role, name);
      await moveTo(wanted);
      if (!(await wanted.isChecked())) await page.keyboard.press('Space');
      await expect(wanted).toBeChecked();
    },
    async type(role, name, text) {
      await moveTo(at(role, name));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async pick(name, option) {
      await moveTo(at('combobox', name));
      await page.keyboard.type(option);
      await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
      if ((await at('combobox', name).getAttribute('aria-activedescendant')) === null) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
    async open(tab) {
      await moveTo(page.getByRole('tab', { name: tab }), 'ArrowRight');
      await page.keyboard.press('Enter');
    },
  };
}
