import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Accordion.css.ts';

/** One section of an accordion. */
export interface AccordionItem {
  readonly value: string;
  readonly heading: ReactNode;
  readonly content: ReactNode;
}

/** Properties of the accordion. */
export interface AccordionProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir' | 'defaultValue' | 'onChange'> {
  readonly items: readonly AccordionItem[];
  /** Which sections are open; leave out to let the accordion remember. */
  readonly value?: string[] | undefined;
  readonly defaultValue?: string[] | undefined;
  readonly onValueChange?: ((value: string[]) => void) | undefined;
  /** Level of the headings; default 3. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** Sections under headings that open on demand, any number at once. Behaviour by Radix. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, value, defaultValue, onValueChange, headingLevel = 3, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root
      {...rest}
      ref={ref}
      type="multiple"
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      className={classNames(css.root, className)}
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
          <Content className={css.content}>{item.content}</Content>
        </Item>
      ))}
    </Root>
  );
});
