import {
  unstable_ItemProvider as ItemProvider,
  unstable_ItemTrigger as ItemTrigger,
} from '@radix-ui/react-radio-group';
import type { MouseEvent, ReactElement } from 'react';
import { ChoiceCard } from '../choice-card/index.ts';
import { focusVisibleControl } from '../choice-card/native-input.ts';
import * as css from './RadioGroup.css.ts';
import type { RadioGroupItem } from './types.ts';

// The click on the button bubbles already; that of the native input would be a second one.
function stop(event: MouseEvent<HTMLInputElement>): void {
  event.stopPropagation();
}

/** One radio button with label and description, and the native input behind it. */
export function RadioOptionItem(props: {
  option: RadioGroupItem;
  id: string;
  selected: boolean;
  disabled: boolean | undefined;
  required: boolean;
  name: string;
  isTabStop: boolean;
  /** Id of the group's error, at one option only: it would be read at each. */
  errorId: string | undefined;
  variant: 'plain' | 'card' | 'row' | 'list' | 'segments';
}): ReactElement {
  const { option, id, selected, disabled, required, name, isTabStop, errorId, variant } = props;
  const hasDetails = option.badge || option.description || option.price || option.reason;
  const described = [errorId, hasDetails && `${id}-description`].filter(Boolean);
  const control = (
    <ItemProvider value={option.value} disabled={disabled}>
      <ItemTrigger
        id={id}
        className={css.radio}
        // The selected one, which may not be the one that Radix remembers.
        tabIndex={isTabStop ? 0 : -1}
        aria-labelledby={`${id}-label`}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      />
      {/* Not that of Radix: its event comes after the change. */}
      <input
        type="radio"
        aria-hidden
        tabIndex={-1}
        className={css.native}
        defaultChecked={selected}
        name={name}
        value={option.value}
        disabled={disabled}
        required={required}
        onFocus={focusVisibleControl}
        onClick={stop}
      />
    </ItemProvider>
  );
  return (
    <ChoiceCard
      control={control}
      controlId={id}
      labelId={`${id}-label`}
      descriptionId={`${id}-description`}
      label={option.label}
      picture={option.picture}
      badge={option.badge}
      description={option.description}
      price={option.price}
      reason={option.reason}
      extra={option.extra}
      variant={variant}
      selected={selected}
      disabled={disabled}
    />
  );
}
