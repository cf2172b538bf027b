export { Icon } from './Icon.tsx';
export type { IconProps } from './Icon.tsx';
export { iconOf } from './icon-of.tsx';
export type { IconContent } from './icon-of.tsx';
export type { IconName, OrderIconName } from './icons.ts';
export { orderDrawings } from './order-drawings.ts';
