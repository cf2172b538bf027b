import { checkFiles } from '../file-field/files.ts';
import type { FileLimits } from '../file-field/files.ts';
import type { UploadedFile, UploadItem } from './types.ts';

/** The lines of files that were there before. */
export function initialItems(files: readonly UploadedFile[]): readonly UploadItem[] {
  return files.map(({ id, name, bytes }, at) => ({
    key: at + 1,
    id,
    name,
    bytes,
    file: undefined,
    problem: undefined,
    status: 'done',
    share: 1,
  }));
}

/** The files that were transferred. */
export function uploadedOf(items: readonly UploadItem[]): readonly UploadedFile[] {
  return items.flatMap(({ id, name, bytes }) => (id === undefined ? [] : [{ id, name, bytes }]));
}

/**
 * The lines with those of more files, the allowed ones as `uploading`. A file too many is refused itself, and not all of them:
 * whoever drops four files where three are allowed has to choose one only.
 */
export function withFiles(
  items: readonly UploadItem[],
  files: readonly File[],
  { maxCount = Infinity, ...limits }: FileLimits,
): readonly UploadItem[] {
  let key = Math.max(0, ...items.map((item) => item.key));
  let free = maxCount - items.filter(({ status }) => status !== 'refused').length;
  const added = files.map((file): UploadItem => {
    const [problem] = checkFiles([file], { ...limits, maxCount: 1 });
    const kind = problem?.kind ?? (free > 0 ? undefined : 'count');
    if (!kind) free -= 1;
    key += 1;
    return {
      key,
      id: undefined,
      name: file.name,
      bytes: file.size,
      file,
      problem: kind,
      status: kind ? 'refused' : 'uploading',
      share: 0,
    };
  });
  return [...items, ...added];
}

/** The lines with a change of one of them. */
export function withChange(
  items: readonly UploadItem[],
  key: number,
  change: Partial<UploadItem>,
): readonly UploadItem[] {
  return items.map((item) => (item.key === key ? { ...item, ...change } : item));
}

/** Names of the types of an attribute `accept`, such as `PDF, JPG`; `''` if every type is allowed. */
export function typeNames(accept: string | undefined, images: string): string {
  const names = (accept ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => (entry === 'image/*' ? images : entry.replace(/^\.|^.*\//, '').toUpperCase()));
  return [...new Set(names)].join(', ');
}

/** A size such as `5 MB` or `1,5 MB`, in steps of 1000 bytes. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, divisor] =
    bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const);
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  });
  return format.format(bytes / divisor);
}
