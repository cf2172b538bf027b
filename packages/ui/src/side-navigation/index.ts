export { SideNavigation } from './SideNavigation.tsx';
export type { SideNavigationItem, SideNavigationProps } from './SideNavigation.tsx';
