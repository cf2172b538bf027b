import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './ChoiceCard.css.ts';

/** Properties of the frame around a radio button or a checkbox. */
interface ChoiceCardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The radio button or checkbox; its `::after` covers the card, so that the whole card is a target. */
  readonly control: ReactNode;
  /** Id of the `label` element. */
  readonly labelId: string;
  /** Id of the control; the `label` refers to it. */
  readonly controlId: string;
  /** Text of the option; the accessible name of the control. */
  readonly label: ReactNode;
  /** A `Badge` that describes the option, beside the label of a row. */
  readonly badge?: ReactNode;
  /** One or two sentences. */
  readonly description?: ReactNode;
  /** A price or another number at the end of the first line. */
  readonly price?: ReactNode;
  /** Why the option is disabled; shown with a lock icon. */
  readonly reason?: ReactNode;
  /** A picture before the label, without a meaning of its own. */
  readonly picture?: ReactNode;
  /** Separate content, such as a link, that does not select the option. */
  readonly extra?: ReactNode;
  /** Id of the element that describes the control: description, price and reason. */
  readonly descriptionId: string;
  /** `card` draws a border; `row` draws a line below; `list` and `segments` are one part of a frame around all options; default `plain`. */
  readonly variant?: 'plain' | 'card' | 'row' | 'list' | 'segments' | undefined;
  /** Whether the control is checked. */
  readonly selected: boolean;
  /** Whether the control is disabled; give the reason in `reason`. */
  readonly disabled?: boolean | undefined;
}

/** An option with its label, description and price. Used by radio group and checkbox. */
export const ChoiceCard = forwardRef<HTMLDivElement, ChoiceCardProps>(function ChoiceCard(
  {
    control,
    labelId,
    controlId,
    label,
    picture,
    badge,
    description,
    price,
    reason,
    extra,
    descriptionId,
    variant = 'plain',
    selected,
    disabled,
    className,
    ...rest
  },
  ref,
) {
  return (
    <div
      {...rest}
      ref={ref}
      className={rootClassName(css.card, className)}
      data-variant={variant}
      data-selected={selected || undefined}
      data-disabled={disabled || undefined}
    >
      <span className={css.control}>{control}</span>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.content}>
        <label id={labelId} htmlFor={controlId} className={css.label}>
          {label}
        </label>
        {(badge || description || price || reason) && (
          <div id={descriptionId} className={css.details}>
            {badge && <p className={css.badge}>{badge}</p>}
            {description && <p className={css.description}>{description}</p>}
            {price && <p className={css.price}>{price}</p>}
            {reason && (
              <p className={css.reason}>
                <Icon name="lock" className={css.reasonIcon} /> {reason}
              </p>
            )}
          </div>
        )}
        {extra && <div className={css.extra}>{extra}</div>}
      </div>
    </div>
  );
});
