import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren, ReactElement } from 'react';
import { preferredTheme } from './theme.ts';

/**
 * The `main` landmark of a docs page, in English. Its stories set their own language; an accessible name distinguishes
 * it from the `main` of stories of whole pages. Its text has the colour of Storybook's theme, which the theme of the
 * stories must not replace.
 */
export function DocsPage({
  children,
  ...rest
}: PropsWithChildren<DocsContainerProps>): ReactElement {
  return (
    <DocsContainer {...rest}>
      <main lang="en" aria-label="Documentation" style={{ color: preferredTheme().textColor }}>
        {children}
      </main>
    </DocsContainer>
  );
}
