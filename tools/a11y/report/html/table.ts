import { html } from './escape.ts';
import type { Html, Part } from './escape.ts';

/** A column: its header; where they are not texts, whether its cells are numbers, or ids without line breaks. */
export type Column = string | { readonly label: string; readonly kind: 'number' | 'id' };

const partsOf = (column: Column) =>
  typeof column === 'string' ? { label: column, kind: '' } : column;

/** A row. Its first cell is its header. */
export interface Row {
  readonly cells: readonly Part[];
  /** Target of links. */
  readonly id?: string;
  /** For the filter of the conformance table. */
  readonly status?: string;
}

function cell(column: Column = '', content: Part, first: boolean): Html {
  const { label, kind } = partsOf(column);
  return first
    ? html`<th role="rowheader" scope="row" class="${kind}" data-label="${label}"><div>${content}</div></th>`
    : html`<td role="cell" class="${kind}" data-label="${label}"><div>${content}</div></td>`;
}

function row(columns: readonly Column[], { cells, id, status }: Row): Html {
  return html`<tr role="row"${id !== undefined && html` id="${id}"`}${
    status !== undefined && html` data-status="${status}"`
  }>${cells.map((content, at) => cell(columns[at], content, at === 0))}</tr>
`;
}

/**
 * A data table with a caption, column headers and row headers. On small screens its rows become cards; the roles are explicit
 * because browsers remove them with `display: block`.
 */
export function table(caption: Part, columns: readonly Column[], rows: readonly Row[]): Html {
  return html`<table role="table"><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns
    .map(partsOf)
    .map(
      ({ label, kind }) => html`<th role="columnheader" scope="col" class="${kind}">${label}</th>`,
    )}</tr></thead>
<tbody role="rowgroup">${rows.map((entry) => row(columns, entry))}</tbody></table>`;
}
