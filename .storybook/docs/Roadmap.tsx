import type { ReactElement } from 'react';
import requirements from '../../docs/requirements.md?raw';
import { gapsOf } from '../../packages/ui/docs/roadmap.ts';
import { withCode } from '../../packages/ui/docs/with-code.tsx';

/** What is missing in the package, and what of it works. */
export function Roadmap(): ReactElement {
  const gaps = gapsOf(requirements);
  if (gaps.length === 0) return <p>Nothing.</p>;
  return (
    <dl className="sb-roadmap">
      {gaps.map(({ works, missing }) => (
        <div key={missing}>
          <dt>{withCode(missing)}</dt>
          <dd>Works: {withCode(works)}</dd>
        </div>
      ))}
    </dl>
  );
}
