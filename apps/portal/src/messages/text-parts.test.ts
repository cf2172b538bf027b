import { PAGE_NAMES } from '@portal/api/pages';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import german from '../../../../locales/de/portal.json' with { type: 'json' };
import { compileMessages } from '../../build/compiled-messages.ts';
import { partOf, TEXT_PARTS } from '../i18n/text-parts.ts';
import type { TextPart } from '../i18n/text-parts.ts';
import { PAGE_TABLE, textsOf } from '../routes/page-table.ts';

const SOURCES = join(import.meta.dirname, '..');

/** Texts that a browser loads: not those of pages that the backend writes. */
const ids = Object.keys(compileMessages(JSON.stringify(german)));

const withoutTypes = (code: string): string => code.replaceAll(/import type [^;]+;/g, '');

/** What a module imports from the portal, at once or later; not what it imports together with the texts of pages. */
function importsOf(file: string, code: string): string[] {
  const loaded = code.includes("texts.need(['pages'])") ? code.replaceAll(/import\('/g, '') : code;
  const found = loaded.matchAll(/(?:from|import|import\()\s*'(\.[^']+\.tsx?)'/g);
  return [...found].map(([, path = '']) => join(dirname(file), path)).filter(existsSync);
}

/** The code of modules and of all that they import, directly or not. */
function codeFrom(...entries: readonly string[]): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const open = entries.map((entry) => join(SOURCES, entry));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    const code = withoutTypes(readFileSync(file, 'utf8'));
    seen.set(file, code);
    open.push(...importsOf(file, code));
  }
  return seen;
}

/** Ids that a module names, and those that it composes from a beginning, such as `timeline.${status}`. */
function idsIn(code: string): string[] {
  const beginnings = [...code.matchAll(/`((?:\w+\.)+)\$\{/g)].map(
    ([, beginning = '']) => beginning,
  );
  return ids.filter(
    (id) => code.includes(`'${id}'`) || beginnings.some((beginning) => id.startsWith(beginning)),
  );
}

/** Refusals of payments, answers, downloads and cancelling: only pages of sent orders call these, although every page composes the ids of errors. */
const OF_SENT_ORDERS =
  /^(?:error\.(?:ALREADY_PAID|ANSWER_LATE|COLLECTIVE_LIMIT|NOT_(?:APPROVED|PAID)|NO_(?:DOWNLOAD|QUESTION)|ORDER_CLOSED|PAYMENT_\w+|QUESTION_CHANGED|SENSITIVE_ORDER)|validation\.ANSWER_LENGTH)$/;

/** Texts of other parts than these, with the module that shows them. */
function textsOutside(parts: readonly TextPart[], ...entries: readonly string[]): string[] {
  return [...codeFrom(...entries)].flatMap(([file, code]) =>
    idsIn(code)
      .filter((id) => !parts.includes(partOf(id)) && !OF_SENT_ORDERS.test(id))
      .map((id) => `${id} in ${file.slice(SOURCES.length + 1)}`),
  );
}

describe('parts of the texts', () => {
  it.each(TEXT_PARTS)('%s: has texts', (part) => {
    expect(ids.filter((id) => partOf(id) === part).length).toBeGreaterThan(20);
  });

  it('first: has all texts that the landing page and the frame of every page can show', () => {
    expect(textsOutside(['first'], 'main.tsx', 'pages/landing/LandingPage.tsx')).toEqual([]);
  });

  it.each(PAGE_NAMES)('%s: loads all texts that it can show', (name) => {
    expect(textsOutside(textsOf(name), PAGE_TABLE[name].file)).toEqual([]);
  });

  it('finds a text of a part that a page does not load', () => {
    const file = PAGE_TABLE.verification.file;
    expect(textsOutside(['first', 'pages'], file)).toContainEqual(
      expect.stringMatching(/^verification\.lead in pages\/verification\//),
    );
  });
});
