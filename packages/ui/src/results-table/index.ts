export { ResultsChecklist } from './ResultsChecklist.tsx';
export type { ResultsChecklistProps } from './ResultsChecklist.tsx';
export { ResultsTable } from './ResultsTable.tsx';
export type { ResultsTableProps } from './ResultsTable.tsx';
export { resultsTableTexts } from './texts.ts';
export type { ResultsTableTexts } from './texts.ts';
export type { ResultColumn, ResultsProps } from './types.ts';
