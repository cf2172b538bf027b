/** Limits of an upload. */
export interface FileLimits {
  /** File extensions and media types as in the attribute `accept`, such as `.pdf,image/*`. */
  readonly accept?: string | undefined;
  /** Largest size of one file in bytes. */
  readonly maxBytes?: number | undefined;
  /** Maximum number of files; default 1. */
  readonly maxCount?: number | undefined;
}

/** Why a selection is rejected, and for which file. */
export interface FileProblem {
  /** Wrong type, too large, too many files, or an empty file. */
  readonly kind: 'type' | 'size' | 'count' | 'empty';
  /** Name of the file; `''` for `count`. */
  readonly name: string;
}

type KnownFile = Pick<File, 'name' | 'type' | 'size'>;

function isAccepted({ name, type }: KnownFile, accept: string | undefined): boolean {
  const entries = (accept ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return true;
  return entries.some((entry) => {
    if (entry.startsWith('.')) return name.toLowerCase().endsWith(entry);
    if (entry.endsWith('/*')) return type.toLowerCase().startsWith(entry.slice(0, -1));
    return type.toLowerCase() === entry;
  });
}

/**
 * Validates a selection of files; returns the problems in the order of the files. The attribute
 * `accept` is only a suggestion in browsers. The server must validate the files again.
 */
export function checkFiles(
  files: readonly KnownFile[],
  limits: FileLimits,
): readonly FileProblem[] {
  const { accept, maxBytes = Infinity, maxCount = 1 } = limits;
  const problems: FileProblem[] = files.flatMap((file): FileProblem[] => {
    if (!isAccepted(file, accept)) return [{ kind: 'type', name: file.name }];
    if (file.size > maxBytes) return [{ kind: 'size', name: file.name }];
    return file.size === 0 ? [{ kind: 'empty', name: file.name }] : [];
  });
  return files.length > maxCount ? [{ kind: 'count', name: '' }, ...problems] : problems;
}
