import type { OrderPage } from '@portal/api';
import { Icon } from '@portal/ui/icons';
import { Select } from '@portal/ui/select';
import { TextField } from '@portal/ui/text-field';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import * as css from './OrderControls.css.ts';
import { GROUPS, type OrderSearch, SORTS } from './order-search.ts';

/** Waits for the end of a word before it is searched for, in ms. */
const DELAY_MS = 300;

function SearchField(props: { search: string; onSearch: (search: string) => void }): ReactElement {
  const { search, onSearch } = props;
  const text = useText();
  const [typed, setTyped] = useState({ text: search, of: search });
  // The address changed by itself, for example by "Alle Aufträge zeigen".
  if (typed.of !== search) setTyped({ text: search, of: search });
  useEffect(() => {
    if (typed.text === typed.of) return undefined;
    const timer = setTimeout(() => onSearch(typed.text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <div className={css.search}>
      <Icon name="search" className={css.lens} />
      <TextField
        type="search"
        label={text('myOrders.search')}
        maxLength={100}
        value={typed.text}
        onValueChange={(value) => setTyped({ text: value, of: typed.of })}
      />
    </div>
  );
}

/** Search, groups and, where there are no column headers, the sorting of the own orders. */
export function OrderControls(props: {
  asked: OrderSearch;
  counts: OrderPage['counts'] | undefined;
  onChange: (part: Partial<OrderSearch>) => void;
}): ReactElement {
  const { asked, counts, onChange } = props;
  const text = useText();
  const all = counts && GROUPS.reduce((sum, group) => sum + counts[group], 0);
  const groups = [
    { value: '', label: text('orderGroup.ALL'), count: all },
    ...GROUPS.map((value) => ({
      value,
      label: text(`orderGroup.${value}`),
      count: counts?.[value],
    })),
  ];
  const choose = (value: string): void =>
    onChange({ group: GROUPS.find((group) => group === value) ?? null });
  return (
    <div className={css.controls}>
      <fieldset className={css.groups}>
        <legend className={css.legend}>{text('myOrders.filter')}</legend>
        {groups.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            className={css.group}
            aria-pressed={(asked.group ?? '') === value}
            onClick={() => choose(value)}
          >
            {label} <span className={css.count}>{count}</span>
          </button>
        ))}
      </fieldset>
      <SearchField search={asked.search} onSearch={(search) => onChange({ search })} />
      <div className={css.selects}>
        <Select
          label={text('myOrders.filter')}
          value={asked.group ?? ''}
          items={groups.map(({ value, label, count }) => ({
            value,
            label: count === undefined ? label : `${label} (${count})`,
          }))}
          onValueChange={choose}
        />
        <Select
          label={text('myOrders.sort')}
          value={asked.sort}
          items={SORTS.map((value) => ({ value, label: text(`orderSort.${value}`) }))}
          onValueChange={(value) => onChange({ sort: value })}
        />
      </div>
    </div>
  );
}
