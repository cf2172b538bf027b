export { FileField } from './FileField.tsx';
export type { FileFieldProps } from './FileField.tsx';
export { checkFiles } from './files.ts';
export type { FileLimits, FileProblem } from './files.ts';
