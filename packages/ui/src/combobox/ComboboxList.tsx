import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import * as css from './Combobox.css.ts';
import { displayOf } from './filter.ts';
import type { ComboboxOption } from './filter.ts';
import type { ComboboxTexts } from './texts.ts';

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
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // Pressing beside an option must not take the focus from the input and close the list.
    <div className={css.popup} onMouseDown={(event) => event.preventDefault()} role="presentation">
      {shown.length > 0 ? (
        <ul ref={list} id={id} role="listbox" aria-label={label} className={css.list}>
          {shown.map((option, index) => (
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.value === value}
              data-active={index === active || undefined}
              className={css.option}
              onClick={() => onChoose(option)}
            >
              <span>{displayOf(option)}</span>
              {option.value === value && <Icon name="check" />}
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.note}>{texts.none}</p>
      )}
      {total > shown.length && <p className={css.note}>{texts.more(total - shown.length)}</p>}
    </div>
  );
}
