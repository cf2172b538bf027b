import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** What an example of a part can do. */
export interface Page {
  /** Writes "pressed" into the page: the handler of a control was called. */
  readonly press: () => void;
}

/** An example of a part that can be operated. */
export type Example = (page: Page) => ReactNode;

/** Holds one value for a part that is controlled. */
export function State<Value>(props: {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}): ReactElement {
  const [value, setValue] = useState(props.initial);
  return <>{props.children(value, setValue)}</>;
}
