import type { LegalInformation } from '@portal/api';
import { loadContract } from '@portal/api/contract';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contractSchemas } from '../contract/schemas.ts';
import { legalLines, readLegalFile } from './legal-file.ts';
import type { ProductAccessibility } from './product-accessibility.ts';
import { PRODUCT_ACCESSIBILITY } from './product-data.ts';
import { packSchemas } from './state-pack.ts';

const document = loadContract();
const schemas = packSchemas(document);
const STATES = join(import.meta.dirname, '../../../../states');

const lindenmark = (): Required<LegalInformation> =>
  JSON.parse(readFileSync(join(STATES, 'lindenmark/legal.json'), 'utf8'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-product-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The file of a pack with this change of its statement. */
function read(change: object, product: ProductAccessibility = PRODUCT_ACCESSIBILITY) {
  const file = join(folder, 'legal.json');
  const content = lindenmark();
  const accessibilityStatement = { ...content.accessibilityStatement, ...change };
  writeFileSync(file, JSON.stringify({ ...content, accessibilityStatement }));
  return readLegalFile(file, schemas, product);
}

const statementOf = (change: object, product?: ProductAccessibility) =>
  read(change, product).value?.accessibilityStatement;

const LEFT_OUT = {
  conformity: undefined,
  barriers: undefined,
  method: undefined,
  preparedOn: undefined,
  reviewedOn: undefined,
};

const [, ofOwn] = PRODUCT_ACCESSIBILITY.barriers;
const marked = PRODUCT_ACCESSIBILITY.barriers.map((barrier) => ({ ...barrier, isOfProduct: true }));

/** A product that meets everything. */
const FLAWLESS: ProductAccessibility = {
  ...PRODUCT_ACCESSIBILITY,
  conformity: 'FULL',
  barriers: [],
};

describe('the part of the product in an accessibility statement (LAW-1)', () => {
  it('fills barriers, conformity, method and dates that the pack leaves out', () => {
    const { conformity, method, evaluation } = PRODUCT_ACCESSIBILITY;
    expect(marked.length).toBeGreaterThan(0);
    expect(statementOf(LEFT_OUT)).toMatchObject({
      conformity,
      barriers: marked,
      method,
      preparedOn: evaluation.evaluatedOn,
      reviewedOn: evaluation.evaluatedOn,
      evaluation,
    });
  });

  it('leaves what the pack says, and lists its barriers first', () => {
    const { accessibilityStatement: own } = lindenmark();
    const { conformity, method, preparedOn, reviewedOn, barriers } = own;
    expect(own.barriers.length).toBeGreaterThan(0);
    expect(statementOf({})).toMatchObject({ conformity, method, preparedOn, reviewedOn });
    expect(statementOf({})?.barriers).toEqual([...barriers, ...marked]);
  });

  it.each([{}, LEFT_OUT])('makes an answer that the contract allows (%#)', (change) => {
    const validate = contractSchemas(document).named('LegalInformation');
    validate(read(change).value);
    expect(validate.errors).toBe(null);
  });

  it.each([
    ['publicBody', 'scope'],
    ['law', 'standard'],
    ['feedback', 'enforcement'],
  ])('does not hide that %s and %s are missing, which neither has', (one, other) => {
    const { faults, value } = read({ ...LEFT_OUT, [one]: undefined, [other]: undefined });
    expect(value).toBe(null);
    expect(faults.map(({ key, reason }) => `${key} ${reason.slice(0, 10)}`)).toEqual([
      `accessibilityStatement.${one} is missing`,
      `accessibilityStatement.${other} is missing`,
    ]);
  });

  it.each([
    ['evaluation', { evaluation: PRODUCT_ACCESSIBILITY.evaluation }],
    ['barriers.0.isOfProduct', { barriers: [{ ...ofOwn, isOfProduct: true }] }],
  ])('cannot be written by a pack: %s', (key, change) => {
    expect(read(change).faults).toMatchObject([{ key: `accessibilityStatement.${key}` }]);
  });

  it('keeps the dates in their order when the pack names one of them', () => {
    expect(statementOf({ reviewedOn: undefined, preparedOn: '2099-01-01' })?.reviewedOn).toBe(
      '2099-01-01',
    );
    expect(statementOf({ preparedOn: undefined, reviewedOn: '2020-01-01' })?.preparedOn).toBe(
      '2020-01-01',
    );
  });

  it('is not fully conforming with a barrier of the pack', () => {
    const barriers = [ofOwn];
    expect(statementOf({ ...LEFT_OUT, barriers }, FLAWLESS)?.conformity).toBe('PARTIAL');
    expect(statementOf(LEFT_OUT, FLAWLESS)?.conformity).toBe('FULL');
  });

  it('refuses partial conformity when neither has a barrier', () => {
    const change = { conformity: 'PARTIAL', barriers: [] };
    expect(read(change).faults).toEqual([]);
    expect(read(change, FLAWLESS).faults).toMatchObject([
      { key: 'accessibilityStatement.barriers' },
    ]);
  });

  it('asks to look at full conformity of a pack when the software has barriers', () => {
    const barriers = lindenmark().accessibilityStatement.barriers.filter(
      ({ reason }) => reason === 'OUT_OF_SCOPE',
    );
    const { value } = read({ conformity: 'FULL', barriers });
    const now = new Date('2026-11-29T12:00:00Z');
    expect(value?.accessibilityStatement?.conformity).toBe('FULL');
    expect(legalLines(value ?? {}, now)).toEqual([
      expect.stringContaining('conformity is FULL, but the software itself has'),
    ]);
    expect(legalLines(read({}).value ?? {}, now)).toEqual([]);
  });

  it('is no statement of a pack that has none', () => {
    const file = join(folder, 'legal.json');
    writeFileSync(file, '{}');
    expect(readLegalFile(file, schemas).value).toEqual({});
  });
});
