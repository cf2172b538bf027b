import { forwardRef, useId } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import * as css from './ResultsTable.css.ts';
import { resultsTableTexts } from './texts.ts';
import type { ResultsProps } from './types.ts';

/** Properties of a results table with multiple selection. */
export interface ResultsChecklistProps<Row> extends ResultsProps<Row> {
  /** Keys of all selected rows, also of those on other pages. */
  readonly selectedKeys: ReadonlyArray<string>;
  /** Called with the rows that were selected or deselected. */
  readonly onRowsToggle: (rows: readonly Row[], selected: boolean) => void;
  /** How many more rows can be selected; default unlimited. At 0 rows can only be deselected. */
  readonly remainingCapacity?: number | undefined;
}

type SelectedPart = 'none' | 'some' | 'all';

/** Selects all rows of the page, up to the remaining capacity, or deselects them. */
function SelectAll(props: {
  label: string;
  lang: string | undefined;
  selectedPart: SelectedPart;
  disabled: boolean;
  onSelect: (selected: boolean) => void;
}): ReactElement {
  const { label, lang, selectedPart, disabled, onSelect } = props;
  const id = useId();
  return (
    <span className={css.selectAll}>
      <input
        // `indeterminate` is a property without an HTML attribute.
        ref={(input) => {
          if (input) input.indeterminate = selectedPart === 'some';
        }}
        type="checkbox"
        id={id}
        className={css.box}
        checked={selectedPart === 'all'}
        disabled={disabled}
        onChange={() => onSelect(selectedPart === 'none')}
      />
      <label lang={lang} htmlFor={id} className={css.selectAllLabel}>
        {label}
      </label>
    </span>
  );
}

function ResultsChecklistInner<Row>(
  {
    selectedKeys,
    onRowsToggle,
    remainingCapacity = Number.POSITIVE_INFINITY,
    ...table
  }: ResultsChecklistProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  const { rows, rowKey, texts } = table;
  const t = useComponentTexts(resultsTableTexts, texts);
  const isSelected = (row: Row): boolean => selectedKeys.includes(rowKey(row));
  const selectedRows = rows.filter(isSelected);
  const otherRows = rows.filter((row) => !isSelected(row));
  const selectedPart = selectedRows.length === 0 ? 'none' : otherRows.length === 0 ? 'all' : 'some';
  const selectAll = (selected: boolean): void => {
    // If some are selected and others still can be, the user wants the others.
    if (selected || (selectedPart === 'some' && remainingCapacity > 0))
      onRowsToggle(otherRows.slice(0, remainingCapacity), true);
    else onRowsToggle(selectedRows, false);
  };
  return (
    <div className={rootClassName(css.checklist, undefined)}>
      <div className={css.tools}>
        <SelectAll
          label={t.selectPage}
          lang={langOf(t, 'selectPage')}
          selectedPart={selectedPart}
          disabled={selectedPart === 'none' && remainingCapacity <= 0}
          onSelect={selectAll}
        />
        {/* No `output`: Orca leaves out its text when it reads the page. */}
        <div
          lang={langOf(t, 'selected')}
          className={css.count}
          aria-live="polite"
          aria-atomic="true"
        >
          {t.selected(selectedKeys.length)}
        </div>
      </div>
      <ResultsFrame
        {...table}
        tableRef={ref}
        type="checkbox"
        choiceOf={(row) => ({
          selected: isSelected(row),
          disabled: !isSelected(row) && remainingCapacity <= 0,
          onSelect: (selected) => onRowsToggle([row], selected),
        })}
      />
    </div>
  );
}

/**
 * Search results with multiple selection: a table with checkboxes in the first column, a
 * checkbox for the whole page above it, and the number of selected results, announced when it
 * changes.
 */
export const ResultsChecklist = forwardRef(ResultsChecklistInner) as <Row>(
  props: ResultsChecklistProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
