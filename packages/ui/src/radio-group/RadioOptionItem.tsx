import { Indicator, Item } from '@radix-ui/react-radio-group';
import type { ReactElement } from 'react';
import { ChoiceCard } from '../choice-card/index.ts';
import * as css from './RadioGroup.css.ts';
import type { RadioOption } from './types.ts';

/** One radio button with its words. */
export function RadioOptionItem(props: {
  option: RadioOption;
  id: string;
  selected: boolean;
  appearance: 'plain' | 'card';
}): ReactElement {
  const { option, id, selected, appearance } = props;
  const described = option.description || option.price || option.reason;
  const control = (
    <Item
      id={id}
      value={option.value}
      disabled={option.disabled}
      className={css.radio}
      aria-labelledby={`${id}-label`}
      aria-describedby={described ? `${id}-description` : undefined}
    >
      <Indicator className={css.dot} />
    </Item>
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
      disabled={option.disabled}
    />
  );
}
