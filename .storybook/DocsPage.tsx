import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren, ReactElement } from 'react';

/** A docs page is a page: what it says is its main content. */
export function DocsPage({
  children,
  ...rest
}: PropsWithChildren<DocsContainerProps>): ReactElement {
  return (
    <DocsContainer {...rest}>
      <main>{children}</main>
    </DocsContainer>
  );
}
