import type { ReactElement } from 'react';
import parts from './parts.json' with { type: 'json' };
import { Wide } from './Wide.tsx';

/** A component with classes of its own. */
type Component = keyof typeof parts;

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

/** The same of one component, for its page. */
export function PartsOf({ component }: { component: Component }): ReactElement {
  const { parts: names, attributes } = parts[component];
  return (
    <>
      <p>
        <a href="?path=/docs/foundations-parts--docs" target="_top">
          Classes
        </a>
        : <Codes names={names.map((name) => `portal-${component}__${name}`)} />.
      </p>
      {attributes.length > 0 && (
        <p>
          Attributes: <Codes names={attributes} />.
        </p>
      )}
    </>
  );
}
