/** Result of comparing a file with the delivered one. */
export type Comparison = 'same' | 'different' | 'unreadable';

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Compares a file with the delivered one, on this device only (BEY-10). The size is compared first, so that a huge
 * file is not read.
 *
 * @param delivered size in bytes and SHA-256 in lower-case hexadecimal
 */
export async function compareFile(
  file: Blob,
  delivered: { readonly size: number; readonly sha256: string },
): Promise<Comparison> {
  if (file.size !== delivered.size) return 'different';
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return hex(digest) === delivered.sha256 ? 'same' : 'different';
  } catch {
    return 'unreadable';
  }
}
