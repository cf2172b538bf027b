import { useState } from 'react';
import type { ReactElement } from 'react';
import { useIsInPage } from '../assistive/use-is-in-page.ts';
import * as css from './Combobox.css.ts';

/**
 * Contains the list below an input while it is open. For a moment after that, its last content stays in the accessibility tree: see
 * `useIsInPage`.
 */
export function Popup({
  open,
  children,
}: {
  open: boolean;
  children: ReactElement;
}): ReactElement | null {
  const [last, setLast] = useState(children);
  if (open && last !== children) setLast(children);
  const isInPage = useIsInPage(open);
  if (!isInPage) return null;
  return (
    <div
      className={css.popup}
      role="presentation"
      data-closed={open ? undefined : ''}
      // A press next to an option must not move the focus: the blur would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {open ? children : last}
    </div>
  );
}
