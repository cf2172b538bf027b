import type { Plugin } from 'rolldown';

/** Exports that `react` does not have in a server component; a module that imports one is client code. */
const CLIENT_ONLY =
  /import\s*\{[^}]*\b(?:createContext|useContext|useEffect|useInsertionEffect|useLayoutEffect|useReducer|useRef|useState|useSyncExternalStore)\b[^}]*\}\s*from\s*["']react["']/;

/**
 * Adds `"use client"` to every component and hook, so that server components can import them
 * directly. Texts and pure functions remain usable on the server.
 */
export function clientDirective(): Plugin {
  return {
    name: 'portal:client-directive',
    renderChunk(code, { facadeModuleId, moduleIds }) {
      const isComponent = moduleIds.some((id) => id.endsWith('.tsx'));
      if (facadeModuleId?.endsWith('index.ts') && !isComponent) return null;
      if (!isComponent && !CLIENT_ONLY.test(code)) return null;
      // On the first line, so that the source map stays right.
      return { code: `"use client";${code}`, map: null };
    },
  };
}
