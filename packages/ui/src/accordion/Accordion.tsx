import { forwardRef, useId, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Accordion.css.ts';

/** One section of an accordion. */
export interface AccordionItem {
  /** Identifies the section in `value` and `defaultValue`. */
  readonly value: string;
  /** Always visible: the content of the button that opens the section. */
  readonly heading: ReactNode;
  /** Visible while the section is open. */
  readonly content: ReactNode;
}

/** Properties of the accordion. */
export interface AccordionProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir' | 'defaultValue' | 'onChange'> {
  /** The sections, each with `value`, `heading` and `content`. */
  readonly items: readonly AccordionItem[];
  /** The open sections (controlled); leave it out for the uncontrolled accordion. */
  readonly value?: string[] | undefined;
  /** The sections that are open initially; none by default. */
  readonly defaultValue?: string[] | undefined;
  /** Called with the open sections after each change. */
  readonly onValueChange?: ((value: string[]) => void) | undefined;
  /** Level of the headings; default 3. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** One heading with its button and the region that the button opens. */
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
 * region it controls (ADR 6). A closed section stays mounted, so that its form controls keep their values.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, value, defaultValue = [], onValueChange, headingLevel = 3, className, ...rest },
  ref,
) {
  const id = useId();
  const [internalValue, setInternalValue] = useState(defaultValue);
  const open = value ?? internalValue;
  const toggle = (section: string): void => {
    const next = open.includes(section)
      ? open.filter((other) => other !== section)
      : [...open, section];
    setInternalValue(next);
    onValueChange?.(next);
  };
  return (
    <div {...rest} ref={ref} className={classNames(css.root, className)}>
      {items.map((item, index) => (
        <Section
          key={item.value}
          item={item}
          // Not the value: a blank in it would break every reference to the id.
          id={`${id}-${index}`}
          open={open.includes(item.value)}
          onToggle={() => toggle(item.value)}
          level={headingLevel}
        />
      ))}
    </div>
  );
});
