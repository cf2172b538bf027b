export { Menu } from './Menu.tsx';
export type { MenuProps } from './Menu.tsx';
export type { MenuGroup, MenuItem } from './types.ts';
