import type { Plugin } from 'vite';

/** Sets the `name` of a function or class again, as the build of Radix does for each of them, and of classes that nothing uses. */
const SET_NAME =
  'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';
const KEEP_TARGET = 'var __name = /* @__NO_SIDE_EFFECTS__ */ (target) => target;';

/**
 * Leaves out the calls that keep the names of functions for stack traces. They have a side effect, so that unused classes with
 * such a call would stay in the script.
 */
export function withoutFunctionNames(): Plugin {
  return {
    name: 'portal:without-function-names',
    apply: 'build',
    transform: {
      filter: { id: /\/@radix-ui\// },
      handler: (code) => (code.includes(SET_NAME) ? code.replace(SET_NAME, KEEP_TARGET) : null),
    },
  };
}
