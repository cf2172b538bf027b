import {
  unstable_ItemBubbleInput as ItemBubbleInput,
  unstable_ItemProvider as ItemProvider,
  unstable_ItemTrigger as ItemTrigger,
} from '@radix-ui/react-radio-group';
import type { FocusEvent, ReactElement } from 'react';
import { ChoiceCard } from '../choice-card/index.ts';
import { focusVisibleControl, WITHOUT_INLINE_STYLE } from '../choice-card/native-input.ts';
import * as css from './RadioGroup.css.ts';
import type { RadioGroupItem } from './types.ts';

/** One radio button with label and description, and the native input behind it. */
export function RadioOptionItem(props: {
  option: RadioGroupItem;
  id: string;
  selected: boolean;
  disabled: boolean | undefined;
  isTabStop: boolean;
  /** Id of the group's error, at one option only: it would be read at each. */
  errorId: string | undefined;
  variant: 'plain' | 'card';
  onFocus: (event: FocusEvent<HTMLButtonElement>) => void;
}): ReactElement {
  const { option, id, selected, disabled, isTabStop, errorId, variant, onFocus } = props;
  const hasDetails = option.description || option.price || option.reason;
  const described = [errorId, hasDetails && `${id}-description`].filter(Boolean);
  const control = (
    <ItemProvider value={option.value} disabled={disabled}>
      <ItemTrigger
        id={id}
        className={css.radio}
        // Radix moves it with the focus, but not after an event that `useSelectOnArrow` has prevented.
        tabIndex={isTabStop ? 0 : -1}
        aria-labelledby={`${id}-label`}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onFocus={onFocus}
      />
      <ItemBubbleInput asChild>
        <input className={css.native} style={WITHOUT_INLINE_STYLE} onFocus={focusVisibleControl} />
      </ItemBubbleInput>
    </ItemProvider>
  );
  return (
    <ChoiceCard
      control={control}
      controlId={id}
      labelId={`${id}-label`}
      descriptionId={`${id}-description`}
      label={option.label}
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
