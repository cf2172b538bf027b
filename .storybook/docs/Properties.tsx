import { ArgTypes } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactElement } from 'react';
import { Wide } from './Wide.tsx';

/** Properties of the component that the page, or the story given as `of`, is about. */
export function Properties({ of }: Pick<ComponentProps<typeof ArgTypes>, 'of'>): ReactElement {
  return (
    <Wide label="Properties">
      <ArgTypes of={of} />
    </Wide>
  );
}
