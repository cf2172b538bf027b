import { readTextFile } from '../config/text-file.ts';

/** Which backend this is. */
export interface Build {
  readonly version: string;
  /** The commit from which it was built, if that is known. */
  readonly commit?: string;
}

/** In a bundle a copy, with the commit. */
const MANIFEST = new URL('../../package.json', import.meta.url);

/** Version and commit of the running backend (OPS-9). */
export function readBuild(): Build {
  const { version, commit }: Readonly<Record<string, unknown>> = JSON.parse(readTextFile(MANIFEST));
  return { version: String(version), ...(typeof commit === 'string' ? { commit } : {}) };
}
