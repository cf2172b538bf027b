import type { ReactElement, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import * as css from './SelectionCard.css.ts';
import type { SelectionCardTexts } from './texts.ts';

/** One row of the selection. */
export interface SelectionRow {
  /** Unique among the rows. */
  readonly id: string;
  /** Such as "Flurstück". */
  readonly label: string;
  /** What was selected, or a text such as "noch nicht gewählt". */
  readonly value: ReactNode;
  /** Monospaced and with a violet border, as parcel ids everywhere. */
  readonly parcel?: boolean | undefined;
  /** Nothing is selected yet; shown in a secondary colour. */
  readonly empty?: boolean | undefined;
  /** Address of the step where it can be changed. */
  readonly changeHref?: string | undefined;
  /** Called by a change button, for a step without an address. */
  readonly onChange?: (() => void) | undefined;
}

function ChangeControl({
  row,
  texts,
}: {
  row: SelectionRow;
  texts: SelectionCardTexts;
}): ReactNode {
  const name = texts.changeRow(row.label);
  if (row.changeHref) {
    return (
      <Link className={css.change} href={row.changeHref} aria-label={name}>
        {texts.change}
      </Link>
    );
  }
  if (!row.onChange) return null;
  return (
    <button type="button" className={css.change} aria-label={name} onClick={row.onChange}>
      {texts.change}
    </button>
  );
}

/** One row of the card: label, value and the change control. */
export function SelectionRowItem(props: {
  row: SelectionRow;
  texts: SelectionCardTexts;
}): ReactElement {
  const { row, texts } = props;
  return (
    <div className={css.row}>
      <dt className={css.label}>{row.label}</dt>
      <dd
        className={css.value}
        data-parcel={(row.parcel && !row.empty) || undefined}
        data-empty={row.empty || undefined}
      >
        {row.value}
      </dd>
      {(row.changeHref ?? row.onChange) && (
        <dd className={css.changeCell}>
          <ChangeControl row={row} texts={texts} />
        </dd>
      )}
    </div>
  );
}
