export { Grid, Stack } from './Stack.tsx';
export type { Gap, GridProps, StackProps } from './Stack.tsx';
