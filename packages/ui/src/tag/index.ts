export { Tag, TagList } from './Tag.tsx';
export type { TagListItem, TagListProps, TagProps } from './Tag.tsx';
