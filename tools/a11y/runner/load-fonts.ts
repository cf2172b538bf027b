/** Fallback faces are made of fonts of the system (`local()`), which may not be installed. */
const FALLBACK = / Fallback\b/;

/**
 * Loads every typeface of the page, so that a font that arrives late does not shift the layout.
 *
 * @throws Error if the file of a typeface cannot be loaded
 */
export async function loadFonts(): Promise<void> {
  const faces = [...document.fonts];
  await Promise.allSettled(faces.map((face) => face.load()));
  const failed = faces.find(({ family, status }) => status === 'error' && !FALLBACK.test(family));
  if (failed) throw new Error(`The typeface ${failed.family} (${failed.weight}) did not load.`);
}
