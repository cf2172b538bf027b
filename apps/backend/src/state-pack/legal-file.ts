import type { AccessibilityStatement, LegalInformation, PortalConfiguration } from '@portal/api';
import { existsSync } from 'node:fs';
import type { PackFault } from '../config/faults.ts';
import type { ContractSchemas } from '../contract/schemas.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import { contentLinkProblems } from './content-links.ts';
import { type CheckedFile, readJsonFile, type Sound, withFaults } from './json-file.ts';

/** A key and what is wrong with it. */
type Problem = readonly [key: string, reason: string];

const STATEMENT = 'accessibilityStatement';

/** Whether the law asks for this content to be accessible: content out of its scope does not lower the conformity. */
const lowersConformity = (reason: string | undefined): boolean =>
  reason === 'NOT_COMPLIANT' || reason === 'DISPROPORTIONATE_BURDEN';

/** What contradicts itself in a statement. */
function statementProblems(statement: Sound<AccessibilityStatement>): readonly Problem[] {
  const { conformity, barriers, preparedOn, reviewedOn } = statement;
  const problems: Problem[] = [];
  const lowering = (barriers ?? []).filter((one) => lowersConformity(one?.reason)).length;
  if (conformity === 'FULL' && lowering > 0) {
    problems.push([
      'conformity',
      `is FULL, but ${lowering} of the barriers do not comply or would be a disproportionate burden; expected: PARTIAL or NONE`,
    ]);
  }
  if ((conformity === 'PARTIAL' || conformity === 'NONE') && barriers && lowering === 0) {
    problems.push([
      'barriers',
      `names no barrier that does not comply or would be a disproportionate burden, but conformity is ${conformity}`,
    ]);
  }
  if (preparedOn !== undefined && reviewedOn !== undefined && reviewedOn < preparedOn) {
    problems.push(['reviewedOn', `is ${reviewedOn}, before preparedOn, which is ${preparedOn}`]);
  }
  return problems.map(([key, reason]) => [`${STATEMENT}.${key}`, reason]);
}

/** What the backend adds to the file. */
const SET_BY_BACKEND = ['retentionDays'] as const;

/** What one part of the file needs because of another. */
function partProblems(legal: Sound<LegalInformation>): readonly Problem[] {
  const { accessibilityStatement, dataProcessing } = legal;
  const set = SET_BY_BACKEND.filter((key) => legal[key] !== undefined);
  const purposes = dataProcessing?.purposes;
  const isSilent = accessibilityStatement && purposes && purposes.barrierReport === undefined;
  return [
    ...set.map((key): Problem => [key, 'is set by the backend; remove it']),
    ...(isSilent
      ? [
          [
            'dataProcessing.purposes.barrierReport',
            'is missing, although people can report barriers (accessibilityStatement)',
          ] as const,
        ]
      : []),
  ];
}

/** What a federal body must have (section 4 BITV). */
const FEDERAL = ['EASY_LANGUAGE', 'SIGN_LANGUAGE'] as const;

const NAMES = { EASY_LANGUAGE: 'easyLanguage', SIGN_LANGUAGE: 'signLanguage' } as const;

/** What the law that the pack names asks for, and the file lacks (LAW-2). */
function informationProblems(legal: Sound<LegalInformation>): readonly Problem[] {
  const { basis, requires = [] } = legal.plainInformation ?? {};
  const lacking = FEDERAL.filter((one) => basis === 'FEDERAL' && !requires.includes(one));
  const reason = `lacks ${lacking.join(' and ')}, which federal bodies must have (section 4 BITV)`;
  const missing = requires.flatMap((one): Problem[] =>
    one !== undefined && legal[NAMES[one]] === undefined
      ? [[NAMES[one], 'is missing, although plainInformation.requires names it']]
      : [],
  );
  return [
    ...(lacking.length > 0 ? [['plainInformation.requires', reason] as const] : []),
    ...missing,
  ];
}

/** The files of a video that the folder `brand` lacks. */
export function videoFaults(
  file: string,
  { signLanguage }: Sound<LegalInformation>,
  ofBrand: ReadonlySet<string>,
): readonly PackFault[] {
  return (['videoPath', 'captionsPath'] as const).flatMap((key) => {
    const name = signLanguage?.[key]?.replace('/state/', '');
    if (name === undefined || ofBrand.has(name)) return [];
    const reason = `names ${name}, which is no file of the folder brand`;
    return [{ file, key: `signLanguage.${key}`, reason }];
  });
}

/** Reads `legal.json` of a state pack, what an authority must say (LAW-1, LAW-4); a pack without the file says nothing. */
export function readLegalFile(
  file: string,
  schemas: ContractSchemas,
): CheckedFile<LegalInformation> {
  if (!existsSync(file)) return { value: {}, faults: [], sound: {} };
  const read = readJsonFile<LegalInformation>(file, schemas.named('LegalInformation'));
  const { sound } = read;
  if (!sound) return read;
  const problems = [
    ...(sound.accessibilityStatement ? statementProblems(sound.accessibilityStatement) : []),
    ...partProblems(sound),
    ...informationProblems(sound),
    ...contentLinkProblems(sound, ''),
  ];
  return withFaults(
    read,
    problems.map(([key, reason]) => ({ file, key, reason })),
  );
}

/** Products that are sold by contract although people would not learn how to withdraw (LAW-3). */
export function contractFaults(
  file: string,
  { categories = [] }: Sound<CatalogueFile>,
  { withdrawal }: Sound<LegalInformation>,
): readonly PackFault[] {
  if (withdrawal) return [];
  const reason = 'is CONTRACT, but legal.json has no withdrawal with instruction and form';
  return categories.flatMap((category, outer) =>
    (category?.products ?? []).flatMap((product, inner) =>
      product?.legalNature === 'CONTRACT'
        ? [{ file, key: `categories.${outer}.products.${inner}.legalNature`, reason }]
        : [],
    ),
  );
}

type LegalPart = NonNullable<PortalConfiguration['legalParts']>[number];

/** The parts that the file has, for the links to them. */
export function legalParts(legal: LegalInformation): LegalPart[] {
  return [
    ...(legal.accessibilityStatement ? (['ACCESSIBILITY_STATEMENT'] as const) : []),
    ...(legal.dataProcessing ? (['DATA_PROCESSING'] as const) : []),
    ...(legal.withdrawal ? (['WITHDRAWAL'] as const) : []),
    ...(legal.easyLanguage ? (['EASY_LANGUAGE'] as const) : []),
    ...(legal.signLanguage ? (['SIGN_LANGUAGE'] as const) : []),
  ];
}

const DAY_MS = 86_400_000;

/** A statement is reviewed every year (BITV § 7). */
const REVIEW_DAYS = 365;

/** What a person should change about `legal.json`, a sentence each; it does not stop the start. */
export function legalLines(
  { accessibilityStatement: statement }: LegalInformation,
  now: Date,
): readonly string[] {
  if (!statement) {
    return [
      'legal.json has no accessibilityStatement: people do not learn which barriers the portal has, and cannot report any (Decision (EU) 2018/1523).',
    ];
  }
  const days = (now.getTime() - Date.parse(statement.reviewedOn)) / DAY_MS;
  const line = (what: string): readonly string[] => [
    `legal.json: ${STATEMENT}.reviewedOn is ${statement.reviewedOn}, ${what}.`,
  ];
  if (days < 0) return line('which is still to come');
  return days > REVIEW_DAYS ? line('more than a year ago; review the statement') : [];
}
