import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Icon } from '../icons/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { StepItem } from './StepItem.tsx';
import * as css from './Stepper.css.ts';
import { stepperTexts } from './texts.ts';
import type { StepperItem, StepperProps } from './types.ts';

/** The collapsed form: the position and a progress bar; expands the list of all steps. */
function ExpandButton(props: {
  steps: readonly StepperItem[];
  open: boolean;
  listId: string;
  onToggle: () => void;
  children: ReactNode;
}): ReactElement {
  const { steps, open, listId, onToggle, children } = props;
  return (
    <button
      type="button"
      className={css.compact}
      aria-expanded={open}
      aria-controls={listId}
      onClick={onToggle}
    >
      <span className={css.compactText}>{children}</span>
      <Icon name="chevron-down" className={css.chevron} />
      <span className={css.bar} aria-hidden="true">
        {steps.map((step) => (
          <span key={step.id} className={css.segment} data-status={step.status} />
        ))}
      </span>
    </button>
  );
}

/** Focuses the heading when another step becomes current, but not when the page loads. */
function useFocusOnChange(
  heading: RefObject<HTMLHeadingElement | null>,
  current: string | undefined,
  enabled: boolean,
): void {
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    if (enabled) heading.current?.focus();
  }, [heading, current, enabled]);
}

/**
 * Shows the progress through the steps of a task. In a narrow container it is collapsed to
 * "Schritt 2 von 5: Konfiguration" with a progress bar, a button that expands the list of steps.
 */
export const Stepper = forwardRef<HTMLElement, StepperProps>(function Stepper(
  {
    items,
    stepCount: total = items.length,
    orientation = 'horizontal',
    headingLevel,
    focusOnChange = false,
    texts,
    className,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(stepperTexts, texts);
  const listId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const index = items.findIndex((step) => step.status === 'current');
  const current = items[index];
  useFocusOnChange(heading, current?.id, focusOnChange);
  const isCollapsible = orientation === 'horizontal' && current !== undefined;
  // Each text alone in an element: a translation by the browser replaces bare texts, which then no longer change.
  const position = current && (
    <>
      <span lang={langOf(t, 'position')}>{t.position(index + 1, total)}</span>{' '}
      <strong>{current.label}</strong>
    </>
  );
  const Heading = headingLevel ? (`h${headingLevel}` as const) : null;
  return (
    <nav
      aria-label={t.label}
      data-orientation={orientation}
      {...rest}
      ref={ref}
      className={rootClassName(css.root, className)}
    >
      {Heading && position && (
        <Heading ref={heading} tabIndex={-1} className={css.heading}>
          {position}
        </Heading>
      )}
      {isCollapsible && (
        <ExpandButton steps={items} open={open} listId={listId} onToggle={() => setOpen(!open)}>
          {Heading ? (
            t.showAll
          ) : (
            <>
              {position}
              <span
                lang={langOf(t, 'showAll')}
                className={css.visuallyHidden}
              >{` (${t.showAll})`}</span>
            </>
          )}
        </ExpandButton>
      )}
      <ol id={listId} className={css.list} data-open={open || !isCollapsible || undefined}>
        {items.map((step, place) => (
          <StepItem key={step.id} step={step} number={place + 1} texts={t} />
        ))}
      </ol>
    </nav>
  );
});
