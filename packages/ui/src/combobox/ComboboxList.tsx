import { useDeferredValue, useEffect, useRef } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import * as css from './Combobox.css.ts';
import { displayOf } from './filter.ts';
import type { ComboboxOption } from './filter.ts';
import type { ComboboxTexts } from './texts.ts';

// A native datalist can be neither styled nor capped, and screen readers hear no count from it.
const LISTBOX = { role: 'listbox' } as const;
const OPTION = { role: 'option' } as const;

/** As many as the list shows without scrolling, and some. */
const DRAWN_AT_ONCE = 12;
const NONE: readonly ComboboxOption[] = [];

/** The rest is drawn after the letter that was typed, so that a slow phone shows the letter first. */
function useDrawn(shown: readonly ComboboxOption[]): readonly ComboboxOption[] {
  return useDeferredValue(shown, NONE) === shown ? shown : shown.slice(0, DRAWN_AT_ONCE);
}

/** The list below the input. The focus stays in the input, which points to the active option. */
export function ComboboxList(props: {
  id: string;
  label: string;
  shown: readonly ComboboxOption[];
  total: number;
  active: number;
  value: string;
  texts: ComboboxTexts;
  onChoose: (option: ComboboxOption) => void;
}): ReactElement {
  const { id, label, shown, total, active, value, texts, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const drawn = useDrawn(shown);
  const isActiveDrawn = active < drawn.length;
  useEffect(() => {
    if (isActiveDrawn) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, isActiveDrawn]);
  const chooseAt = (event: MouseEvent<HTMLElement>): void => {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('[data-index]');
    const option = shown[Number(row?.dataset['index'] ?? -1)];
    if (option) onChoose(option);
  };
  return (
    <div
      className={css.popup}
      role="presentation"
      // Pressing beside an option must not take the focus from the input and close the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={chooseAt}
    >
      {shown.length > 0 ? (
        <div {...LISTBOX} ref={list} id={id} aria-label={label} className={css.list}>
          {drawn.map((option, index) => (
            <div
              {...OPTION}
              key={option.value}
              id={`${id}-${index}`}
              aria-selected={option.value === value}
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
        <p className={css.note}>{texts.none}</p>
      )}
      {total > shown.length && <p className={css.note}>{texts.more(total - shown.length)}</p>}
    </div>
  );
}
