import type { FileProblem } from '../file-field/files.ts';

/** A file that has been transferred. */
export interface UploadedFile {
  /** What the server calls it: the result of `onUpload`. */
  readonly id: string;
  /** Its name on the device of the person. */
  readonly name: string;
  /** In bytes. */
  readonly bytes: number;
}

/** What a transfer gets beside its file. */
export interface UploadOptions {
  /** Aborted when a person cancels the transfer, and when the component is removed. */
  readonly signal: AbortSignal;
  /** Says which share of the file was sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** One line of the list. */
export interface UploadItem {
  /** Counts from 1 in each component. */
  readonly key: number;
  readonly name: string;
  readonly bytes: number;
  /** The file, to try again; undefined for one that was there before. */
  readonly file: File | undefined;
  /** `refused` files are outside the limits, and are not sent. */
  readonly status: 'uploading' | 'done' | 'failed' | 'refused';
  /** Share that was sent, 0 to 1. */
  readonly share: number;
  /** Why it was refused. */
  readonly problem: FileProblem['kind'] | undefined;
  /** Of a file that is done. */
  readonly id: string | undefined;
}
