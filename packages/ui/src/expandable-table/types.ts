import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { IconContent } from '../icons/index.ts';
import type { ExpandableTableTexts } from './texts.ts';

/** One column. */
export interface TableColumn<Row> {
  /** Unique among the columns. */
  readonly id: string;
  /** Heading of the column; beside each value where rows are cards. */
  readonly header: string;
  /** What a row shows in this column. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and other figures. */
  readonly align?: 'start' | 'end' | undefined;
  /**
   * Where a narrow container shows the value of a column that needs no header: `corner` beside the name of the row, `line` in the
   * line below it, together with the others. By default it has a line of its own, after its header.
   */
  readonly narrowPlacement?: 'corner' | 'line' | undefined;
}

/** The last row: the total of all rows. */
export interface TableTotal {
  /** Label of the value, such as "Summe". */
  readonly label: string;
  /** The total, usually a `Price`. */
  readonly value: ReactNode;
}

/** A button in each row, before the remove button. */
export interface RowAction<Row> {
  /** Unique among the actions. */
  readonly id: string;
  readonly icon: IconContent;
  /** Name of the button, with the position: "Zeile 2 ändern". */
  readonly label: (position: number) => string;
  /** Disables the button in every row; it stays focusable. Default false. */
  readonly disabled?: boolean | undefined;
  /** Called on click; `position` counts from 1. */
  readonly onClick: (row: Row, position: number) => void;
}

/** Properties of a table whose rows open. Pass the same row and column objects in every render. */
export interface ExpandableTableProps<Row>
  extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** Name of the table, shown above it. */
  readonly caption: string;
  /** Whether the caption is visually hidden, because a heading above has the same text. */
  readonly captionHidden?: boolean | undefined;
  /**
   * The columns. The first one names the row; if the row has `details`, its content is the label of
   * the button that opens them. The table adds the column of numbers (`numbered`) and that of the
   * remove buttons (`onRemove`).
   */
  readonly columns: readonly TableColumn<Row>[];
  /** A small picture before the name of a row, 84 × 57 px, without a meaning of its own. Pass the same function in every render. */
  readonly picture?: ((row: Row) => ReactNode) | undefined;
  /** One line below the name of a row: what tells it apart from others of the same name. Pass the same function in every render. */
  readonly description?: ((row: Row) => ReactNode) | undefined;
  /** One entry for each row, in the order they are numbered. */
  readonly rows: ReadonlyArray<Row>;
  /** Whether a first column, headed "Nr.", numbers the rows from 1; default false, in an order table true. */
  readonly numbered?: boolean | undefined;
  /** Stable key of a row. */
  readonly rowKey: (row: Row) => string;
  /**
   * Details shown below the row; for a row without any what React does not show, such as `null` and `false`. Without `details` no row has a button
   * that opens it.
   */
  readonly details?: ((row: Row) => ReactNode) | undefined;
  /**
   * Opens or closes the details of all rows when it changes. In between each row keeps its own
   * state, so that a toggle does not render the other rows.
   */
  readonly detailsOpen?: boolean | undefined;
  /**
   * Keys of the rows whose details are open (controlled); use it with `onRowToggle`. Without it
   * each row keeps its own state, which is faster in long tables.
   */
  readonly openKeys?: ReadonlySet<string> | undefined;
  /** Called when the user opens or closes a row. */
  readonly onRowToggle?: ((key: string, open: boolean) => void) | undefined;
  /** Rows are loading: shown and announced if there are none yet, else marked by `aria-busy`. */
  readonly loading?: boolean | undefined;
  /** Further buttons of each row; none by default. Pass the same array in every render. */
  readonly rowActions?: readonly RowAction<Row>[] | undefined;
  /** Called by the remove button; `position` counts from 1. Without it there is no button. */
  readonly onRemove?: ((row: Row, position: number) => void) | undefined;
  /** The last row; none by default. */
  readonly total?: TableTotal | undefined;
  /** Shown instead of the table when there are no rows; name the next step. */
  readonly empty: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ExpandableTableTexts> | undefined;
}
