import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { OrderTableTexts } from './texts.ts';

/** One column between the number and the remove button. */
export interface OrderColumn<Row> {
  /** Unique among the columns. */
  readonly id: string;
  /** Heading of the column; beside each value where rows are cards. */
  readonly header: string;
  /** What a row shows in this column. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and other figures. */
  readonly align?: 'start' | 'end' | undefined;
}

/** The last row: what all positions come to. */
export interface OrderTotal {
  /** Words before the value, such as "Summe". */
  readonly label: string;
  /** What it comes to, usually a `Price`. */
  readonly value: ReactNode;
}

/** Properties of the order table. Rows and columns should keep their identity between renders. */
export interface OrderTableProps<Row> extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** Name of the table, shown above it. */
  readonly caption: string;
  /** Whether the caption is only spoken, because a heading above already says it. */
  readonly captionHidden?: boolean | undefined;
  /** The first column names the row and carries the button that opens its details. */
  readonly columns: readonly [OrderColumn<Row>, ...OrderColumn<Row>[]];
  /** The positions, in the order they are numbered. */
  readonly rows: readonly Row[];
  /** Stable key of a row. */
  readonly rowKey: (row: Row) => string;
  /** Details shown below the row; `null` for a row without any. */
  readonly details?: ((row: Row) => ReactNode) | undefined;
  /**
   * Opens or closes the details of all rows whenever it changes; in between each row is its
   * own master, so that one toggle never renders the other rows.
   */
  readonly detailsOpen?: boolean | undefined;
  /**
   * Keys of the rows whose details are open, when their owner keeps them; give `onOpenChange`
   * with it. Without it each row keeps its own state, which is quicker in long tables.
   */
  readonly openKeys?: ReadonlySet<string> | undefined;
  /** Told when a person opens or closes a row. */
  readonly onOpenChange?: ((key: string, open: boolean) => void) | undefined;
  /** Rows are being fetched: said where there are none yet, marked where there are. */
  readonly loading?: boolean | undefined;
  /** Asked for when a row is to be removed; `position` counts from 1. */
  readonly onRemove?: ((row: Row, position: number) => void) | undefined;
  /** The last row; left out, there is none. */
  readonly total?: OrderTotal | undefined;
  /** Shown instead of the table when there are no rows: say the next step. */
  readonly empty: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<OrderTableTexts> | undefined;
}
