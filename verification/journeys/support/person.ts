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

/** A person who uses a mouse. */
export function withMouse(page: Page): Person {
  const at = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' });
  return {
    page,
    press: async (role, name) => at(role, name).first().click(),
    choose: async (role, name) => at(role, name).check(),
    // By keys, as a person types: after `fill()` Firefox resets the field at its next change.
    async type(role, name, text) {
      await at(role, name).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    open: async (tab) => page.getByRole('tab', { name: tab }).click(),
    async pick(name, option) {
      await at('combobox', name).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(option);
      await page.getByRole('option', { name: option }).first().click();
    },
  };
}

/** How often Tab is pressed before a control counts as unreachable. */
const TAB_LIMIT = 120;

const hasFocus = (locator: Locator) =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

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

/** Whether the focus is on a radio button of the same group as an element. */
function sharesRadioGroupWithFocus(element: Element): boolean {
  const focus = document.activeElement;
  const isRadio =
    focus?.getAttribute('role') === 'radio' || focus?.getAttribute('type') === 'radio';
  const group = element.closest('[role=radiogroup], fieldset, table');
  return isRadio && group !== null && group.contains(focus);
}

/** A person who uses a keyboard only: no click, no focus set by script. */
export function withKeyboard(page: Page): Person {
  async function tabTo(locator: Locator): Promise<void> {
    await expect(locator.first()).toBeVisible();
    const key = await keyTowards(locator);
    for (let pressed = 0; pressed < TAB_LIMIT; pressed += 1) {
      if (await hasFocus(locator)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`Tab does not reach ${locator.toString()}`);
  }
  /** Focuses a control of a group that Tab enters and arrow keys move within. */
  async function moveWithinGroup(wanted: Locator, inGroup: () => Promise<boolean>, arrow: string) {
    const key = await keyTowards(wanted);
    for (let pressed = 0; pressed < TAB_LIMIT; pressed += 1) {
      if (await hasFocus(wanted)) return;
      await page.keyboard.press((await inGroup()) ? arrow : key);
      // An arrow key moves the focus in a task of its own.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    }
    throw new Error(`The keyboard does not reach ${wanted.toString()}`);
  }
  const at = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' });

  return {
    page,
    async press(role, name) {
      const wanted = at(role, name);
      // The main button of a page has the focus also while it is disabled.
      await expect(wanted.first()).toBeEnabled();
      await tabTo(wanted);
      await page.keyboard.press('Enter');
    },
    async choose(role, name) {
      const wanted = at(role, name);
      await expect(wanted).toBeVisible();
      if (role === 'checkbox') {
        await tabTo(wanted);
      } else {
        await moveWithinGroup(
          wanted,
          () => wanted.evaluate(sharesRadioGroupWithFocus),
          'ArrowDown',
        );
      }
      if (!(await wanted.isChecked())) await page.keyboard.press('Space');
      await expect(wanted).toBeChecked();
    },
    async type(role, name, text) {
      await tabTo(at(role, name));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async pick(name, option) {
      await tabTo(at('combobox', name));
      await page.keyboard.type(option);
      await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
      if ((await at('combobox', name).getAttribute('aria-activedescendant')) === null) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
    async open(tab) {
      const wanted = page.getByRole('tab', { name: tab });
      await expect(wanted).toBeVisible();
      await moveWithinGroup(wanted, () => hasFocus(page.getByRole('tab')), 'ArrowRight');
      await page.keyboard.press('Enter');
    },
  };
}
