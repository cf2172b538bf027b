import { forwardRef, useId } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './OptionMenu.css.ts';

/** One choice of the menu. */
export interface MenuOption {
  /** Given to `onValueChange`; unique. */
  readonly value: string;
  /** Words of the option. */
  readonly label: string;
  /** BCP 47 tag when the label is in another language than the page, such as "English". */
  readonly lang?: string | undefined;
}

/** Properties of the option menu. */
export interface OptionMenuProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'value' | 'onChange'> {
  /** Accessible name, such as "Sprache"; not seen, as the chosen option speaks for itself. */
  readonly label: string;
  /** Icon before the chosen option. */
  readonly icon?: ReactNode;
  /** All choices, each with `value` and `label`. */
  readonly options: readonly MenuOption[];
  /** Value of the chosen option. */
  readonly value: string;
  /** Called with the chosen value. */
  readonly onValueChange: (value: string) => void;
}

/**
 * A quiet choice for the header: language, appearance. A native select, so that phones show
 * their own picker and every assistive technology knows it.
 */
export const OptionMenu = forwardRef<HTMLSelectElement, OptionMenuProps>(function OptionMenu(
  { label, icon, options, value, onValueChange, className, id, ...rest },
  ref,
) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <span className={classNames(css.root, className)}>
      <label className={css.label} htmlFor={selectId}>
        {label}
      </label>
      {icon && <span className={css.icon}>{icon}</span>}
      <select
        {...rest}
        ref={ref}
        id={selectId}
        className={css.select}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={css.chevron} />
    </span>
  );
});
