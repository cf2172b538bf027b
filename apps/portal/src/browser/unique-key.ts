/** The part of `crypto` that makes keys; `randomUUID` exists with HTTPS or on localhost only. */
type Randomness = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

/** A new random UUID (version 4), also where the page was loaded without HTTPS (FIND-6). */
export function uniqueKey(source: Randomness = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16);
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16);
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
