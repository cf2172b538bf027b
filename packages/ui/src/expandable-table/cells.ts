import { vars } from '@portal/tokens';
import { tableStyles } from '../table/styles.ts';
import { NARROW } from './narrow.ts';

/** What tables have in common. */
export const base = tableStyles(NARROW);

const aroundTarget = `${vars.space[1]} ${vars.space[2]}`;
// As high as a cell with a button: cells lower than their row are laid out twice. Browsers without
// `lh` ignore it.
const aroundLine = `calc(${vars.space[1]} + max(0px, (${vars.target} - 1lh) / 2)) ${vars.space[2]}`;
/** A cell with buttons. */
export const controlCell = { ...base.cell, padding: aroundTarget };
/** A cell with text. */
export const textCell = { ...base.cell, padding: [aroundTarget, aroundLine] };
/** Every cell of a table that is too wide for its words (`useTightTable`). */
export const tightCell = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;
/** A cell inside of the container query. */
export const ownLine = { display: 'block', ...base.narrowCell } as const;
