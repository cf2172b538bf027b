import { ArgTypes, PureArgsTable, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactElement } from 'react';
import type { StrictArgTypes as Rows } from 'storybook/internal/types';
import { withTypeText } from './type-text.ts';
import { Wide } from './Wide.tsx';

type Of = ComponentProps<typeof ArgTypes>['of'];

/**
 * Properties of what the page, or the story given as `of`, is about. It is handed on as it comes: Storybook takes an `of`
 * that is undefined for a mistake.
 */
export function Properties(props: { readonly of?: Of }): ReactElement {
  return (
    <Wide label="Properties">
      <ArgTypes {...props} />
    </Wide>
  );
}

/** The same of a component that no story shows by itself; Storybook leaves such tables without our words for types. */
export function PropertiesOf(props: {
  readonly component: Of;
  readonly name: string;
}): ReactElement {
  const { component, projectAnnotations } = useOf(props.component, ['component']);
  const read: ((component: unknown) => Rows) | undefined =
    projectAnnotations.parameters?.['docs']?.extractArgTypes;
  const rows = Object.entries(read?.(component) ?? {}).map(([name, row]) => [
    name,
    withTypeText(row),
  ]);
  return (
    <Wide label={`Properties of ${props.name}`}>
      <PureArgsTable rows={Object.fromEntries(rows)} />
    </Wide>
  );
}
