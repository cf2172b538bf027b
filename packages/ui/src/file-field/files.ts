/** What a service takes. */
export interface FileLimits {
  /** As the attribute `accept` has it: endings and media types, such as `.pdf,image/*`. */
  readonly accept?: string | undefined;
  /** Largest size of one file in bytes. */
  readonly maxBytes?: number | undefined;
  /** Most files at once; default 1. */
  readonly maxCount?: number | undefined;
}

/** Why a choice of files is refused, and for which file. */
export interface FileProblem {
  /** What is wrong: another type, too large, too many, or nothing in it. */
  readonly kind: 'type' | 'size' | 'count' | 'empty';
  /** Name of the file; `''` where it is about their number. */
  readonly name: string;
}

type KnownFile = Pick<File, 'name' | 'type' | 'size'>;

function isAccepted({ name, type }: KnownFile, accept: string | undefined): boolean {
  const wanted = (accept ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  const known = wanted.filter((entry) => entry !== '');
  if (known.length === 0) return true;
  return known.some((entry) => {
    if (entry.startsWith('.')) return name.toLowerCase().endsWith(entry);
    if (entry.endsWith('/*')) return type.toLowerCase().startsWith(entry.slice(0, -1));
    return type.toLowerCase() === entry;
  });
}

/**
 * What is wrong with a choice of files, in their order. A browser's `accept` only proposes, so it
 * is checked again here, and must be once more where the files arrive.
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
