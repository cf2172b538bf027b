export { useControllableState } from './use-controllable-state.ts';
export { focusStart } from './focus-start.ts';
export { returnFocus, useFocusReturn } from './use-focus-return.ts';
export { useMergedRef } from './use-merged-ref.ts';
export { useFormLibraryRef } from './use-form-library-ref.ts';
export { useFormReset } from './use-form-reset.ts';
export { usePrinting } from './use-printing.ts';
export { useStableCallback } from './use-stable-callback.ts';
export { useTextDirection } from './use-text-direction.ts';
