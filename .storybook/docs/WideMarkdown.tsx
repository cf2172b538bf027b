import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';
import { Wide } from '../../packages/ui/docs/Wide.tsx';

/** Markdown whose tables scroll horizontally in a narrow window; `tableLabel` is the accessible name of their containers. */
export function WideMarkdown(props: { children: string; tableLabel: string }): ReactElement {
  const table = ({ children }: { children: ReactNode }): ReactElement => (
    <Wide label={props.tableLabel}>
      <table>{children}</table>
    </Wide>
  );
  return <Markdown options={{ overrides: { table } }}>{props.children}</Markdown>;
}
