export { Icon } from './Icon.tsx';
export type { IconProps } from './Icon.tsx';
export type { IconName, OrderIconName } from './icons.ts';
export { orderDrawings } from './order-drawings.ts';
