import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { rootClassName } from '../styles/index.ts';
import * as css from './Typography.css.ts';

/**
 * Running text of plain HTML elements, such as the content of a CMS: headings, paragraphs, lists,
 * definitions and quotations get their sizes and distances.
 */
export const Prose = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Prose(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={rootClassName(css.prose, className)} />;
});
