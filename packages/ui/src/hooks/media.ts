/** The list of a media query; `undefined` in an environment without layout, such as jsdom. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}
