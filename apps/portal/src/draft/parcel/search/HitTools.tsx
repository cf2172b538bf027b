import { SEARCH_ORDERS } from '@portal/order-flow';
import { Checkbox } from '@portal/ui/checkbox';
import { Disclosure } from '@portal/ui/disclosure';
import { Select } from '@portal/ui/select';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useDraftPart, useServices } from '../../../services/services.ts';
import * as css from './Hits.css.ts';
import { MANY, PAGE_SIZES } from './letters.ts';
import { MOST_ARRANGED } from './use-search.ts';

/** Page size and order of many hits, and whether only those in the map are listed; folded while the list is short (PAGE-1). */
export function HitTools({ found }: { found: number }): ReactElement {
  const { draft } = useServices();
  const text = useText();
  const { order, within, section, limit } = useDraftPart(({ search }) => search);
  const isTooMany = found > MOST_ARRANGED;
  const isArranged = order !== 'NUMBER' || within !== null || limit !== PAGE_SIZES[0];
  return (
    <Disclosure summary={text('search.arrange')} icon="search" open={isArranged || found > MANY}>
      <div className={css.tools}>
        <Select
          label={text('search.order')}
          value={isTooMany ? 'NUMBER' : order}
          disabled={isTooMany}
          onValueChange={(value) => {
            const next = SEARCH_ORDERS.find((one) => one === value);
            if (next) draft.dispatch({ type: 'arrangeHits', change: { order: next } });
          }}
          items={SEARCH_ORDERS.map((value) => ({ value, label: text(`search.order.${value}`) }))}
        />
        <Select
          label={text('search.pageSize')}
          value={String(limit)}
          onValueChange={(value) =>
            draft.dispatch({ type: 'arrangeHits', change: { limit: Number(value) } })
          }
          items={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        />
        <Checkbox
          className={css.wide}
          label={text('search.within')}
          description={
            isTooMany ? text('search.tooManyToSort', { most: MOST_ARRANGED }) : undefined
          }
          checked={within !== null}
          disabled={isTooMany || section === null}
          onCheckedChange={(isOn) =>
            draft.dispatch({ type: 'arrangeHits', change: { within: isOn ? section : null } })
          }
        />
      </div>
    </Disclosure>
  );
}
