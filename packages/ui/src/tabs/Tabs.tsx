import { forwardRef, useId, useRef, useState } from 'react';
import type {
  ComponentPropsWithoutRef,
  ForwardedRef,
  ReactElement,
  ReactNode,
  RefAttributes,
} from 'react';
import { moveByKey, useControllableState, useMergedRef } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Tabs.css.ts';
import { tabsTexts } from './texts.ts';
import type { TabsTexts } from './texts.ts';
import { usePanelFocus } from './use-panel-focus.ts';

/** One tab and its panel. */
export interface TabItem<Value extends string = string> {
  /** Identifies the tab in `value`. */
  readonly value: Value;
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
export interface TabsProps<Value extends string = string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** The tabs, each with `value`, `label` and `content`. */
  readonly items: ReadonlyArray<TabItem<Value>>;
  /** The open tab; leave it out for uncontrolled tabs. */
  readonly value?: Value | undefined;
  /** The tab that is open initially, uncontrolled; default the first one. */
  readonly defaultValue?: Value | undefined;
  /** Called when a person opens another tab. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
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

function TabsInner(
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
  }: TabsProps,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const t = useComponentTexts(tabsTexts, texts);
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);
  const opened = useOpenedTabs(value);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  usePanelFocus(root);
  // While the focus is among the tabs, the one with the focus is the tab stop; else the open one.
  const [focused, setFocused] = useState<number | null>(null);
  const openIndex = items.findIndex((item) => item.value === value);
  const tabStop = focused ?? Math.max(openIndex, 0);
  return (
    <div
      {...rest}
      ref={mergedRef}
      className={rootClassName(css.root, className)}
      data-lead={lead ? true : undefined}
    >
      {lead && <div className={css.lead}>{lead}</div>}
      <div
        role="tablist"
        aria-label={label}
        className={css.list}
        onKeyDownCapture={(event) => moveByKey(event, false)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(null);
        }}
      >
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            // By the index: a blank in a value would break the references between tab and panel.
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-panel`}
            aria-selected={index === openIndex}
            data-state={index === openIndex ? 'active' : 'inactive'}
            tabIndex={index === tabStop ? 0 : -1}
            lang={item.lang}
            className={css.tab}
            onFocus={() => setFocused(index)}
            // Not before the pointer is released, so that a person can move it away (WCAG 2.5.2).
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
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-${index}-panel`}
          aria-labelledby={`${id}-${index}`}
          data-state={index === openIndex ? 'active' : 'inactive'}
          hidden={index !== openIndex}
          className={css.panel}
        >
          {opened.has(item.value) && item.content}
        </div>
      ))}
    </div>
  );
}

/**
 * Tabs with manual activation: arrow keys move the focus, Enter or Space opens. The content of a panel is mounted
 * when the tab is first opened and stays mounted, so that its form values remain. On narrow screens the tabs wrap.
 */
export const Tabs = forwardRef(TabsInner) as <Value extends string>(
  props: TabsProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement;
