export { ChoiceCard } from './ChoiceCard.tsx';
export type { ChoiceCardProps } from './ChoiceCard.tsx';
