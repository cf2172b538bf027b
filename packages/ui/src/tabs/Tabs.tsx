import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { forwardRef, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useControllableState, useMergedRef, useTextDirection } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Tabs.css.ts';
import { tabsTexts } from './texts.ts';
import type { TabsTexts } from './texts.ts';
import { usePanelFocus } from './use-panel-focus.ts';

/** One tab and its panel. */
export interface TabItem {
  /** Identifies the tab in `value`. */
  readonly value: string;
  /** Text of the tab. */
  readonly label: string;
  /** BCP 47 tag if the language of the label differs from that of the page. */
  readonly lang?: string | undefined;
  /** Content of the panel; stays mounted while another tab is open. */
  readonly content: ReactNode;
  /** Number of errors in the panel; part of the accessible name of the tab. */
  readonly errorCount?: number | undefined;
}

/** Properties of the tabs. */
export interface TabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** The tabs, each with `value`, `label` and `content`. */
  readonly items: ReadonlyArray<TabItem>;
  /** The open tab; leave it out for uncontrolled tabs. */
  readonly value?: string | undefined;
  /** The tab that is open initially, uncontrolled; default the first one. */
  readonly defaultValue?: string | undefined;
  /** Called when a person opens another tab. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Content before the tabs, such as a search field; beside them where there is space. */
  readonly lead?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<TabsTexts> | undefined;
}

/** Values of the tabs that have been opened so far. */
function useOpenedTabs(value: string): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([value]));
  if (opened.has(value)) return opened;
  const next = new Set([...opened, value]);
  setOpened(next);
  return next;
}

/**
 * Tabs with manual activation: arrow keys move the focus, Enter or Space opens. The content of a panel is mounted
 * when the tab is first opened and stays mounted, so that its form values remain. On narrow screens the tabs wrap.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  {
    label,
    items,
    value: controlledValue,
    defaultValue = items[0]?.value ?? '',
    onValueChange,
    lead,
    texts,
    className,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(tabsTexts, texts);
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);
  const opened = useOpenedTabs(value);
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const direction = useTextDirection(root);
  usePanelFocus(root);
  return (
    // Radix builds ids from its values, and a blank in an id would break the references between tab and
    // panel; so it gets the index of the tab. It would also set the direction and inline styles, which a
    // Content Security Policy may forbid: the elements of ours override them. It would open a tab before the pointer
    // is released, so that nobody could move it away (WCAG 2.5.2): the click opens it.
    <Root
      asChild
      dir={direction}
      value={String(items.findIndex((item) => item.value === value))}
      activationMode="manual"
    >
      <div
        {...rest}
        ref={mergedRef}
        className={rootClassName(css.root, className)}
        data-lead={lead ? true : undefined}
        dir={undefined}
      >
        {lead && <div className={css.lead}>{lead}</div>}
        <List aria-label={label} className={css.list} style={{ outline: undefined }}>
          {items.map((item, index) => (
            <Trigger
              key={item.value}
              value={String(index)}
              lang={item.lang}
              className={css.tab}
              onClick={() => item.value !== value && setValue(item.value)}
            >
              {item.label}
              {item.errorCount ? (
                <span className={css.errors}>
                  <Icon name="alert-circle" className={css.icon} />
                  <span lang={langOf(t, 'errors')} className={css.visuallyHidden}>
                    ({t.errors(item.errorCount)})
                  </span>
                </span>
              ) : null}
            </Trigger>
          ))}
        </List>
        {items.map((item, index) => (
          // Radix makes every panel focusable; see `usePanelFocus`.
          <Content key={item.value} value={String(index)} forceMount asChild tabIndex={undefined}>
            <div className={css.panel} style={{ animationDuration: undefined }}>
              {opened.has(item.value) && item.content}
            </div>
          </Content>
        ))}
      </div>
    </Root>
  );
});
