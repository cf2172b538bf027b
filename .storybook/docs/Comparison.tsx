import type { ReactElement } from 'react';
import results from '../../packages/ui/docs/comparison.json' with { type: 'json' };
import { Wide } from '../../packages/ui/docs/Wide.tsx';

const oneDigit = (value: number): string => value.toFixed(1);

/** What the last run of `pnpm bench compare` has measured. */
export function Comparison(): ReactElement {
  const { date, browser, react, plain, rows } = results;
  return (
    <>
      <Wide label="Comparison">
        <table className="sb-foundation">
          <thead>
            <tr>
              <th scope="col">Library and version</th>
              <th scope="col">Script above React, kB</th>
              <th scope="col">Styles, kB</th>
              <th scope="col">Rules of axe violated</th>
              <th scope="col">Too wide at 320 px, px</th>
              <th scope="col">Time to render, × plain React</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, version, scriptKB, stylesKB, axe, overflow, mount }) => (
              <tr key={id}>
                <th scope="row">
                  {name} {version}
                </th>
                <td>{oneDigit(scriptKB)}</td>
                <td>{oneDigit(stylesKB)}</td>
                <td>{axe.length > 0 ? axe.join(', ') : 'none'}</td>
                <td>{overflow}</td>
                <td>{oneDigit(mount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p>
        Measured on {date} in {browser} with React {react}. Sizes are after gzip; plain React has{' '}
        {oneDigit(plain.scriptKB)} kB.
      </p>
    </>
  );
}
