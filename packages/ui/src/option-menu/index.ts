export { OptionMenu } from './OptionMenu.tsx';
export type { OptionMenuItem, OptionMenuProps } from './OptionMenu.tsx';
