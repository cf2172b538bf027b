export { TeaserCard, TeaserGroup } from './TeaserCard.tsx';
export type { TeaserCardProps } from './TeaserCard.tsx';
