import { forwardRef, useId } from 'react';
import type {
  ComponentPropsWithoutRef,
  ForwardedRef,
  ReactElement,
  ReactNode,
  RefAttributes,
} from 'react';
import { Icon } from '../icons/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './OptionMenu.css.ts';

/** One option of the menu. */
export interface OptionMenuItem<Value extends string = string> {
  /** Passed to `onValueChange`; unique. */
  readonly value: Value;
  /** Text of the option. */
  readonly label: string;
  /** BCP 47 tag if the language of the label differs from that of the page, such as "English". */
  readonly lang?: string | undefined;
}

/** Properties of the option menu. */
export interface OptionMenuProps<Value extends string = string>
  extends Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'value' | 'onChange'> {
  /** Accessible name, such as "Sprache"; visually hidden. */
  readonly label: string;
  /** Icon before the selected option. */
  readonly icon?: ReactNode;
  /**
   * Shown instead of the selected option where the menu is in a container of 60rem or more, such as "DE" in a wide header; empty for
   * the icon alone. Without it the option is shown.
   */
  readonly short?: string | undefined;
  /** All options, each with `value` and `label`. */
  readonly items: ReadonlyArray<OptionMenuItem<Value>>;
  /** Value of the selected option. */
  readonly value: Value;
  /** Called with the selected value. */
  readonly onValueChange: (value: Value) => void;
}

function OptionMenuInner(
  { label, icon, short, items, value, onValueChange, className, id, ...rest }: OptionMenuProps,
  ref: ForwardedRef<HTMLSelectElement>,
): ReactElement {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <span
      className={rootClassName(css.root, className)}
      data-short={short === undefined ? undefined : true}
    >
      <label className={css.label} htmlFor={selectId}>
        {label}
      </label>
      {icon && <span className={css.icon}>{icon}</span>}
      {short && (
        <span className={css.short} aria-hidden="true">
          {short}
        </span>
      )}
      <select
        {...rest}
        ref={ref}
        id={selectId}
        className={css.select}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {items.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={css.chevron} />
    </span>
  );
}

/**
 * A compact select for the header: language, theme. A native `select`, so that phones show their own
 * picker and assistive technology supports it well.
 */
export const OptionMenu = forwardRef(OptionMenuInner) as <Value extends string>(
  props: OptionMenuProps<Value> & RefAttributes<HTMLSelectElement>,
) => ReactElement;
