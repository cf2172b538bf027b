import type { Plugin } from 'rolldown';

/** What `react` lacks in a server component's graph; who imports it lives on the client. */
const CLIENT_ONLY =
  /import\s*\{[^}]*\b(?:createContext|useContext|useEffect|useInsertionEffect|useLayoutEffect|useReducer|useRef|useState|useSyncExternalStore)\b[^}]*\}\s*from\s*["']react["']/;

/**
 * Puts `"use client"` above every component and hook, so that pages of server components can
 * import them as they are. Texts, types' companions and pure functions stay usable on the server.
 */
export function clientDirective(): Plugin {
  return {
    name: 'portal:client-directive',
    renderChunk(code, { facadeModuleId, moduleIds }) {
      const isComponent = moduleIds.some((id) => id.endsWith('.tsx'));
      if (facadeModuleId?.endsWith('index.ts') && !isComponent) return null;
      return isComponent || CLIENT_ONLY.test(code) ? `"use client";\n${code}` : null;
    },
  };
}
