/** Faces of this kind are made of fonts of the machine (`local()`), which may have none of them. */
const OF_THE_MACHINE = / Fallback\b/;

/**
 * Loads every typeface of the page, so that nothing moves later.
 *
 * @throws Error when the file of a typeface does not come; a machine's own font may be missing
 */
export async function loadFonts(): Promise<void> {
  const faces = [...document.fonts];
  await Promise.allSettled(faces.map((face) => face.load()));
  const missing = faces.find(
    ({ family, status }) => status === 'error' && !OF_THE_MACHINE.test(family),
  );
  if (missing) throw new Error(`The typeface ${missing.family} (${missing.weight}) did not load.`);
}
