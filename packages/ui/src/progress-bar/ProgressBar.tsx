import { forwardRef, useId } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { useLanguages } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './ProgressBar.css.ts';

/** Properties of a progress bar; further attributes go to the native `progress`, `className` to the outermost element. */
export interface ProgressBarProps
  extends Omit<ComponentPropsWithoutRef<'progress'>, 'children' | 'value' | 'max'> {
  /** What is in progress, such as "Die Dateien werden übertragen". */
  readonly label: string;
  /** How much is done, from 0 to `max`; left out while that is unknown. */
  readonly value?: number | undefined;
  /** The value at the end; default 1. */
  readonly max?: number | undefined;
  /** The value in words, such as "3 von 10 Dateien"; default the share in percent. */
  readonly valueText?: string | undefined;
}

/**
 * How far a process is that takes more than a few seconds. A native `progress`, which has its role and value without a script, and no
 * style attribute, which a Content Security Policy may forbid.
 */
export const ProgressBar = forwardRef<HTMLProgressElement, ProgressBarProps>(function ProgressBar(
  { label, value, max = 1, valueText, className, ...rest },
  ref,
) {
  const id = useId();
  const languages = useLanguages();
  const share = value === undefined || max <= 0 ? undefined : Math.min(Math.max(value / max, 0), 1);
  const text =
    valueText ??
    (share === undefined
      ? undefined
      : new Intl.NumberFormat([...languages], { style: 'percent' }).format(
          Math.floor(share * 100) / 100,
        ));
  return (
    <div className={rootClassName(css.root, className)}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {text !== undefined && (
          // The value of the bar says it.
          <span className={css.value} aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      <progress
        aria-labelledby={id}
        aria-valuetext={text}
        {...rest}
        ref={ref}
        className={css.bar}
        value={share}
        max={1}
      />
    </div>
  );
});
