import type { ReactElement } from 'react';
import { vars } from '../../tokens/generated/vars.ts';
import { Wide } from '../../packages/ui/docs/Wide.tsx';

const SPACES = Object.entries(vars.space);
const SIZES = Object.entries(vars.text);
const SAMPLE = 'Flurstück 114/2 in der Gemarkung Lindenau';

function name(reference: string): string {
  return reference.slice('var('.length, -1);
}

/** Every text size, in the typeface of the brand. */
export function TypeScale(): ReactElement {
  return (
    <Wide label="Text sizes">
      <table className="sb-foundation">
        <caption>Text sizes</caption>
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">Sample</th>
          </tr>
        </thead>
        <tbody>
          {SIZES.map(([size, reference]) => (
            <tr key={size}>
              <th scope="row">
                <code>{name(reference)}</code>
              </th>
              <td lang="de" style={{ fontFamily: vars.font.body, fontSize: reference }}>
                {SAMPLE}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** Every step of the spacing scale, as a bar of that width. */
export function SpaceScale(): ReactElement {
  return (
    <ul className="sb-scale">
      {SPACES.map(([step, reference]) => (
        <li key={step}>
          <code>{name(reference)}</code>
          <div style={{ inlineSize: reference, blockSize: 16, background: vars.color.action }} />
        </li>
      ))}
    </ul>
  );
}
