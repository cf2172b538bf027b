export { SelectionCard } from './SelectionCard.tsx';
export type { SelectionCardProps, SelectionFee } from './SelectionCard.tsx';
export type { SelectionItem } from './SelectionRowItem.tsx';
export { selectionCardTexts } from './texts.ts';
export type { SelectionCardTexts } from './texts.ts';
