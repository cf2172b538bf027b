import type { Plugin } from 'vite';

/** A text of the name `virtual:<name>?raw`, made when a docs page imports it. */
export function virtualText(name: string, text: () => string): Plugin {
  const id = `virtual:${name}?raw`;
  return {
    name: `portal:${name}`,
    enforce: 'pre',
    resolveId: (requested) => (requested === id ? `\0${id}` : null),
    load: (requested) =>
      requested === `\0${id}` ? `export default ${JSON.stringify(text())};` : null,
  };
}
