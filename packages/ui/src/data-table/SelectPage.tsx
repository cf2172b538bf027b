import { useId } from 'react';
import type { ReactElement } from 'react';
import { langOf } from '../texts/lang-of.ts';
import { box, count, selectPage } from './DataTable.css.ts';
import type { DataTableTexts } from './texts.ts';

/** The checkbox of all rows of the page, and the number of selected rows. */
export function SelectPage(props: {
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (keys: readonly string[], isSelected: boolean) => void;
  /** Whether there are no further pages. */
  readonly isWhole: boolean;
  readonly texts: DataTableTexts;
}): ReactElement {
  const { keys, selected, onSelect, isWhole, texts } = props;
  const id = useId();
  const onPage = keys.filter((key) => selected.has(key)).length;
  const label = isWhole ? 'selectAll' : 'selectPage';
  return (
    <div className={selectPage}>
      <input
        // `indeterminate` is a property without an HTML attribute.
        ref={(input) => {
          if (input) input.indeterminate = onPage > 0 && onPage < keys.length;
        }}
        type="checkbox"
        id={id}
        className={box}
        checked={keys.length > 0 && onPage === keys.length}
        onChange={() => onSelect(keys, onPage < keys.length)}
      />
      <label lang={langOf(texts, label)} htmlFor={id}>
        {texts[label]}
      </label>
      {/* No `output`: Orca leaves out its text when it reads the page. */}
      <div lang={langOf(texts, 'selected')} className={count} aria-live="polite" aria-atomic="true">
        {texts.selected(selected.size)}
      </div>
    </div>
  );
}
