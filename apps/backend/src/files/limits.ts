/** Most bytes of a file that can be verified by upload; the largest extract of the demo state has 0.4 MB (DOC-7, DATA-7). */
export const MAX_VERIFIED_BYTES = 25 * 1024 * 1024;
