/** A class of a part, such as `portal-button__spinner`; also the name of an animation. */
const NAME = /portal-[a-z0-9-]+__[a-z0-9-]+/g;

/**
 * The class that every part of a version has, besides its own: `portal-0-3` for 0.3.1, `portal-1` for 1.4.0. Versions with the same
 * class may replace each other, as the version policy says (LIB-22).
 */
export function versionClass(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `portal-0-${minor}` : `portal-${major}`;
}

/** Adds the class of the version to the classes of parts in a module. */
export function withVersionClass(code: string, version: string): string {
  return code.replaceAll(
    /"(portal-[a-z0-9-]+__[^"]*)"/g,
    (_all, classes: string) => `"${classes} ${version}"`,
  );
}

/** Names the animations of a style sheet by the version: their names belong to the whole page. */
export function withVersionedAnimations(css: string, version: string): string {
  const names = new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name));
  return css.replaceAll(/(?<![.\w-])portal-[a-z0-9-]+__[a-z0-9-]+/g, (name) =>
    names.has(name) ? `${name}-${version}` : name,
  );
}

/** Index behind the first class of a part outside of brackets; -1 without one. */
function endOfOwnClass(selector: string): number {
  let depth = 0;
  for (let index = 0; index < selector.length; index += 1) {
    const character = selector.charAt(index);
    if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
    else if (depth === 0 && character === '.') {
      const [name] = selector.slice(index + 1).match(NAME) ?? [];
      if (name && selector.startsWith(name, index + 1)) return index + 1 + name.length;
    }
  }
  return -1;
}

/**
 * Limits a selector to the parts of a version, without a change of its specificity, and adds a raise to it.
 *
 * @param raise arguments of a `:not` whose specificity the selector gets; none by default
 * @param otherwise adds the raise to a selector that has no class of a part outside of brackets
 */
export function limited(
  selector: string,
  version: string,
  raise?: { readonly by: string; readonly otherwise: (selector: string) => string },
): string {
  const end = endOfOwnClass(selector);
  if (end < 0) {
    const within = selector.replaceAll(NAME, (name) => `${name}:where(.${version})`);
    return raise ? raise.otherwise(within) : within;
  }
  // One pseudo-class that repeats costs no bytes in a compressed file.
  const limit = raise ? `:not(${raise.by}, :where(:not(.${version})))` : `:where(.${version})`;
  return `${selector.slice(0, end)}${limit}${selector.slice(end)}`;
}
