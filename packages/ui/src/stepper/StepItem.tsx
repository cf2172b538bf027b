import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import type { Step, StepStatus } from './Stepper.tsx';
import * as css from './Stepper.css.ts';

const ICONS: Record<StepStatus, IconName | null> = {
  done: 'check',
  current: 'map-pin',
  upcoming: null,
  blocked: 'lock',
};

function StepAction({ step, children }: { step: Step; children: ReactNode }): ReactElement {
  const current = step.status === 'current' ? 'step' : undefined;
  const shared = { className: css.action, 'aria-current': current } as const;
  if (step.status === 'blocked' || (!step.href && !step.onSelect)) {
    return <span {...shared}>{children}</span>;
  }
  if (step.href) {
    return (
      <Link {...shared} href={step.href}>
        {children}
      </Link>
    );
  }
  return (
    <button {...shared} type="button" onClick={step.onSelect}>
      {children}
    </button>
  );
}

/** One entry of the stepper; a blocked step is never a link, whatever it was given. */
export function StepItem({ step, statusWord }: { step: Step; statusWord: string }): ReactElement {
  const icon = ICONS[step.status];
  return (
    <li className={css.item} data-status={step.status}>
      <StepAction step={step}>
        <span className={css.name}>
          {icon && <Icon name={icon} className={css.icon} />}
          <span className={css.label}>{step.label}</span>
          <span className={css.spoken}>, {statusWord}</span>
        </span>
      </StepAction>
      {step.subStep && step.status === 'current' && (
        <span className={css.subStep}>{step.subStep}</span>
      )}
    </li>
  );
}
