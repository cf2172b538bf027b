import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { matchingParts } from './matching-parts.ts';
import * as css from './SuggestionField.css.ts';

/** A text of a suggestion; the letters that match what was typed are bold. */
export function Matching({ text, typed }: { text: string; typed: string }): ReactElement {
  return (
    <>
      {matchingParts(text, typed).map((part, index) =>
        // Parts are only told apart by their position.
        index % 2 === 1 ? (
          <b key={`${index}`} className={css.match}>
            {part}
          </b>
        ) : (
          <Fragment key={`${index}`}>{part}</Fragment>
        ),
      )}
    </>
  );
}
