export { Tabs } from './Tabs.tsx';
export type { TabItem, TabsProps } from './Tabs.tsx';
export { tabsTexts } from './texts.ts';
export type { TabsTexts } from './texts.ts';
export { useTabInAddress } from './use-tab-in-address.ts';
