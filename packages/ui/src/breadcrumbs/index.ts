export { Breadcrumbs } from './Breadcrumbs.tsx';
export type { BreadcrumbsProps, BreadcrumbItem } from './Breadcrumbs.tsx';
export { breadcrumbsTexts } from './texts.ts';
export type { BreadcrumbsTexts } from './texts.ts';
