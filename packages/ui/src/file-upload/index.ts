export { FileUpload } from './FileUpload.tsx';
export type { FileUploadProps } from './FileUpload.tsx';
export { fileUploadTexts } from './texts.ts';
export type { FileUploadTexts } from './texts.ts';
export type { UploadedFile, UploadOptions } from './types.ts';
