import { forwardRef, useEffect, useId } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useAnnounce } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './LoadingRegion.css.ts';

/** Properties of the loading region. */
export interface LoadingRegionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What happens, such as "Ihr Auszug wird erstellt". */
  readonly title: string;
  /** How long it usually takes, such as "Das dauert meist weniger als eine Minute." */
  readonly duration?: string | undefined;
  /** Share that is done, 0 to 1; left out when nobody knows. */
  readonly progress?: number | undefined;
  /** What one can do meanwhile. */
  readonly children?: ReactNode;
}

/**
 * Says that one has to wait, what for and how long. The text is announced when it appears and
 * when it changes; the bar's every move is not.
 */
export const LoadingRegion = forwardRef<HTMLDivElement, LoadingRegionProps>(function LoadingRegion(
  { title, duration, progress, children, className, ...rest },
  ref,
) {
  const titleId = useId();
  const announce = useAnnounce();
  const spoken = duration ? `${title}. ${duration}` : title;
  useEffect(() => announce(spoken, 'polite'), [announce, spoken]);
  return (
    <div {...rest} ref={ref} className={classNames(css.root, className)}>
      <p id={titleId} className={css.title}>
        {title}
      </p>
      <progress className={css.bar} aria-labelledby={titleId} max={1} value={progress} />
      {duration && <p className={css.duration}>{duration}</p>}
      {children}
    </div>
  );
});
