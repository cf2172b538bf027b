import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { rootClassName } from '../styles/index.ts';
import * as css from './VisuallyHidden.css.ts';

/** Text for assistive technology that is not visible. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function VisuallyHidden({ className, ...rest }, ref) {
    return <span {...rest} ref={ref} className={rootClassName(css.hidden, className)} />;
  },
);
