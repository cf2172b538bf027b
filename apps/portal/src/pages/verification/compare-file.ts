/** What comparing a file with the delivered one has shown. */
export type Comparison = 'same' | 'different' | 'unreadable';

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Compares a file with what was delivered, on this device alone (BEY-10). The length is compared first, so that a
 * huge file that was dropped by mistake is not read at all.
 *
 * @param delivered size in bytes and SHA-256 in small hexadecimal digits
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
