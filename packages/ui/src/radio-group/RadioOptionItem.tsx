import type { ReactElement } from 'react';
import { ChoiceCard } from '../choice-card/index.ts';
import * as css from './RadioGroup.css.ts';
import type { RadioOption } from './types.ts';

/** One radio button with label and description. */
export function RadioOptionItem(props: {
  option: RadioOption;
  id: string;
  name: string;
  selected: boolean;
  required: boolean;
  disabled: boolean | undefined;
  onSelect: (value: string) => void;
  appearance: 'plain' | 'card';
}): ReactElement {
  const { option, id, name, selected, required, disabled, onSelect, appearance } = props;
  const isDescribed = option.description || option.price || option.reason;
  const control = (
    <input
      type="radio"
      id={id}
      name={name}
      value={option.value}
      checked={selected}
      required={required}
      disabled={disabled}
      onChange={() => onSelect(option.value)}
      className={css.radio}
      aria-describedby={isDescribed ? `${id}-description` : undefined}
    />
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
      appearance={appearance}
      selected={selected}
      disabled={disabled}
    />
  );
}
