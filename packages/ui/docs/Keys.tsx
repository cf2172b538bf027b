import type { ReactElement } from 'react';
import { KEYS } from './keys/index.ts';
import type { KeyRow } from './keys/index.ts';

const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: 'Arrow down',
  ArrowLeft: 'Arrow left',
  ArrowRight: 'Arrow right',
  ArrowUp: 'Arrow up',
  PageDown: 'Page down',
  PageUp: 'Page up',
};

/** Names of the keys of a row, such as "Shift + Arrow up". */
const namesOf = ({ label, keys }: KeyRow): readonly string[] =>
  label
    ? [label]
    : keys.map((key) =>
        key.replace(/(?<=.)\+/, ' + ').replace(/\w+$/, (name) => NAMES[name] ?? name),
      );

/** Rows that do the same become one. */
function merged(rows: readonly KeyRow[]): [does: string, names: readonly string[]][] {
  const byAction = new Map<string, readonly string[]>();
  for (const row of rows) {
    byAction.set(row.does, [...(byAction.get(row.does) ?? []), ...namesOf(row)]);
  }
  return [...byAction];
}

/** The keys of a part: the same table that `tools/a11y/keys` presses. */
export function Keys({ of }: { of: string }): ReactElement {
  const { pattern, rows = [] } = KEYS[of] ?? {};
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {merged(rows).map(([does, names]) => (
            <tr key={does}>
              <td>
                {names.map((name, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <kbd>{name}</kbd>
                  </span>
                ))}
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pattern && (
        <p>
          Pattern of the ARIA Authoring Practices Guide:{' '}
          <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`}>{pattern}</a>. Each key
          is pressed by a test.
        </p>
      )}
    </>
  );
}
