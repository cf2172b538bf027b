export { ChoiceCard } from './ChoiceCard.tsx';
