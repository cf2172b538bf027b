/** A path in which a `#`, `?` or the first slash was encoded once or twice. No path of the portal has one of these in it. */
const IS_ENCODED = /^#?\/?%(?:25)*2[3F]|%(?:25)*3F/i;

/** More often a link is not encoded on its way. */
const MOST_TIMES = 3;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The hash that was meant by one which a mail program has encoded, as `#/%23/echtheit/…` and `#/auszuege/bestellung%3Fprodukt%3D…` (IN-3);
 * the same hash if nothing in it was encoded.
 */
export function decodedHash(hash: string): string {
  let [path = '', ...queries] = hash.split('?');
  for (let times = 0; times < MOST_TIMES && IS_ENCODED.test(path); times += 1) {
    const [inner = '', ...more] = decoded(path).split('?');
    path = inner;
    queries = [...more, ...queries];
  }
  const address = [path.replace(/^[#/]*/, '#/'), queries.join('&')];
  return path === hash ? hash : address.filter(Boolean).join('?');
}
