import { useDeferredValue, useEffect, useRef } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import * as css from './Combobox.css.ts';
import { displayOf } from './filter.ts';
import type { ComboboxItem } from './filter.ts';

// A native datalist can be neither styled nor limited, and screen readers announce no count for it.
const LISTBOX = { role: 'listbox' } as const;
const OPTION = { role: 'option' } as const;

/** Slightly more than the list shows without scrolling. */
const INITIAL_ROWS = 12;
const NO_OPTIONS: readonly ComboboxItem[] = [];

/** Renders the other rows with low priority, so that a slow phone shows the typed letter first. */
function useRenderedRows(shown: readonly ComboboxItem[]): readonly ComboboxItem[] {
  return useDeferredValue(shown, NO_OPTIONS) === shown ? shown : shown.slice(0, INITIAL_ROWS);
}

/** The listbox below the input. The focus stays in the input; `aria-activedescendant` refers to the active option. */
export function ComboboxList(props: {
  id: string;
  label: string;
  shown: readonly ComboboxItem[];
  active: number;
  value: string;
  /** Shown if there are no options. */
  none: string;
  /** Shown below the options, if there are more. */
  more: string | undefined;
  onChoose: (option: ComboboxItem) => void;
}): ReactElement {
  const { id, label, shown, active, value, none, more, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const rendered = useRenderedRows(shown);
  const isActiveRendered = active < rendered.length;
  useEffect(() => {
    if (isActiveRendered) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, isActiveRendered]);
  const chooseAt = (event: MouseEvent<HTMLElement>): void => {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('[data-index]');
    const option = shown[Number(row?.dataset['index'] ?? -1)];
    if (option) onChoose(option);
  };
  return (
    <div role="presentation" onClick={chooseAt}>
      {shown.length > 0 ? (
        <div {...LISTBOX} ref={list} id={id} aria-label={label} className={css.list}>
          {rendered.map((option, index) => (
            <div
              {...OPTION}
              key={option.value}
              id={`${id}-${index}`}
              // The active option: otherwise screen readers add "not selected" to each. The chosen one is checked.
              aria-selected={index === active}
              aria-checked={option.value === value || undefined}
              aria-posinset={index + 1}
              aria-setsize={shown.length}
              data-index={index}
              data-active={index === active || undefined}
              className={css.option}
            >
              <span>{displayOf(option)}</span>
              {option.value === value && <Icon name="check" />}
            </div>
          ))}
        </div>
      ) : (
        <p className={css.note}>{none}</p>
      )}
      {more && <p className={css.note}>{more}</p>}
    </div>
  );
}
