/** The part of a version that a page names: `0.3` for 0.3.1, `1` for 1.4.0. */
function lineOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
}

/**
 * The themes for what is within an element with `data-portal-version="0.3"`, instead of the whole page: two versions on one page then
 * have the variables of their own version each (LIB-22). `data-portal-theme` on the element or within it chooses the theme.
 *
 * @param css `themes.css`, whose selectors are `:root` and `[data-portal-theme='…']`
 */
export function scopedThemes(css: string, version: string): string {
  const scope = `[data-portal-version='${lineOf(version)}']`;
  return css
    .replaceAll(':root', scope)
    .replaceAll(
      /^(\s*)(\[data-portal-theme='\w+'\])( \{|,)$/gm,
      (_all, indent: string, theme: string, end: string) =>
        `${indent}${scope}${theme},\n${indent}${scope} ${theme}${end}`,
    );
}
