import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './ChoiceCard.css.ts';

/** Properties of the frame around a radio button or a checkbox. */
export interface ChoiceCardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The radio button or checkbox itself; its `::after` covers the card, so that all of it can be pressed. */
  readonly control: ReactNode;
  /** Id of the `label` element. */
  readonly labelId: string;
  /** Id of the control, which the label names. */
  readonly controlId: string;
  /** What is chosen. */
  readonly label: ReactNode;
  /** One or two plain sentences. */
  readonly description?: ReactNode;
  /** A price or another figure at the end of the first line. */
  readonly price?: ReactNode;
  /** Why it cannot be chosen; shown with a lock. */
  readonly reason?: ReactNode;
  /** Something of its own, such as a link, that is not part of pressing the card. */
  readonly extra?: ReactNode;
  /** Id of what describes the control: description, price and reason. */
  readonly descriptionId: string;
  /** `plain` draws no edge. */
  readonly appearance?: 'plain' | 'card' | undefined;
  /** Whether the control is chosen or ticked. */
  readonly selected: boolean;
  /** Whether the control cannot be pressed; say why in `reason`. */
  readonly disabled?: boolean | undefined;
}

/** A choice with what one needs to know to take it. Used by radio group and checkbox. */
export const ChoiceCard = forwardRef<HTMLDivElement, ChoiceCardProps>(function ChoiceCard(
  {
    control,
    labelId,
    controlId,
    label,
    description,
    price,
    reason,
    extra,
    descriptionId,
    appearance = 'plain',
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
      className={classNames(css.card, className)}
      data-appearance={appearance}
      data-selected={selected || undefined}
      data-disabled={disabled || undefined}
    >
      <span className={css.control}>{control}</span>
      <div className={css.content}>
        <label id={labelId} htmlFor={controlId} className={css.label}>
          {label}
        </label>
        {(description || price || reason) && (
          <div id={descriptionId} className={css.details}>
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
