import type { ReactElement } from 'react';
import { CRITERIA, clauseOf } from './criteria.ts';
import { Wide } from './Wide.tsx';

/** Criteria of level AAA that components meet although EN 301 549 does not require them. */
const LEVEL_AAA: Readonly<Record<string, string>> = {
  '2.4.8': 'Location',
  '2.4.13': 'Focus Appearance',
  '2.5.5': 'Target Size (Enhanced)',
  '3.2.5': 'Change on Request',
  '3.3.5': 'Help',
};

interface Row {
  readonly name: string;
  readonly level: string;
  readonly clause: string;
}

function rowOf(id: string): Row {
  const criterion = CRITERIA.find((known) => known.id === id);
  if (criterion) {
    const clause = clauseOf(criterion) ?? 'none (new in WCAG 2.2)';
    return { name: criterion.en, level: criterion.level, clause };
  }
  const name = LEVEL_AAA[id];
  if (!name) throw new Error(`${id} is not in the list of criteria`);
  return { name, level: 'AAA', clause: 'none (level AAA)' };
}

/**
 * The criteria of WCAG 2.2 that apply to a component, with their clauses in EN 301 549 v3.2.1. `met` says how the component
 * meets each; empty where that is obvious.
 */
export function Criteria({ met }: { met: Readonly<Record<string, string>> }): ReactElement {
  return (
    <Wide label="Criteria">
      <table className="sb-foundation">
        <thead>
          <tr>
            <th scope="col">WCAG 2.2</th>
            <th scope="col">Level</th>
            <th scope="col">EN 301 549</th>
            <th scope="col">How</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(met).map(([id, how]) => {
            const { name, level, clause } = rowOf(id);
            return (
              <tr key={id}>
                <th scope="row">
                  {id} {name}
                </th>
                <td>{level}</td>
                <td>{clause}</td>
                <td>{how}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Wide>
  );
}
