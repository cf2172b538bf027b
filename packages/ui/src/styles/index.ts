export { classNames } from './classNames.ts';
export { useMergedRef } from './useMergedRef.ts';
