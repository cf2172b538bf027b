export { OptionMenu } from './OptionMenu.tsx';
export type { MenuOption, OptionMenuProps } from './OptionMenu.tsx';
