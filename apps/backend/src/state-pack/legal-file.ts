import type { AccessibilityStatement, LegalInformation, PortalConfiguration } from '@portal/api';
import { existsSync } from 'node:fs';
import type { Checked, PackFault } from '../config/faults.ts';
import type { ContractSchemas } from '../contract/schemas.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import { contentLinkProblems } from './content-links.ts';
import { type CheckedFile, readJsonFile, type Sound, withFaults } from './json-file.ts';
import {
  lowersConformity,
  type PackLegal,
  type ProductAccessibility,
  withProduct,
} from './product-accessibility.ts';
import { PRODUCT_ACCESSIBILITY } from './product-data.ts';

/** A key and what is wrong with it. */
type Problem = readonly [key: string, reason: string];

const STATEMENT = 'accessibilityStatement';

/** What contradicts itself in a statement. */
function statementProblems(
  statement: NonNullable<Sound<PackLegal>['accessibilityStatement']>,
  product: ProductAccessibility,
): readonly Problem[] {
  const { conformity, barriers, preparedOn, reviewedOn } = statement;
  const problems: Problem[] = [];
  const lowering = (barriers ?? []).filter((one) => lowersConformity(one?.reason)).length;
  if (conformity === 'FULL' && lowering > 0) {
    problems.push([
      'conformity',
      `is FULL, but ${lowering} of the barriers do not comply or would be a disproportionate burden; expected: PARTIAL or NONE`,
    ]);
  }
  const isLowered = product.barriers.some(({ reason }) => lowersConformity(reason));
  if ((conformity === 'PARTIAL' || conformity === 'NONE') && lowering === 0 && !isLowered) {
    problems.push([
      'barriers',
      `names no barrier that does not comply or would be a disproportionate burden, nor does the product, but conformity is ${conformity}`,
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
function partProblems(legal: Sound<PackLegal>): readonly Problem[] {
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
function informationProblems(legal: Sound<PackLegal>): readonly Problem[] {
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
  { signLanguage }: Sound<PackLegal>,
  ofBrand: ReadonlySet<string>,
): readonly PackFault[] {
  return (['videoPath', 'captionsPath'] as const).flatMap((key) => {
    const name = signLanguage?.[key]?.replace('/state/', '');
    if (name === undefined || ofBrand.has(name)) return [];
    const reason = `names ${name}, which is no file of the folder brand`;
    return [{ file, key: `signLanguage.${key}`, reason }];
  });
}

/** `legal.json`: its `value` has the product's data as well, `sound` is what the file itself says. */
export type LegalFile = Checked<LegalInformation> & { readonly sound: Sound<PackLegal> | null };

/**
 * Reads `legal.json` of a state pack, what an authority must say (LAW-1, LAW-4); a pack without the file says nothing.
 *
 * @param schemas those of packs
 * @param product fills what an accessibility statement leaves out
 */
export function readLegalFile(
  file: string,
  schemas: ContractSchemas,
  product: ProductAccessibility = PRODUCT_ACCESSIBILITY,
): LegalFile {
  if (!existsSync(file)) return { value: {}, faults: [], sound: {} };
  const read = readJsonFile<PackLegal>(file, schemas.named('LegalInformation'));
  const checked = read.sound ? withProblems(file, read, read.sound, product) : read;
  const { value, faults, sound } = checked;
  return value
    ? { value: withProduct(value, product), faults: [], sound }
    : { value, faults, sound };
}

function withProblems(
  file: string,
  read: CheckedFile<PackLegal>,
  sound: Sound<PackLegal>,
  product: ProductAccessibility,
): CheckedFile<PackLegal> {
  const problems = [
    ...(sound.accessibilityStatement
      ? statementProblems(sound.accessibilityStatement, product)
      : []),
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
  { withdrawal }: Sound<PackLegal>,
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
  const review =
    days < 0
      ? line('which is still to come')
      : days > REVIEW_DAYS
        ? line('more than a year ago; review the statement')
        : [];
  return [...conformityLines(statement), ...review];
}

/** A pack that declares full conformity although the software has barriers: its word stands, a person should look at it. */
function conformityLines({ conformity, barriers }: AccessibilityStatement): readonly string[] {
  const lowering = barriers.filter(
    ({ reason, isOfProduct }) => isOfProduct && lowersConformity(reason),
  );
  if (conformity !== 'FULL' || lowering.length === 0) return [];
  return [
    `legal.json: ${STATEMENT}.conformity is FULL, but the software itself has ${lowering.length} known barriers; delete the key, or set PARTIAL.`,
  ];
}
