/** The font family of the packaged Chromium. */
const FAMILY = 'Open Sans';
/** All generic families use the only installed one. */
const GENERIC_FAMILIES = ['sans-serif', 'serif', 'monospace', 'system-ui'];

/**
 * A fontconfig file with the fonts of one folder and none of the system, so that pages are rendered alike on every computer.
 *
 * @param folder absolute path of the fonts; fontconfig writes its cache to a folder beside it
 */
export function fontSettings(folder: string): string {
  const aliases = GENERIC_FAMILIES.map(
    (name) =>
      `  <alias binding="same"><family>${name}</family><prefer><family>${FAMILY}</family></prefer></alias>\n`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
${aliases.join('')}</fontconfig>
`;
}
