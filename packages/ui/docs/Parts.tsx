import type { ReactElement } from 'react';
import parts from './parts.json' with { type: 'json' };
import { Wide } from './Wide.tsx';

function Codes({ names }: { names: readonly string[] }): ReactElement {
  return (
    <>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
    </>
  );
}

/** Classes and attributes of every component that a stylesheet may use. */
export function Parts(): ReactElement {
  return (
    <Wide label="Parts">
      <table className="sb-foundation">
        <thead>
          <tr>
            <th scope="col">Class of a part</th>
            <th scope="col">Parts</th>
            <th scope="col">Attributes</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(parts).map(([component, entry]) => (
            <tr key={component}>
              <th scope="row">
                <code>.portal-{component}__…</code>
              </th>
              <td>
                <Codes names={entry.parts} />
              </td>
              <td>
                <Codes names={entry.attributes} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
