import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useBusyAnnouncement } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './LoadingRegion.css.ts';

/** Properties of the loading region. */
export interface LoadingRegionProps extends ComponentPropsWithoutRef<'div'> {
  /** What is in progress, such as "Ihr Auszug wird erstellt". */
  readonly label: string;
  /** How long it usually takes, such as "Das dauert meist weniger als eine Minute." */
  readonly duration?: string | undefined;
  /** Progress from 0 to 1; leave it out if it is unknown. */
  readonly progress?: number | undefined;
  /** Further content, such as what people can do meanwhile. */
  readonly children?: ReactNode;
}

/**
 * Shows that something is in progress and how long it takes. The text is announced once, when it is
 * shown for longer than a second, and when it changes; changes of the progress bar are not announced.
 */
export const LoadingRegion = forwardRef<HTMLDivElement, LoadingRegionProps>(function LoadingRegion(
  { label, duration, progress, children, className, ...rest },
  ref,
) {
  useBusyAnnouncement(duration ? `${label}. ${duration}` : label);
  return (
    <div {...rest} ref={ref} className={rootClassName(css.root, className)}>
      {/* The name of the bar is the same text: a screen reader that reads the page would say it twice. */}
      <p aria-hidden="true" className={css.title}>
        {label}
      </p>
      <progress className={css.bar} aria-label={label} max={1} value={progress} />
      {duration && <p className={css.duration}>{duration}</p>}
      {children}
    </div>
  );
});
