import type { ReactElement } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from './Icon.tsx';
import * as css from './Icon.css.ts';
import type { IconName } from './icons.ts';

/** An icon by its name, or one of your own, such as an `svg`, which gets the same size. */
export type IconContent = IconName | ReactElement;

/** The icon of a component, hidden from assistive technology, as the text beside it says the same. */
export function iconOf(
  icon: IconContent | undefined,
  className?: string,
): ReactElement | undefined {
  if (typeof icon === 'string') return <Icon name={icon} className={className} />;
  return (
    icon && (
      <span className={classNames(css.own, className)} aria-hidden="true">
        {icon}
      </span>
    )
  );
}
