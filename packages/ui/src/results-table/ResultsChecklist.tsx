import { forwardRef, useId } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useTexts } from '../provider/index.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import * as css from './ResultsTable.css.ts';
import { resultsTableTexts } from './texts.ts';
import type { ResultsProps } from './types.ts';

/** Properties of a table of results of which several can be chosen. */
export interface ResultsChecklistProps<Row> extends ResultsProps<Row> {
  /** Keys of all chosen rows, also of those on other pages. */
  readonly selectedKeys: readonly string[];
  /** These rows were chosen or given up. */
  readonly onSelectedChange: (rows: readonly Row[], selected: boolean) => void;
  /** How many more may be chosen; left out: any number. At 0 only chosen rows can be changed. */
  readonly room?: number | undefined;
}

type Share = 'none' | 'some' | 'all';

/** Chooses all rows of the page, as many as there is room for, or gives them up. */
function SelectAll(props: {
  label: string;
  share: Share;
  disabled: boolean;
  onSelect: (selected: boolean) => void;
}): ReactElement {
  const { label, share, disabled, onSelect } = props;
  const id = useId();
  return (
    <span className={css.selectAll}>
      <input
        // Whether only some are chosen is a property without an attribute.
        ref={(input) => {
          if (input) input.indeterminate = share === 'some';
        }}
        type="checkbox"
        id={id}
        className={css.box}
        checked={share === 'all'}
        disabled={disabled}
        onChange={() => onSelect(share === 'none')}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}

function ResultsChecklistInner<Row>(
  {
    selectedKeys,
    onSelectedChange,
    room = Number.POSITIVE_INFINITY,
    ...table
  }: ResultsChecklistProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  const { rows, rowKey, texts } = table;
  const t = useTexts(resultsTableTexts, texts);
  const isSelected = (row: Row): boolean => selectedKeys.includes(rowKey(row));
  const chosen = rows.filter(isSelected);
  const open = rows.filter((row) => !isSelected(row));
  const share = chosen.length === 0 ? 'none' : open.length === 0 ? 'all' : 'some';
  const selectAll = (selected: boolean): void => {
    // Some chosen and room left: the rest is wanted, not the few given up.
    if (selected || (share === 'some' && room > 0)) onSelectedChange(open.slice(0, room), true);
    else onSelectedChange(chosen, false);
  };
  return (
    <div className={css.checklist}>
      <div className={css.tools}>
        <SelectAll
          label={t.selectPage}
          share={share}
          disabled={share === 'none' && room <= 0}
          onSelect={selectAll}
        />
        <output className={css.count}>{t.selected(selectedKeys.length)}</output>
      </div>
      <ResultsFrame
        {...table}
        tableRef={ref}
        type="checkbox"
        choiceOf={(row) => ({
          selected: isSelected(row),
          disabled: !isSelected(row) && room <= 0,
          onSelect: (selected) => onSelectedChange([row], selected),
        })}
      />
    </div>
  );
}

/**
 * Search results of which several are chosen (BEY-7): a table whose first column holds checkboxes, with a checkbox for
 * the whole page above and the number of chosen ones, which is said when it changes.
 */
export const ResultsChecklist = forwardRef(ResultsChecklistInner) as <Row>(
  props: ResultsChecklistProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
