import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_KEYS } from '@portal/order-flow';
import { describe, expect, it } from 'vitest';
import german from '../../../../locales/de/portal.json' with { type: 'json' };
import english from '../../../../locales/en/portal.json' with { type: 'json' };
import { compileMessages } from '../../build/compiled-messages.ts';

const SOURCES = join(import.meta.dirname, '..');
/** The backend renders a page with texts of the portal. */
const PAGES_OF_BACKEND = join(SOURCES, '../../backend/src/messages');

/** Prefixes of ids that are composed at run time, such as `approval.${status}`. */
const MADE_AT_RUN_TIME =
  /^(approval|closeResolution|conversation|deepLink|delivery|error|footer|generation|list\.obstacle|login\.missing|orderAgain|orderGroup|orderSort|orderStatus|orientation|page|palette|price|review|search\.(?:order|way|wayHint)|sheets|step|theme|timeline|trust|validation|wizard)\./;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

const placeholders = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)(?=[,}])|<(\w+)>/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .toSorted();

/** Whether one of the files names an id. */
function isUsedIn(paths: readonly string[]): (id: string) => boolean {
  const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
  return (id) => text.includes(`'${id}'`);
}

describe('messages (APP-9)', () => {
  it('exist in both languages, none of them empty', () => {
    expect(Object.keys(english)).toEqual(Object.keys(german));
    for (const text of [...Object.values(german), ...Object.values(english)]) {
      expect(text.trim()).not.toBe('');
    }
  });

  it('have the same placeholders in both languages', () => {
    const ofEnglish = new Map(Object.entries(english));
    for (const [id, text] of Object.entries(german)) {
      const found = { id, placeholders: placeholders(ofEnglish.get(id) ?? '') };
      expect(found).toEqual({ id, placeholders: placeholders(text) });
    }
  });

  it('are all used', () => {
    const code = [...sources(SOURCES), ...sources(PAGES_OF_BACKEND)].map((path) =>
      readFileSync(path, 'utf8'),
    );
    const text = code.join('\n');
    const unused = Object.keys(german).filter(
      (id) => !MADE_AT_RUN_TIME.test(id) && !text.includes(`'${id}'`) && !text.includes(`"${id}"`),
    );
    expect(unused).toEqual([]);
  });

  it('can all be compiled, and are refused if one is no ICU message', () => {
    const compiled = compileMessages(JSON.stringify(german));
    expect(compiled['action.back']).toEqual([{ type: 0, value: 'Zurück' }]);
    const ofEnglish = Object.keys(compileMessages(JSON.stringify(english)));
    expect(Object.keys(compiled)).toEqual(ofEnglish);
    expect(() => compileMessages('{ "action.back": "Zurück {" }')).toThrow('CLOSING_BRACE');
  });

  it('are left out of the browser where only pages of the backend use them', () => {
    const compiled = compileMessages(JSON.stringify(german));
    const leftOut = Object.keys(german).filter((id) => !(id in compiled));
    expect(leftOut.length).toBeGreaterThan(0);
    expect(leftOut.filter(isUsedIn(sources(SOURCES)))).toEqual([]);
    expect(leftOut.filter(isUsedIn(sources(PAGES_OF_BACKEND)))).toEqual(leftOut);
  });
});

describe('error catalogue (ERR-1)', () => {
  it('has a message for every validation key', () => {
    const ids = Object.keys(german);
    expect(MESSAGE_KEYS.filter((key) => !ids.includes(`validation.${key}`))).toEqual([]);
  });

  it('has the texts that the specifications quote', () => {
    expect(english['error.TECHNICAL_PROBLEM']).toBe(
      'Your request could not be answered due to a technical problem. Please try again later.',
    );
    expect(german['search.none']).toBe('Ihre Suche ergab keine Ergebnisse');
    expect(english['error.PRICE']).toContain('Failed to calculate product price');
    expect(english['error.ORDER_CREATION']).toContain('Error while creating the order.');
    expect(german['error.ORDER_CREATION']).toContain('Fehler bei der Erstellung des Auftrags');
    expect(english['validation.PAPER']).toBe('Please enter a number between 1 and 10.');
    expect(english['validation.CITY_OR_ZIP_NOT_EMPTY']).toBe(
      'Please enter either a ZIP Code or a City.',
    );
    expect(english['validation.STR_NOT_EMPTY']).toBe('Please enter a street name.');
    expect(english['error.PAYMENT_FAILED']).toBe(
      'Your payment could not be processed. Please try again.',
    );
    expect(german['error.INVALID_ID']).toContain('Ungültige ID');
    expect(german['error.UNKNOWN_ERROR']).toBe('Unbekannter Fehler');
    expect(english['error.NOT_FOUND']).toContain('Failed to load order data');
  });
});
