import { ArgTypes } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactElement } from 'react';
import { Wide } from './Wide.tsx';

/**
 * Properties of the component that the page, or the story given as `of`, is about. It is handed on as it comes: Storybook
 * takes an `of` that is undefined for a mistake.
 */
export function Properties(props: Pick<ComponentProps<typeof ArgTypes>, 'of'>): ReactElement {
  return (
    <Wide label="Properties">
      <ArgTypes {...props} />
    </Wide>
  );
}
