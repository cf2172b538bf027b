export { Breadcrumbs } from './Breadcrumbs.tsx';
export type { BreadcrumbsProps, Crumb } from './Breadcrumbs.tsx';
export { breadcrumbsTexts } from './texts.ts';
export type { BreadcrumbsTexts } from './texts.ts';
