import { describe, expect, it } from 'vitest';
import { projectFiles } from '../repository/project-files.ts';
import { renderPage } from './page.ts';
import {
  findReferences,
  groupsOf,
  isTest,
  parseRequirements,
  readRequirements,
} from './requirements.ts';

const TABLE = `## EX: examples

| id | requirement | status |
|---|---|---|
| EX-1 | A stepper. | built |
| EX-2 | Breadcrumbs. | planned |
`;

describe('the requirements of the project (CODE-2)', () => {
  const requirements = readRequirements();
  const files = projectFiles();
  const references = findReferences(files, groupsOf(requirements));

  it('define every id that is used', () => {
    const defined = new Set(requirements.map(({ id }) => id));
    const unknown = references.filter(({ id }) => !defined.has(id));
    expect(unknown.map(({ id, path, line }) => `${path}:${line} ${id}`)).toEqual([]);
  });

  it('are shown with the titles of the tests that name them', () => {
    const page = renderPage(requirements, references);
    for (const { id, sentence } of requirements) {
      expect(page).toMatch(new RegExp(`^### ${id}(?: \\(\\w+\\))?$`, 'm'));
      expect(page).toContain(`\n\n${sentence}\n`);
    }
    expect(page).toContain('  * the requirements of the project\n');
  });
});

describe('the parser', () => {
  it('reads id, group, sentence and status', () => {
    expect(parseRequirements(TABLE)).toEqual([
      { id: 'EX-1', group: 'EX: examples', sentence: 'A stepper.', status: 'built' },
      { id: 'EX-2', group: 'EX: examples', sentence: 'Breadcrumbs.', status: 'planned' },
    ]);
  });

  it('rejects a row that is damaged, and an id that is defined twice', () => {
    expect(() => parseRequirements('| EX-1 | A stepper. |')).toThrow('Not a row');
    const row = '| EX-1 | A stepper. | built |';
    expect(() => parseRequirements(`${row}\n${row}`)).toThrow('defined twice');
  });

  it('finds an id in a title and in a comment, with its line', () => {
    const text = "// EX-9\n\nit('shows steps (EX-9)', test);";
    expect(findReferences([{ path: 'a.test.ts', text }], new Set(['EX']))).toEqual([
      { id: 'EX-9', path: 'a.test.ts', line: 1, title: undefined },
      { id: 'EX-9', path: 'a.test.ts', line: 3, title: 'shows steps (EX-9)' },
    ]);
  });

  it('expands a range', () => {
    const found = findReferences([{ path: 'a.ts', text: '/** EX-1 to EX-3 */' }], new Set(['EX']));
    expect(found.map(({ id }) => id)).toEqual(['EX-1', 'EX-2', 'EX-3']);
  });

  it('counts tests, journeys and stories as tests, and nothing of the product', () => {
    expect(isTest('packages/ui/src/stepper/Stepper.behaviour.stories.tsx')).toBe(true);
    expect(isTest('e2e/journeys/flow-map.spec.ts')).toBe(true);
    expect(isTest('packages/ui/src/stepper/Stepper.tsx')).toBe(false);
  });
});
