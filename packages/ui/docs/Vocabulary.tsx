import type { ReactElement } from 'react';
import { SYNONYMS, VOCABULARY } from './vocabulary.ts';
import { Wide } from './Wide.tsx';
import { withCode } from './with-code.tsx';

/** The properties that several components have, with their one meaning and the names that are not used. */
export function Vocabulary(): ReactElement {
  return (
    <Wide label="Vocabulary">
      <table className="sb-foundation">
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Meaning</th>
            <th scope="col">Not</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(VOCABULARY).map(([name, meaning]) => {
            const not = Object.keys(SYNONYMS).filter((synonym) => SYNONYMS[synonym] === name);
            return (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{withCode(meaning)}</td>
                <td>{not.join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Wide>
  );
}
