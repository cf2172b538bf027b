import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import * as combobox from '../combobox/Combobox.css.ts';
import * as css from './SuggestionField.css.ts';

/** One suggestion of a suggestion field. */
export interface SuggestionItem {
  /** Unique among the suggestions; passed to `onChoose`. */
  readonly value: string;
  /** The text that is shown, such as "Lindenallee 5". */
  readonly label: string;
  /** What distinguishes equal labels, such as "15990 Lindenau". */
  readonly description?: string | undefined;
}

// A native datalist can be neither styled nor show a description, and screen readers announce no count for it.
const LISTBOX = { role: 'listbox' } as const;
const OPTION = { role: 'option' } as const;

/** The list below the input, or one sentence instead of it. The focus stays in the input. */
export function SuggestionList(props: {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly SuggestionItem[];
  /** Index of the active suggestion; -1 if none is active. */
  readonly active: number;
  /** Shown instead of an empty list. */
  readonly note: string;
  readonly onChoose: (suggestion: SuggestionItem) => void;
}): ReactElement {
  const { id, label, suggestions, active, note, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const chooseAt = (event: MouseEvent<HTMLElement>): void => {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('[data-index]');
    const suggestion = suggestions[Number(row?.dataset['index'] ?? -1)];
    if (suggestion) onChoose(suggestion);
  };
  return (
    <div role="presentation" onClick={chooseAt}>
      {suggestions.length > 0 ? (
        <div {...LISTBOX} ref={list} id={id} aria-label={label} className={combobox.list}>
          {suggestions.map((suggestion, index) => (
            <div
              {...OPTION}
              key={suggestion.value}
              id={`${id}-${index}`}
              aria-selected={index === active}
              data-index={index}
              data-active={index === active || undefined}
              className={combobox.option}
            >
              <span className={css.content}>
                <span>{suggestion.label}</span>
                {suggestion.description && (
                  <span className={css.detail}>{suggestion.description}</span>
                )}
              </span>
            </div>
          ))}
        </div>
      ) : (
        <p className={combobox.note}>{note}</p>
      )}
    </div>
  );
}
