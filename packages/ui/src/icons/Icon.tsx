import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { rootClassName } from '../styles/index.ts';
import { drawings } from './drawings.ts';
import * as css from './Icon.css.ts';
import type { IconName } from './icons.ts';

/** Properties of an icon. */
export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'name'> {
  /** Name of the icon; its path comes from `drawings.ts`. */
  readonly name?: IconName | undefined;
  /** A path on a grid of 24 units in place of a name, such as one of `orderDrawings`. */
  readonly drawing?: string | undefined;
}

/**
 * An icon beside a text; it never stands alone, so it is hidden from assistive technology. Its size
 * is 1.25 em.
 */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { name, drawing, className, ...rest },
  ref,
) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-icon={name}
      {...rest}
      ref={ref}
      className={rootClassName(css.icon, className)}
    >
      <path d={drawing ?? (name && drawings[name])} />
    </svg>
  );
});
