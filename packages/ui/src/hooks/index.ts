export { useControllableState } from './useControllableState.ts';
export { returnFocus, useFocusReturn } from './useFocusReturn.ts';
export { useMergedRef } from './useMergedRef.ts';
export { useFormLibraryRef } from './useFormLibraryRef.ts';
export { useFormReset } from './useFormReset.ts';
export { usePrinting } from './usePrinting.ts';
export { useStableCallback } from './useStableCallback.ts';
export { useTextDirection } from './useTextDirection.ts';
