import type { Plugin } from 'vite';

const WARNINGS = 'var ENABLE_DEV_WARNINGS = true';

/** Components and contexts, each the value of a variable; the bundler cannot tell that the calls have no side effect. */
const COMPONENT = /= (?=(?:React\w*\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/g;

const DISPLAY_NAME = /^\s*\w+\.displayName = [^;\n]+;$/gm;

/**
 * Leaves out what the portal does not use of React Router (links, forms, fetchers, data routes: 5 kB after gzip) with its
 * warnings for developers, which its browser build contains, and of React Intl (formatting components).
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: 'portal:without-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(?:react-router|react-intl)\// },
      // The source map of a library need not be exact.
      handler: (code) => ({
        code: code
          .replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false')
          .replace(COMPONENT, '= /* @__PURE__ */ ')
          .replace(DISPLAY_NAME, ''),
        map: null,
      }),
    },
  };
}
