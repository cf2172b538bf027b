import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useFocusReturn } from '../provider/index.ts';
import { error } from './DataTable.css.ts';

/** Why rows could not be loaded. Its button disappears with it: the focus then returns to where it came from. */
export function TableError({ children }: { children: ReactNode }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useFocusReturn(ref);
  return (
    <div ref={ref} role="alert" className={error}>
      {children}
    </div>
  );
}
