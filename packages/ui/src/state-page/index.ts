export { StatePage } from './StatePage.tsx';
export type { StatePageProps, StateTone } from './StatePage.tsx';
