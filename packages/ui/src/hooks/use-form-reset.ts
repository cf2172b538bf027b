import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

/** Calls back when the form that a control belongs to is reset. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLFieldSetElement | null>,
  onReset: () => void,
): void {
  const reset = useStableCallback(onReset);
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [control, reset]);
}
