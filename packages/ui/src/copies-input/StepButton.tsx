import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import * as css from './CopiesInput.css.ts';
import { usePressAndHold } from './use-press-and-hold.ts';

/** Minus or plus button. At the limit it is `aria-disabled` and stays focusable. */
export function StepButton(props: {
  icon: 'minus' | 'plus';
  label: string;
  lang: string | undefined;
  atLimit: boolean;
  disabled?: boolean | undefined;
  controls: string;
  onStep: () => void;
}): ReactElement {
  const { icon, label, lang, atLimit, disabled, controls, onStep } = props;
  const press = usePressAndHold(() => {
    if (!atLimit && !disabled) onStep();
  });
  return (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      lang={lang}
      aria-controls={controls}
      aria-disabled={atLimit || undefined}
      disabled={disabled}
      {...press}
    >
      <Icon name={icon} />
    </button>
  );
}
