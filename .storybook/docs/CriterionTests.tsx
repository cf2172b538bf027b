import type { ReactElement } from 'react';
import { testsOf } from '../../packages/ui/docs/evidence.ts';

/** The tests of components that show a criterion, the stories among them as links. */
export function CriterionTests({ of: criterion }: { readonly of: string }): ReactElement {
  const tests = testsOf(criterion);
  if (tests.length === 0) return <p>No test of a component: the page decides.</p>;
  return (
    <ul>
      {tests.map(({ test, isStory }) => (
        <li key={test}>
          {isStory ? <a href={`?path=/story/${test}`}>{test}</a> : <code>{test}</code>}
        </li>
      ))}
    </ul>
  );
}
