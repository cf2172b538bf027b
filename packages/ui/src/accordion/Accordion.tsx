import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, CSSProperties, ReactNode } from 'react';
import { useControllableState } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Accordion.css.ts';
import type { HeadingLevel } from '../typography/index.ts';

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
  readonly items: ReadonlyArray<AccordionItem>;
  /** The open sections (controlled); leave it out for the uncontrolled accordion. */
  readonly value?: string[] | undefined;
  /** The sections that are open initially; none by default. */
  readonly defaultValue?: string[] | undefined;
  /** Called with the open sections after each change. */
  readonly onValueChange?: ((value: string[]) => void) | undefined;
  /** Level of the headings; default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Overrides the inline styles of Radix: a Content Security Policy may forbid `style` attributes. */
const WITHOUT_INLINE_STYLE: CSSProperties = {
  ['--radix-accordion-content-height' as string]: undefined,
  ['--radix-accordion-content-width' as string]: undefined,
  ['--radix-collapsible-content-height' as string]: undefined,
  ['--radix-collapsible-content-width' as string]: undefined,
};

/**
 * Sections under headings that open on demand, any number at once (behaviour by Radix). A closed
 * section stays mounted, so that its form controls keep their values.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, value, defaultValue = [], onValueChange, headingLevel = 2, className, ...rest },
  ref,
) {
  const [open, setOpen] = useControllableState(value, defaultValue, onValueChange);
  const Heading = `h${headingLevel}` as const;
  return (
    <Root
      {...rest}
      ref={ref}
      type="multiple"
      value={open}
      onValueChange={setOpen}
      className={rootClassName(css.root, className)}
    >
      {items.map((item) => (
        <Item key={item.value} value={item.value} className={css.item}>
          <Header asChild>
            <Heading className={css.heading}>
              <Trigger className={css.trigger}>
                <Icon name="chevron-right" className={css.chevron} />
                {item.heading}
              </Trigger>
            </Heading>
          </Header>
          <Content
            forceMount
            hidden={!open.includes(item.value)}
            className={css.content}
            style={WITHOUT_INLINE_STYLE}
          >
            {item.content}
          </Content>
        </Item>
      ))}
    </Root>
  );
});
