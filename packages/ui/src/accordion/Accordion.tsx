import { forwardRef, useId, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Accordion.css.ts';

/** One section of an accordion. */
export interface AccordionItem {
  /** Names the section in `value` and `defaultValue`. */
  readonly value: string;
  /** Seen always; the button that opens the section. */
  readonly heading: ReactNode;
  /** Seen while the section is open. */
  readonly content: ReactNode;
}

/** Properties of the accordion. */
export interface AccordionProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir' | 'defaultValue' | 'onChange'> {
  /** The sections, each with `value`, `heading` and `content`. */
  readonly items: readonly AccordionItem[];
  /** Which sections are open; leave out to let the accordion remember. */
  readonly value?: string[] | undefined;
  /** Which sections are open at first; none by default. */
  readonly defaultValue?: string[] | undefined;
  /** Called with the open sections after each press. */
  readonly onValueChange?: ((value: string[]) => void) | undefined;
  /** Level of the headings; default 3. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** One heading with its button, and what it opens. */
function Section(props: {
  item: AccordionItem;
  id: string;
  open: boolean;
  onToggle: () => void;
  level: 2 | 3 | 4;
}): ReactElement {
  const { item, id, open, onToggle, level } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={css.item}>
      <Heading className={css.heading}>
        <button
          type="button"
          id={`${id}-heading`}
          className={css.trigger}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <Icon name="chevron-right" className={css.chevron} />
          {item.heading}
        </button>
      </Heading>
      <section id={id} aria-labelledby={`${id}-heading`} className={css.content} hidden={!open}>
        {item.content}
      </section>
    </div>
  );
}

/**
 * Sections under headings that open on demand, any number at once: native buttons, each with the
 * region it opens (ADR 6). A closed section stays mounted, so that it keeps what was entered in it.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, value, defaultValue = [], onValueChange, headingLevel = 3, className, ...rest },
  ref,
) {
  const id = useId();
  const [remembered, setRemembered] = useState(defaultValue);
  const open = value ?? remembered;
  const toggle = (section: string): void => {
    const next = open.includes(section)
      ? open.filter((other) => other !== section)
      : [...open, section];
    setRemembered(next);
    onValueChange?.(next);
  };
  return (
    <div {...rest} ref={ref} className={classNames(css.root, className)}>
      {items.map((item, index) => (
        <Section
          key={item.value}
          item={item}
          // Not the value: it may hold blanks, which no reference to an id can.
          id={`${id}-${index}`}
          open={open.includes(item.value)}
          onToggle={() => toggle(item.value)}
          level={headingLevel}
        />
      ))}
    </div>
  );
});
