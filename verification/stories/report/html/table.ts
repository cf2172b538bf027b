import { html } from './escape.ts';
import type { Html, Part } from './escape.ts';

/** A column: its heading, and whether its cells are figures or ids that must not break. */
export interface Column {
  readonly label: string;
  readonly kind?: 'number' | 'id';
}

/** A row. Its first cell is its heading. */
export interface Row {
  readonly cells: readonly Part[];
  /** Where links lead to. */
  readonly id?: string;
  /** For the filter of the conformance table. */
  readonly status?: string;
}

function cell(column: Column | undefined, content: Part, first: boolean): Html {
  const name = column?.kind ?? '';
  const label = column?.label ?? '';
  return first
    ? html`<th role="rowheader" scope="row" class="${name}" data-label="${label}"><div>${content}</div></th>`
    : html`<td role="cell" class="${name}" data-label="${label}"><div>${content}</div></td>`;
}

function row(columns: readonly Column[], { cells, id, status }: Row): Html {
  return html`<tr role="row"${id !== undefined && html` id="${id}"`}${
    status !== undefined && html` data-status="${status}"`
  }>${cells.map((content, at) => cell(columns[at], content, at === 0))}</tr>
`;
}

/**
 * A data table with a caption, heads of columns and heads of rows. On small screens its rows become
 * cards; the roles are written out because browsers take them away with `display: block`.
 */
export function table(caption: Part, columns: readonly Column[], rows: readonly Row[]): Html {
  return html`<table role="table"><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(
    ({ label, kind }) =>
      html`<th role="columnheader" scope="col" class="${kind ?? ''}">${label}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">${rows.map((entry) => row(columns, entry))}</tbody></table>`;
}
