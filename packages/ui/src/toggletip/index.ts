export { Toggletip } from './Toggletip.tsx';
export type { ToggletipProps } from './Toggletip.tsx';
