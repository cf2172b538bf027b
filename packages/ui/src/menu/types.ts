import type { ReactNode } from 'react';
import type { IconContent } from '../icons/index.ts';

/** An action or a link of a menu. */
export interface MenuItem {
  /** Identifies the item in the menu. */
  readonly id: string;
  /** Text of the item; its first letters choose it by keyboard. */
  readonly label: string;
  /** BCP 47 tag if the language of the label differs from that of the page. */
  readonly lang?: string | undefined;
  /** Icon before the text. */
  readonly icon?: IconContent | undefined;
  /** Address of a link; without it the item is an action. */
  readonly href?: string | undefined;
  /** Called when a person activates the item; the menu is closed then, and its button has the focus. */
  readonly onClick?: (() => void) | undefined;
  /** Whether it is what the page shows now: it gets a tick, and `aria-current`. */
  readonly current?: boolean | undefined;
  /** Whether it cannot be activated; it stays reachable, so that the `reason` is read. */
  readonly disabled?: boolean | undefined;
  /** Why it is disabled, in one sentence. */
  readonly reason?: ReactNode;
}

/** Items of a menu that belong together. */
export interface MenuGroup {
  /** Identifies the group in the menu. */
  readonly id: string;
  /** Name of the group, above its items. */
  readonly heading: string;
  /** The items of the group. */
  readonly items: readonly MenuItem[];
}
