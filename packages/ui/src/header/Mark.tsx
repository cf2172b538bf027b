import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { rootClassName } from '../styles/index.ts';
import * as css from './Header.css.ts';

/** The neutral logo: four parcels, one of them highlighted. States replace it with their own. */
export const Mark = forwardRef<SVGSVGElement, ComponentPropsWithoutRef<'svg'>>(function Mark(
  { className, ...rest },
  ref,
) {
  return (
    <svg
      viewBox="0 0 36 36"
      aria-hidden="true"
      focusable="false"
      {...rest}
      ref={ref}
      className={rootClassName(css.mark, className)}
    >
      <path d="M17 4 3 12l3 18 21 3-9-10L17 4ZM6 30l12-7" className={css.markLine} />
      <path d="m17 4 15 7-5 22-9-10-1-19Z" className={css.markParcel} />
    </svg>
  );
});
