import type { LocalizedText } from '@portal/api';
import {
  array,
  check,
  description,
  examples,
  type InferOutput,
  integer,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot';
import { shownValue } from './expectation.ts';
import type { Checked, PackFault } from './faults.ts';
import { notList, readSettingsFile } from './settings-file.ts';

const OBJECT = 'must be an object, written in { }';
const LIST = 'must be a list, written in [ ]';
const text = string(({ input }) => `must be a text, but is ${shownValue(input)}`);
const filled = pipe(text, minLength(1, 'must not be empty'));
const texts = (about: string) =>
  optional(pipe(array(filled, LIST), nonEmpty('must not be an empty list'), description(about)));
const id = pipe(
  text,
  regex(/^[a-z0-9-]{1,60}$/, 'must consist of small letters, digits and hyphens'),
  description('An id of small letters, digits and hyphens.'),
  examples(['notaries']),
);
const name = pipe(
  notList(record(text, filled, `${OBJECT}, of texts by language`)),
  check(({ de = '' }) => de !== '', 'must have a German text, de'),
);
const day = pipe(
  text,
  regex(
    /^\d{4}-\d{2}-\d{2}$/,
    ({ input }) => `must be a day such as 2026-12-31, but is ${shownValue(input)}`,
  ),
  check((value) => !Number.isNaN(Date.parse(value)), 'is no day of the calendar'),
  examples(['2026-12-31']),
);

const PROOF = strictObject(
  {
    organisations: texts(
      'What names organisations at their identity service: a list of known ones.',
    ),
    legalForms: texts('Legal forms.'),
    activities: texts('Activities, such as Notariat.'),
    registerTypes: texts('Kinds of registers.'),
    registerCourts: texts('Courts that keep the register.'),
    registerNumbers: texts('Numbers in a register.'),
    roles: texts('Roles of the person in the organisation, of which one is enough.'),
  },
  OBJECT,
);

const GROUP = strictObject(
  {
    id: pipe(id, description('Names the group; it stays the same.')),
    name: pipe(name, description('Name of the group by language.')),
    proofs: pipe(
      array(
        pipe(
          PROOF,
          check((proof) => Object.keys(proof).length > 0, 'must ask for something'),
        ),
        LIST,
      ),
      nonEmpty('must not be an empty list'),
      description(
        'What proves that an organisation belongs to the group: one proof with everything that it names.',
      ),
    ),
    products: pipe(
      array(filled, LIST),
      nonEmpty('must not be an empty list'),
      description('Ids of products with owner data.'),
    ),
    area: optional(
      pipe(
        notList(
          object({
            subdistricts: texts('Ids of local subdistricts (Gemarkungen), four digits each.'),
            authorities: texts(
              'Ids of cadastral authorities, whose areas are those of districts (Kreise).',
            ),
          }),
        ),
        description(
          'Where the entitlement counts; without it, in the whole land. A parcel is in the area when either list has it.',
        ),
      ),
      {},
    ),
    validFrom: optional(pipe(day, description('The first day.'))),
    validUntil: optional(pipe(day, description('The last day.'))),
    samplePercent: optional(
      pipe(
        number(({ input }) => `must be a number, but is ${shownValue(input)}`),
        integer('must be a whole number'),
        minValue(0, 'must be at least 0'),
        maxValue(100, 'must be at most 100'),
        description('Share of positions in percent that the authority sees afterwards.'),
      ),
      0,
    ),
    grounds: pipe(
      array(strictObject({ id, name }, OBJECT), LIST),
      nonEmpty('must not be an empty list'),
      description('Grounds of which a position states one.'),
    ),
  },
  OBJECT,
);

/** The schema of `entitlements.json`: which organisations order data about owners without a justification (ORG-2). */
export const ENTITLEMENTS_FILE = notList(
  strictObject(
    {
      $schema: optional(text),
      $comment: optional(text),
      groups: optional(array(GROUP, LIST), []),
    },
    OBJECT,
  ),
);

/** A group of organisations and its entitlement. */
export interface EntitlementGroup extends Omit<InferOutput<typeof GROUP>, 'name' | 'grounds'> {
  readonly name: LocalizedText;
  readonly grounds: readonly { readonly id: string; readonly name: LocalizedText }[];
}

/** The positions of values that an earlier one has already. */
function repeated(values: readonly string[]): readonly number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

const withGerman = (named: Readonly<Record<string, string>>): LocalizedText => ({
  ...named,
  de: named['de'] ?? '',
});

/** What a schema cannot express: repeated ids, days in the wrong order, and products that do not exist or have no owner data. */
function meaningFaults(
  file: string,
  groups: InferOutput<typeof ENTITLEMENTS_FILE>['groups'],
  sensitive: ReadonlyMap<string, boolean>,
): readonly PackFault[] {
  const faults: PackFault[] = [];
  const report = (key: string, reason: string) => void faults.push({ file, key, reason });
  for (const index of repeated(groups.map((group) => group.id))) {
    report(`groups.${index}.id`, 'is that of another group');
  }
  for (const [index, group] of groups.entries()) {
    for (const ground of repeated(group.grounds.map((one) => one.id))) {
      report(`groups.${index}.grounds.${ground}.id`, 'is that of another ground');
    }
    const { validFrom = '', validUntil = '9' } = group;
    if (validFrom > validUntil) report(`groups.${index}.validUntil`, 'is before validFrom');
    for (const [place, product] of group.products.entries()) {
      const key = `groups.${index}.products.${place}`;
      const isSensitive = sensitive.get(product);
      if (isSensitive === undefined) report(key, `is no product of catalogue.json: ${product}`);
      else if (!isSensitive)
        report(key, `has no owner data, and needs no justification: ${product}`);
    }
  }
  return faults;
}

/**
 * Reads `entitlements.json` of a state pack (ORG-2); without the file nobody is entitled.
 *
 * @param sensitive whether each product of the catalogue has owner data; null when the catalogue has faults of its own
 */
export function readEntitlementsFile(
  file: string,
  sensitive: ReadonlyMap<string, boolean> | null,
): Checked<readonly EntitlementGroup[]> {
  const read = readSettingsFile(file, ENTITLEMENTS_FILE);
  if (!read.value) return read;
  const { groups } = read.value;
  const faults = sensitive ? meaningFaults(file, groups, sensitive) : [];
  if (faults.length > 0) return { value: null, faults };
  const value = groups.map((group) => ({
    ...group,
    name: withGerman(group.name),
    grounds: group.grounds.map((ground) => ({ id: ground.id, name: withGerman(ground.name) })),
  }));
  return { value, faults: [] };
}
