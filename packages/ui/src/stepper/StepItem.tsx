import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import type { StepperItem, StepStatus } from './types.ts';
import * as css from './Stepper.css.ts';
import type { StepperTexts } from './texts.ts';
import { langOf } from '../texts/lang-of.ts';

/** The others have their number. */
const ICONS: Readonly<Partial<Record<StepStatus, IconName>>> = {
  done: 'check',
  blocked: 'lock',
  attention: 'alert-triangle',
};

function isInteractive({ status, href, onClick }: StepperItem): boolean {
  return status !== 'blocked' && Boolean(href ?? onClick);
}

function StepAction({ step, children }: { step: StepperItem; children: ReactNode }): ReactElement {
  const current = step.status === 'current' ? 'step' : undefined;
  const shared = { className: css.action, 'aria-current': current } as const;
  if (!isInteractive(step)) return <span {...shared}>{children}</span>;
  if (step.href) {
    return (
      <Link {...shared} href={step.href}>
        {children}
      </Link>
    );
  }
  return (
    <button {...shared} type="button" onClick={step.onClick}>
      {children}
    </button>
  );
}

/** One step; a blocked one is neither link nor button, even with `href` or `onClick`. */
export function StepItem({
  step,
  number,
  texts,
}: {
  step: StepperItem;
  number: number;
  texts: StepperTexts;
}): ReactElement {
  const { status } = step;
  const icon = ICONS[status];
  // `aria-current` says that a step is the current one.
  const key = status === 'upcoming' && isInteractive(step) ? 'available' : status;
  const statusText = key === 'current' ? '' : texts[key];
  const lang = key === 'current' ? undefined : langOf(texts, key);
  return (
    <li className={css.item} data-status={status}>
      <StepAction step={step}>
        <span className={css.name}>
          {icon ? (
            <Icon name={icon} className={css.icon} />
          ) : (
            // Screen readers count the items of the list.
            <span className={css.number} aria-hidden="true">
              {number}
            </span>
          )}
          <span className={css.label}>
            <span>{step.label}</span>
            {status === 'attention' ? (
              <span lang={lang}>{`, ${statusText}`}</span>
            ) : (
              // Without a comma: hidden text is a block, and screen readers read "Anmeldung , erledigt".
              statusText && (
                <span lang={lang} className={css.visuallyHidden}>{` ${statusText}`}</span>
              )
            )}
          </span>
        </span>
      </StepAction>
      {step.subStep && status === 'current' && <span className={css.subStep}>{step.subStep}</span>}
    </li>
  );
}
