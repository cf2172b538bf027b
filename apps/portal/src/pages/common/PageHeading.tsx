import { Heading } from '@portal/ui/typography';
import type { ComponentProps, ReactElement } from 'react';
import * as typography from '../styles/typography.css.ts';

/**
 * A heading that receives the focus when its page or step is shown (APP-12). Its text has an element of its own: when the
 * control that had the focus is removed, Orca moves to the text at the new focus without a word, and says nothing any more if
 * that is the element with the focus (docs/accessibility.md).
 */
export function PageHeading({ children, ...rest }: ComponentProps<typeof Heading>): ReactElement {
  return (
    <Heading headingLevel={1} {...rest}>
      <strong className={typography.headingText}>{children}</strong>
    </Heading>
  );
}
