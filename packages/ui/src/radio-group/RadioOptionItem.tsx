import { Item } from '@radix-ui/react-radio-group';
import { useState } from 'react';
import type { FocusEvent, ReactElement } from 'react';
import { ChoiceCard } from '../choice-card/index.ts';
import { NATIVE_INPUT, useIsHydrated } from '../choice-card/native-input.ts';
import * as css from './RadioGroup.css.ts';
import type { RadioGroupItem } from './types.ts';

/** One radio button with label and description, and the native input beside it. */
export function RadioOptionItem(props: {
  option: RadioGroupItem;
  id: string;
  /** Name of the native input. */
  name: string;
  required: boolean;
  selected: boolean;
  disabled: boolean | undefined;
  isTabStop: boolean;
  /** Id of the group's error, at one option only: it would be read at each. */
  errorId: string | undefined;
  variant: 'plain' | 'card';
  onFocus: (event: FocusEvent<HTMLButtonElement>) => void;
}): ReactElement {
  const { option, id, name, required, selected, disabled, isTabStop, errorId, variant } = props;
  const [isInitiallySelected] = useState(selected);
  const isHydrated = useIsHydrated();
  const hasDetails = option.description || option.price || option.reason;
  const described = [errorId, hasDetails && `${id}-description`].filter(Boolean);
  const button = {
    type: 'button',
    role: 'radio',
    'aria-checked': selected,
    'data-state': selected ? 'checked' : 'unchecked',
    id,
    className: css.radio,
    disabled,
    value: option.value,
    // Radix moves it with the focus, but not after an event that `useSelectOnArrow` has prevented.
    tabIndex: isTabStop ? 0 : -1,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    onFocus: props.onFocus,
  } as const;
  const control = (
    <>
      <input
        {...NATIVE_INPUT}
        type="radio"
        className={css.native}
        defaultChecked={isInitiallySelected}
        disabled={disabled}
        name={name}
        value={option.value}
        required={required}
      />
      {isHydrated ? <Item {...button} /> : <button {...button} />}
    </>
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
