import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '@portal/api/contract';
import type { AccessibilityStatement, LegalInformation } from '@portal/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import {
  contractFaults,
  legalLines,
  legalParts,
  readLegalFile,
  videoFaults,
} from './legal-file.ts';
import { packSchemas } from './state-pack.ts';

const schemas = packSchemas(loadContract());
const LINDENMARK = join(import.meta.dirname, '../../../../states/lindenmark/legal.json');

const lindenmark = (): Required<LegalInformation> => JSON.parse(readFileSync(LINDENMARK, 'utf8'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-legal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is wrong with a file, as "key reason". */
function faultsOf(content: object): readonly string[] {
  const file = join(folder, 'legal.json');
  writeFileSync(file, JSON.stringify(content));
  return readLegalFile(file, schemas).faults.map(({ key, reason }) => `${key} ${reason}`);
}

const withStatement = (change: object) => {
  const content = lindenmark();
  return {
    ...content,
    accessibilityStatement: { ...content.accessibilityStatement, ...change },
  };
};

const withPurposes = (change: object) => {
  const content = lindenmark();
  const { dataProcessing } = content;
  const purposes = { ...dataProcessing.purposes, ...change };
  return { ...content, dataProcessing: { ...dataProcessing, purposes } };
};

const withInformation = (plainInformation: object, change: object = {}) => ({
  ...lindenmark(),
  plainInformation: { law: { de: 'Gesetz' }, ...plainInformation },
  ...change,
});

describe('legal.json (LAW-1)', () => {
  it('may be missing, and then says nothing', () => {
    expect(readLegalFile(join(folder, 'legal.json'), schemas).value).toEqual({});
    expect(legalParts({})).toEqual([]);
    expect(legalLines({}, new Date())[0]).toContain('has no accessibilityStatement');
  });

  it.each(['lindenmark', 'nordermarsch'])('of %s is complete', (state) => {
    const file = LINDENMARK.replace('lindenmark', state);
    const { value, faults } = readLegalFile(file, schemas);
    expect(faults).toEqual([]);
    expect(legalParts(value ?? {})).toContain('ACCESSIBILITY_STATEMENT');
  });

  const PARTS: readonly (keyof AccessibilityStatement)[] = [
    'publicBody',
    'scope',
    'law',
    'standard',
    'feedback',
    'enforcement',
  ];

  it.each(PARTS)('names %s of the model of Decision (EU) 2018/1523 when it is missing', (part) => {
    expect(faultsOf(withStatement({ [part]: undefined }))).toEqual([
      expect.stringMatching(new RegExp(`^accessibilityStatement\\.${part} is missing`)),
    ]);
  });

  it('names the reason and the alternative of a barrier when they are missing', () => {
    const [barrier] = lindenmark().accessibilityStatement.barriers;
    const barriers = [{ ...barrier, reason: undefined, alternative: undefined }];
    expect(faultsOf(withStatement({ barriers })).join('\n')).toMatch(
      /barriers\.0\.reason is missing[^]*barriers\.0\.alternative is missing/,
    );
  });

  it.each([
    [
      'full conformity with a barrier that does not comply',
      { conformity: 'FULL' },
      /^accessibilityStatement\.conformity is FULL/,
    ],
    [
      'a review before the preparation',
      { reviewedOn: '2020-01-01' },
      /^accessibilityStatement\.reviewedOn is 2020-01-01, before/,
    ],
    [
      'a day that does not exist',
      { preparedOn: '2026-02-30' },
      /^accessibilityStatement\.preparedOn /,
    ],
    [
      'a link that runs code',
      { method: { type: 'SELF_ASSESSMENT', text: { de: '[Bericht](javascript:alert)' } } },
      /^accessibilityStatement\.method\.text\.de links to javascript:alert/,
    ],
  ])('refuses %s', (_case, change, reason) => {
    expect(faultsOf(withStatement(change))).toEqual([expect.stringMatching(reason)]);
  });

  it('accepts full conformity where only content out of the scope is not accessible', () => {
    const barriers = lindenmark().accessibilityStatement.barriers.filter(
      ({ reason }) => reason === 'OUT_OF_SCOPE',
    );
    expect(barriers).not.toEqual([]);
    expect(faultsOf(withStatement({ barriers, conformity: 'FULL' }))).toEqual([]);
  });

  it('reminds of the review after a year', () => {
    const content = lindenmark();
    const lines = (day: string) => legalLines(content, new Date(`${day}T12:00:00Z`));
    expect(lines('2027-11-27')).toEqual([]);
    expect(lines('2027-11-30')[0]).toContain('more than a year ago');
    expect(lines('2026-11-20')[0]).toContain('still to come');
  });
});

describe('the data of people in legal.json (LAW-4)', () => {
  it.each(['account', 'order', 'justification', 'deliveryAddress', 'payment'])(
    'name %s when it is missing',
    (key) => {
      expect(faultsOf(withPurposes({ [key]: undefined }))).toEqual([
        expect.stringMatching(new RegExp(`^dataProcessing\\.purposes\\.${key} is missing`)),
      ]);
    },
  );

  it.each(['purpose', 'legalBasis', 'recipients', 'isRequired', 'consequence'])(
    'name %s of a purpose when it is missing',
    (key) => {
      const { order } = lindenmark().dataProcessing.purposes;
      expect(faultsOf(withPurposes({ order: { ...order, [key]: undefined } }))).toEqual([
        expect.stringMatching(new RegExp(`^dataProcessing\\.purposes\\.order\\.${key} is missing`)),
      ]);
    },
  );

  it('need the reports of barriers only where people can send them', () => {
    const content = withPurposes({ barrierReport: undefined });
    expect(faultsOf(content)).toEqual([
      expect.stringMatching(/^dataProcessing\.purposes\.barrierReport is missing/),
    ]);
    expect(faultsOf({ dataProcessing: content.dataProcessing })).toEqual([]);
  });

  it('cannot say how long they are kept: the settings of the portal do', () => {
    const retentionDays = {
      account: 1,
      order: 1,
      justification: 1,
      deliveryAddress: 1,
      payment: 1,
      barrierReport: 1,
    };
    expect(faultsOf({ ...lindenmark(), retentionDays })).toEqual([
      'retentionDays is set by the backend; remove it',
    ]);
  });

  it('may be missing', () => {
    const { accessibilityStatement } = lindenmark();
    expect(faultsOf({ accessibilityStatement })).toEqual([]);
    expect(legalParts({ accessibilityStatement })).toEqual(['ACCESSIBILITY_STATEMENT']);
  });
});

describe('withdrawal in legal.json (LAW-3)', () => {
  const catalogue = {
    categories: [{ products: [{ legalNature: 'FEE' }, { legalNature: 'CONTRACT' }] }],
  } as const;

  it('is required where a product is sold by contract', () => {
    const text = { de: 'Text', en: 'Text' };
    const withdrawal = { instruction: text, form: text };
    expect(contractFaults('catalogue.json', catalogue, { withdrawal })).toEqual([]);
    expect(contractFaults('catalogue.json', catalogue, {})).toEqual([
      {
        file: 'catalogue.json',
        key: 'categories.0.products.1.legalNature',
        reason: 'is CONTRACT, but legal.json has no withdrawal with instruction and form',
      },
    ]);
  });

  it('has instruction and form', () => {
    expect(faultsOf({ withdrawal: { instruction: { de: 'Text' } } })).toEqual([
      expect.stringMatching(/^withdrawal\.form is missing/),
    ]);
  });
});

describe('easy language and sign language in legal.json (LAW-2)', () => {
  const signLanguage = {
    videoPath: '/state/video.mp4',
    captionsPath: '/state/video.vtt',
    transcript: { de: 'Text' },
  };
  const BOTH = { basis: 'FEDERAL', requires: ['EASY_LANGUAGE', 'SIGN_LANGUAGE'] };

  it('are both needed by a federal body', () => {
    expect(faultsOf(withInformation(BOTH))).toEqual([
      'signLanguage is missing, although plainInformation.requires names it',
    ]);
    expect(faultsOf(withInformation({ ...BOTH, requires: ['EASY_LANGUAGE'] }))).toEqual([
      expect.stringMatching(/^plainInformation\.requires lacks SIGN_LANGUAGE/),
    ]);
    expect(faultsOf(withInformation(BOTH, { signLanguage }))).toEqual([]);
  });

  it('are needed as the law of the land says', () => {
    expect(faultsOf(withInformation({ basis: 'LAND', requires: [] }))).toEqual([]);
    const change = { easyLanguage: undefined };
    const land = { basis: 'LAND', requires: ['EASY_LANGUAGE'] };
    expect(faultsOf(withInformation(land, change))).toEqual([
      'easyLanguage is missing, although plainInformation.requires names it',
    ]);
  });

  it('come from files of the pack only', () => {
    expect(videoFaults('legal.json', { signLanguage }, new Set(['video.mp4']))).toEqual([
      {
        file: 'legal.json',
        key: 'signLanguage.captionsPath',
        reason: 'names video.vtt, which is no file of the folder brand',
      },
    ]);
    const foreign = { ...signLanguage, videoPath: 'https://videos.example/video.mp4' };
    expect(faultsOf({ signLanguage: foreign })).toEqual([
      expect.stringMatching(/^signLanguage\.videoPath /),
    ]);
  });

  it('have a link only where there is a page', () => {
    expect(legalParts({ signLanguage })).toEqual(['SIGN_LANGUAGE']);
    expect(legalParts(lindenmark())).not.toContain('SIGN_LANGUAGE');
  });
});

describe('the easy language of the demo state (LAW-2)', () => {
  const sentences = lindenmark().easyLanguage.sections.flatMap((section) => section.sentences);
  const plain = sentences.map((sentence) => sentence.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'));

  it.each(plain)('has one short sentence in a line, without passive and genitive: %s', (line) => {
    expect(line).toMatch(/^[^.!?]+[.!?]$/);
    expect(line.split(' ').length).toBeLessThanOrEqual(12);
    expect(line).not.toMatch(/\b(?:wird|werden|wurde|wurden|worden|des|könnte|würde)\b/);
    expect(line).not.toMatch(/[;,]/);
    for (const word of line.split(/[\s-]+/)) expect(word.length).toBeLessThanOrEqual(13);
  });

  it('says that nobody has reviewed it', () => {
    expect(lindenmark().easyLanguage.isReviewed).toBe(false);
  });
});
