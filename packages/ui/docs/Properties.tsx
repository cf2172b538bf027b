import { ArgTypes, PureArgsTable, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactElement } from 'react';
import type { StrictArgTypes as Rows } from 'storybook/internal/types';
import { withTypeText } from './type-text.ts';
import { Wide } from './Wide.tsx';

type Of = ComponentProps<typeof ArgTypes>['of'];

/**
 * The properties of the component of the page, or of `of`. The props are passed on as they are: Storybook rejects an `of` that is
 * undefined.
 */
export function Properties(props: { readonly of?: Of }): ReactElement {
  return (
    <Wide label="Properties">
      <ArgTypes {...props} />
    </Wide>
  );
}

/** The same for a component without a story of its own; Storybook does not apply `argTypesEnhancers` to such tables. */
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
