import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ResultsTableTexts } from './texts.ts';

/** One column; the first one also contains the radio button or checkbox. */
export interface ResultColumn<Row> {
  /** Unique among the columns. */
  readonly id: string;
  /** Heading of the column; beside each value where rows are cards. */
  readonly header: string;
  /** What a row shows in this column. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for areas and other figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** Monospaced, as parcel numbers are; a translation by the browser leaves them as they are. */
  readonly mono?: boolean | undefined;
  /**
   * Where rows are cards: `line` is below the first cell with its heading (default), `end` at the end of the card without it, and `none`
   * is left out, as the first cell says it there.
   */
  readonly card?: 'line' | 'end' | 'none' | undefined;
}

/** State of the radio button or checkbox of a row. */
export interface ResultChoice {
  /** Whether the row is selected. */
  readonly selected: boolean;
  /** Whether it cannot be selected. */
  readonly disabled?: boolean;
  /** Called with the requested state. */
  readonly onSelect: (selected: boolean) => void;
}

/** Properties of every results table, with single or multiple selection. */
export interface ResultsProps<Row>
  extends Omit<ComponentPropsWithoutRef<'table'>, 'children' | 'onSelect'> {
  /** The columns; the first one identifies the row. */
  readonly columns: readonly ResultColumn<Row>[];
  /** The rows of the current page. */
  readonly rows: ReadonlyArray<Row>;
  /** Stable key of a row. */
  readonly rowKey: (row: Row) => string;
  /** Accessible name of the row's input, such as the parcel's display string. */
  readonly rowLabel: (row: Row) => string;
  /** Key of a row that is marked elsewhere, such as a parcel on a map that the mouse is over. */
  readonly activeKey?: string | null | undefined;
  /** Called with the row that the pointer or the focus is on, null when it leaves it. */
  readonly onActiveKeyChange?: ((key: string | null) => void) | undefined;
  /** Rows are reloading; they stay visible, marked by `aria-busy`. */
  readonly loading?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ResultsTableTexts> | undefined;
}
