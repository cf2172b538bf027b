import { forwardRef, useId } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { classNames } from '../styles/class-names.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Switch.css.ts';
import { switchTexts } from './texts.ts';
import type { SwitchTexts } from './texts.ts';

/** Properties of a switch; further attributes go to the native input, `className` to the outermost element. */
export interface SwitchProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'type' | 'role' | 'size'> {
  /** What is on or off, such as "Benachrichtigungen per E-Mail"; it does not change with the state. */
  readonly label: ReactNode;
  /** What happens when it is on, in one or two sentences. */
  readonly description?: ReactNode;
  /** Called with the new state after a change by a person. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Whether it is on; leave it out for an uncontrolled switch. */
  readonly checked?: boolean | undefined;
  /** Whether an uncontrolled switch is on at first; default `false`. */
  readonly defaultChecked?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<SwitchTexts> | undefined;
}

// The native state of the checkbox is that of the switch: `aria-checked` would contradict it after a reset of the form.
const SWITCH = { role: 'switch' } as const;

/**
 * A setting that takes effect at once. A native checkbox with the role `switch`, so that forms, form libraries and resets work as
 * with every input. A word beside it says the state, which colour alone would not.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  {
    label,
    description,
    onCheckedChange,
    onChange,
    texts,
    id,
    className,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(switchTexts, texts);
  const ownId = useId();
  const control = id ?? ownId;
  const described = classNames(description ? `${control}-description` : null, describedBy);
  return (
    <div className={rootClassName(css.root, className)}>
      <input
        {...rest}
        ref={ref}
        id={control}
        type="checkbox"
        {...SWITCH}
        className={css.track}
        aria-describedby={described || undefined}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {/* The styles show one of them, by the state of the input. A screen reader says it by the role. */}
      <span lang={langOf(t, 'on')} className={css.on} aria-hidden="true">
        {t.on}
      </span>
      <span lang={langOf(t, 'off')} className={css.off} aria-hidden="true">
        {t.off}
      </span>
      <div className={css.texts}>
        <label htmlFor={control} className={css.label}>
          {label}
        </label>
        {description && (
          <p id={`${control}-description`} className={css.description}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
});
