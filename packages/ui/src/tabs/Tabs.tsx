import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { forwardRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Tabs.css.ts';
import { tabsTexts } from './texts.ts';
import type { TabsTexts } from './texts.ts';

/** One tab and its panel. */
export interface TabItem {
  /** Names the tab in `value`. */
  readonly value: string;
  /** Words on the tab. */
  readonly label: string;
  /** Its panel; stays mounted while another tab is open. */
  readonly content: ReactNode;
  /** How many errors the panel shows; becomes part of the tab's name. */
  readonly errorCount?: number | undefined;
}

/** Properties of the tabs. */
export interface TabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  /** The tabs, each with `value`, `label` and `content`. */
  readonly items: readonly TabItem[];
  /** The open tab. */
  readonly value: string;
  /** Called when a person opens another tab. */
  readonly onValueChange: (value: string) => void;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<TabsTexts> | undefined;
}

/** Values of the tabs that have been open so far. */
function useOpened(value: string): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([value]));
  if (opened.has(value)) return opened;
  const now = new Set([...opened, value]);
  setOpened(now);
  return now;
}

/**
 * Several ways side by side. Arrows move, Enter or Space opens (manual activation). What a panel holds is mounted
 * when it is first opened and stays, so each keeps its input and none costs anything before. On a phone they wrap
 * and remain tabs.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, value, onValueChange, texts, className, ...rest },
  ref,
) {
  const t = useTexts(tabsTexts, texts);
  const opened = useOpened(value);
  return (
    <Root
      {...rest}
      ref={ref}
      className={classNames(css.root, className)}
      value={value}
      onValueChange={onValueChange}
      activationMode="manual"
    >
      <List aria-label={label} className={css.list}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} className={css.tab}>
            {item.label}
            {item.errorCount ? (
              <span className={css.errors}>
                <Icon name="alert-circle" className={css.icon} />
                <span className={css.spoken}>({t.errors(item.errorCount)})</span>
              </span>
            ) : null}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        // The panel holds controls of its own, so it is no stop of the tab key itself.
        <Content key={item.value} value={item.value} className={css.panel} forceMount tabIndex={-1}>
          {opened.has(item.value) && item.content}
        </Content>
      ))}
    </Root>
  );
});
