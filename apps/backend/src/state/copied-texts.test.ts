import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copiedTexts } from './copied-texts.ts';

const STATES = join(import.meta.dirname, '../../../../states');

it('names the texts of a copied pack that still name the state of the original (STATE-2)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copied-texts-'));
  cpSync(join(STATES, 'nordermarsch'), folder, { recursive: true });
  expect(copiedTexts(folder, STATES)).toEqual([]);
  const file = join(folder, 'state.json');
  const state = JSON.parse(readFileSync(file, 'utf8'));
  const forgotten = { ...state.stateName, de: 'Land Heideland' };
  writeFileSync(file, JSON.stringify({ ...state, stateName: forgotten }));
  expect(copiedTexts(folder, STATES)).toContain(
    'state.json: stateName.nds names the state of states/nordermarsch.',
  );
  writeFileSync(file, JSON.stringify({ ...state, stateName: { de: 'Land Heideland' } }));
  const found = copiedTexts(folder, STATES);
  expect(found).toContain('state.json: subtitle.nds names the state of states/nordermarsch.');
  expect(found).toContain('state.json: termsUrl names the state of states/nordermarsch.');
  expect(found).toContain('security.txt: 1 names the state of states/nordermarsch.');
  expect(found.filter((line) => /stateName|title\.de/.test(line))).toEqual([
    'state.json: subtitle.de names the state of states/nordermarsch.',
  ]);
  rmSync(folder, { recursive: true });
});
