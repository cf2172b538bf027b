import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ResultsTableTexts } from './texts.ts';

/** One column; the first one also holds the button of the row. */
export interface ResultColumn<Row> {
  /** Unique among the columns. */
  readonly id: string;
  /** Heading of the column; beside each value where rows are cards. */
  readonly header: string;
  /** What a row shows in this column. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for areas and other figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** Set in the mono face, as parcel numbers are. */
  readonly mono?: boolean | undefined;
}

/** How the button of a row stands. */
export interface ResultChoice {
  /** Whether the row is chosen. */
  readonly selected: boolean;
  /** Whether it cannot be chosen. */
  readonly disabled?: boolean;
  /** Called with the state a press asks for. */
  readonly onSelect: (selected: boolean) => void;
}

/** What every table of results has, whether one or several can be chosen. */
export interface ResultsProps<Row>
  extends Omit<ComponentPropsWithoutRef<'table'>, 'children' | 'onSelect'> {
  /** The first one names the row. */
  readonly columns: readonly [ResultColumn<Row>, ...ResultColumn<Row>[]];
  /** The rows of the page that is shown. */
  readonly rows: readonly Row[];
  /** Stable key of a row. */
  readonly rowKey: (row: Row) => string;
  /** Accessible name of the row's button, such as the parcel's display string. */
  readonly rowLabel: (row: Row) => string;
  /** Rows are refetched; they stay, but say so. */
  readonly busy?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ResultsTableTexts> | undefined;
}
