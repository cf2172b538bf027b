import { useDeferredValue, useEffect, useRef } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { isElement, scrollTo } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import * as css from './Combobox.css.ts';

// A native datalist can be neither styled nor limited, and screen readers announce no count for it.
const LISTBOX = { role: 'listbox' } as const;
const OPTION = { role: 'option' } as const;

/** Slightly more than the list shows without scrolling. */
const INITIAL_ROWS = 12;
const NO_ITEMS: readonly never[] = [];

/** Renders the other rows with low priority, so that a slow phone shows the typed letter first. */
function useRenderedRows<Item>(items: readonly Item[]): readonly Item[] {
  return useDeferredValue(items, NO_ITEMS) === items ? items : items.slice(0, INITIAL_ROWS);
}

/**
 * The listbox below the input, or one sentence instead of it. The focus stays in the input; `aria-activedescendant` refers to
 * the active option.
 */
export function ListBox<Item extends { readonly value: string }>(props: {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
  /** Index of the active option; -1 if none is active. */
  readonly active: number;
  /** Value of the selected option, which is checked. */
  readonly selected?: string;
  /** Shown instead of an empty list. */
  readonly note: string;
  /** Language of `note` and `more`, if it is not that of the page. */
  readonly noteLang: string | undefined;
  /** Shown below the options, if there are more. */
  readonly more?: string | undefined;
  readonly children: (item: Item) => ReactNode;
  readonly onChoose: (item: Item) => void;
}): ReactElement {
  const { id, label, items, active, selected, note, noteLang, more, children, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const rendered = useRenderedRows(items);
  const isActiveRendered = active < rendered.length;
  useEffect(() => {
    if (isActiveRendered) scrollTo(list.current?.children[active], { block: 'nearest' });
  }, [active, isActiveRendered]);
  const chooseAt = (event: MouseEvent<HTMLElement>): void => {
    if (!isElement(event.target)) return;
    const row = event.target.closest<HTMLElement>('[data-index]');
    const item = items[Number(row?.dataset['index'] ?? -1)];
    if (item) onChoose(item);
  };
  return (
    <div role="presentation" onClick={chooseAt}>
      {items.length > 0 ? (
        <div {...LISTBOX} ref={list} id={id} aria-label={label} className={css.list}>
          {rendered.map((item, index) => (
            <div
              {...OPTION}
              key={item.value}
              id={`${id}-${index}`}
              // The active option: otherwise screen readers add "not selected" to each. The chosen one is checked.
              aria-selected={index === active}
              aria-checked={item.value === selected || undefined}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              data-index={index}
              data-active={index === active || undefined}
              className={css.option}
            >
              {children(item)}
              {item.value === selected && <Icon name="check" />}
            </div>
          ))}
        </div>
      ) : (
        <p lang={noteLang} className={css.note}>
          {note}
        </p>
      )}
      {more && (
        <p lang={noteLang} className={css.note}>
          {more}
        </p>
      )}
    </div>
  );
}
