import { rmSync } from 'node:fs';

/** Deletes the home folder of a desktop whose programs have been ended. */
export function deleteHome(home: string): void {
  try {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    // The document portal of a desktop mounts a folder there, and leaves it behind when its bus ends.
    console.error(`${home} is not deleted: ${String(error)}`);
  }
}
