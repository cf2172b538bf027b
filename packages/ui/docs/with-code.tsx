import { Fragment } from 'react';
import type { ReactElement } from 'react';

/** Text with `code` in backticks. */
export function withCode(text: string): ReactElement {
  const parts = text.split('`');
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={`${index} ${part}`}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>
      ))}
    </>
  );
}
