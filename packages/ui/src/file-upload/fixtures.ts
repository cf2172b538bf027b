import type { FileUploadProps, UploadedFile } from './index.ts';

type Upload = FileUploadProps['onUpload'];

/** Transfers nothing: ends at once. */
export const uploadAtOnce: Upload = async (file) => `id-of-${file.name}`;

/** Never ends; half of the file is sent. */
export const uploadHalf: Upload = (_file, { onProgress }) => {
  onProgress(0.5);
  return new Promise(() => undefined);
};

/** Files that are there already. */
export const uploadedFiles: readonly UploadedFile[] = [
  { id: 'a', name: 'Kaufvertrag.pdf', bytes: 1_234_000 },
  {
    id: 'b',
    name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung.pdf',
    bytes: 98_000,
  },
];
