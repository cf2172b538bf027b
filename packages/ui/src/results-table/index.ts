export { ResultsTable } from './ResultsTable.tsx';
export type { ResultColumn, ResultsTableProps } from './ResultsTable.tsx';
export { resultsTableTexts } from './texts.ts';
export type { ResultsTableTexts } from './texts.ts';
