import type { KeyboardEventHandler, ReactElement, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './SelectionCard.css.ts';
import type { SelectionCardTexts } from './texts.ts';

/** One row of the selection. */
export interface SelectionItem {
  /** Unique among the rows. */
  readonly id: string;
  /** Such as "Flurstück". */
  readonly label: string;
  /** What was selected, or a text such as "noch nicht gewählt". Begins with text, not with a block, which Orca does not read in Firefox. */
  readonly value: ReactNode;
  /** Monospaced and with a violet border, as parcel ids everywhere. */
  readonly parcel?: boolean | undefined;
  /** Nothing is selected yet; shown in a secondary colour. */
  readonly unset?: boolean | undefined;
  /** Address of the step where it can be changed. */
  readonly editHref?: string | undefined;
  /** Called by a change button, for a step without an address. */
  readonly onEdit?: (() => void) | undefined;
}

interface RowProps {
  readonly row: SelectionItem;
  readonly texts: SelectionCardTexts;
  /** Of the change control; Escape closes the card. */
  readonly onKeyDown: KeyboardEventHandler;
}

function ChangeControl({ row, texts, onKeyDown }: RowProps): ReactNode {
  const name = texts.changeRow(row.label);
  if (row.editHref) {
    return (
      <Link
        lang={langOf(texts, 'change')}
        className={css.change}
        href={row.editHref}
        aria-label={name}
        onKeyDown={onKeyDown}
      >
        {texts.change}
      </Link>
    );
  }
  if (!row.onEdit) return null;
  return (
    <button
      lang={langOf(texts, 'change')}
      type="button"
      className={css.change}
      aria-label={name}
      onClick={row.onEdit}
      onKeyDown={onKeyDown}
    >
      {texts.change}
    </button>
  );
}

/** One row of the card: label, value and the change control. */
export function SelectionRowItem(props: RowProps): ReactElement {
  const { row } = props;
  return (
    <div className={css.row}>
      <dt className={css.label}>{row.label}</dt>
      {/* One description: of two, screen readers would say the number. Text and no block: in Firefox, Orca would leave it out. */}
      <dd className={css.description}>
        <span
          role="presentation"
          className={css.value}
          data-parcel={(row.parcel && !row.unset) || undefined}
          data-empty={row.unset || undefined}
        >
          {row.value}
        </span>
        <ChangeControl {...props} />
      </dd>
    </div>
  );
}
