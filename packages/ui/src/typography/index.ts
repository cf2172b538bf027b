export { Heading } from './Heading.tsx';
export type { HeadingProps } from './Heading.tsx';
export { Prose } from './Prose.tsx';
export { Text } from './Text.tsx';
export type { TextProps } from './Text.tsx';
export type { HeadingLevel } from './types.ts';
