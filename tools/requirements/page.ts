import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFiles, ROOT } from '../repository/project-files.ts';
import {
  findReferences,
  groupsOf,
  isTest,
  readRequirements,
  type Reference,
  type Requirement,
} from './requirements.ts';

/** The page, which is not part of the repository; Storybook shows it. */
const PAGE = join(ROOT, 'reports/requirements-to-tests.md');

const INTRODUCTION = `# Requirements and their tests

Generated from [requirements.md](../docs/requirements.md) and the tests that name an id. Where a file is listed without a title, a comment
in it names the id.
`;

/** The title without the ids, which the heading already shows. */
function shorten(title: string): string {
  return title.replace(/\s*\((?:[A-Z]+-\d+(?:, | and |; )?)+\)/g, '').replaceAll(/\s+/g, ' ');
}

function testsOf(id: string, references: readonly Reference[]): string {
  const byPath = Map.groupBy(
    references.filter((reference) => reference.id === id && isTest(reference.path)),
    ({ path }) => path,
  );
  const lines = [...byPath].map(([path, found]) => {
    const titles = new Set(found.flatMap(({ title }) => (title ? [shorten(title)] : [])));
    const text = [...titles].map((title) => `  * ${title.replaceAll(/[<>]/g, '\\$&')}`);
    return [`* [\`${path}\`](../${path})`, ...text].join('\n');
  });
  return lines.length > 0 ? lines.join('\n') : 'No test names it.';
}

/** The page for auditors: each requirement with the tests that name it. */
export function renderPage(
  requirements: readonly Requirement[],
  references: readonly Reference[],
): string {
  const groups = Map.groupBy(requirements, ({ group }) => group);
  const sections = [...groups].map(([group, members]) =>
    [
      `## ${group}`,
      ...members.map(({ id, sentence, status }) =>
        status === 'planned'
          ? `### ${id} (planned)\n\n${sentence}`
          : `### ${id}${status === 'partly' ? ' (partly)' : ''}\n\n${sentence}\n\n${testsOf(id, references)}`,
      ),
    ].join('\n\n'),
  );
  return `${INTRODUCTION}\n${sections.join('\n\n')}\n`;
}

/** Writes the page. @returns its path */
export function writePage(): string {
  const requirements = readRequirements();
  const references = findReferences(projectFiles(), groupsOf(requirements));
  mkdirSync(dirname(PAGE), { recursive: true });
  writeFileSync(PAGE, renderPage(requirements, references));
  return PAGE;
}
