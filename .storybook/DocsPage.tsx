import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren, ReactElement } from 'react';

/**
 * A docs page is a page: what it says is its main content, in English. Stories in it have a language
 * of their own; from the `main` of whole pages its own is told by its name.
 */
export function DocsPage({
  children,
  ...rest
}: PropsWithChildren<DocsContainerProps>): ReactElement {
  return (
    <DocsContainer {...rest}>
      <main lang="en" aria-label="Documentation">
        {children}
      </main>
    </DocsContainer>
  );
}
