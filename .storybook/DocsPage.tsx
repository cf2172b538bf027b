import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren, ReactElement } from 'react';

/**
 * The `main` landmark of a docs page, in English. Its stories set their own language; an accessible name distinguishes
 * it from the `main` of stories of whole pages.
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
