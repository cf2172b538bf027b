import type { ReactElement } from 'react';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { isSortable } from './arrange.ts';
import * as css from './DataTable.css.ts';
import type { DataTableTexts } from './texts.ts';
import type { DataColumn, DataSort } from './types.ts';

interface DataToolsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly text: string;
  /** Whether rows can be filtered. */
  readonly filterable: boolean;
  readonly sort: DataSort | null;
  readonly count: string;
  readonly countLang: string | undefined;
  readonly texts: DataTableTexts;
  readonly onText: (text: string) => void;
  readonly onSort: (sort: DataSort | null) => void;
}

/** The filter, the order where rows are cards, and the number of rows. */
export function DataTools<Row>(props: DataToolsProps<Row>): ReactElement {
  const { columns, text, filterable, sort, count, texts, onText, onSort } = props;
  const orders = columns.filter(isSortable).flatMap(({ id, header }) => [
    { value: `${id} ascending`, label: texts.ascending(header) },
    { value: `${id} descending`, label: texts.descending(header) },
  ]);
  return (
    <div className={css.tools}>
      {filterable && (
        <TextField
          type="search"
          label={texts.filter}
          labelLang={langOf(texts, 'filter')}
          widthInCharacters={20}
          value={text}
          onValueChange={onText}
        />
      )}
      {orders.length > 0 && (
        <div className={css.order}>
          <Select
            label={texts.sortBy}
            labelLang={langOf(texts, 'sortBy')}
            items={[
              { value: '', label: texts.unsorted, lang: langOf(texts, 'unsorted') },
              ...orders,
            ]}
            value={sort ? `${sort.id} ${sort.direction}` : ''}
            onValueChange={(value) => {
              const direction = value.endsWith(' ascending') ? 'ascending' : 'descending';
              const id = value.slice(0, value.lastIndexOf(' '));
              onSort(value === '' ? null : { id, direction });
            }}
          />
        </div>
      )}
      <span lang={props.countLang} className={css.count}>
        {count}
      </span>
    </div>
  );
}
