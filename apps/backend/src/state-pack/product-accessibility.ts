import type { AccessibilityStatement, KnownBarrier, LegalInformation } from '@portal/api';
import type { OpenApiDocument } from '@portal/api/contract';
import { isObject } from '../contract/schemas.ts';

type Conformity = AccessibilityStatement['conformity'];

/** What the project's own evaluation says about the software, in every state (LAW-1). */
export interface ProductAccessibility {
  readonly conformity: Conformity;
  readonly method: AccessibilityStatement['method'];
  readonly evaluation: NonNullable<AccessibilityStatement['evaluation']>;
  readonly barriers: readonly KnownBarrier[];
}

/** Keys of the statement that a pack may leave to the product. */
const FILLED = ['conformity', 'barriers', 'method', 'preparedOn', 'reviewedOn'] as const;

type Filled = (typeof FILLED)[number];

/** The statement as it is in `legal.json`: the product fills what it leaves out. */
type PackStatement = Omit<AccessibilityStatement, Filled> &
  Partial<Pick<AccessibilityStatement, Filled>>;

/** `legal.json` as a pack has it. */
export type PackLegal = Omit<LegalInformation, 'accessibilityStatement'> & {
  readonly accessibilityStatement?: PackStatement;
};

/** Whether the law asks for this content to be accessible: content out of its scope does not lower the conformity. */
export const lowersConformity = (reason: KnownBarrier['reason'] | undefined): boolean =>
  reason === 'NOT_COMPLIANT' || reason === 'DISPROPORTIONATE_BURDEN';

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** The statement that is shown: what the pack says, then what the product's evaluation says. */
function completed(pack: PackStatement, product: ProductAccessibility): AccessibilityStatement {
  const { evaluatedOn } = product.evaluation;
  const barriers = [
    ...(pack.barriers ?? []),
    ...product.barriers.map((barrier) => ({ ...barrier, isOfProduct: true })),
  ];
  const lowered = barriers.some(({ reason }) => lowersConformity(reason));
  const known: Conformity =
    lowered && product.conformity === 'FULL' ? 'PARTIAL' : product.conformity;
  return {
    ...pack,
    conformity: pack.conformity ?? known,
    barriers,
    method: pack.method ?? product.method,
    preparedOn: pack.preparedOn ?? earlier(evaluatedOn, pack.reviewedOn ?? evaluatedOn),
    reviewedOn: pack.reviewedOn ?? later(evaluatedOn, pack.preparedOn ?? evaluatedOn),
    evaluation: product.evaluation,
  };
}

/** What `legal.json` says, with the statement completed by the product's data; a pack without a statement has none (LAW-1). */
export function withProduct(
  { accessibilityStatement, ...others }: PackLegal,
  product: ProductAccessibility,
): LegalInformation {
  if (!accessibilityStatement) return others;
  return { ...others, accessibilityStatement: completed(accessibilityStatement, product) };
}

/** The names of the schemas whose values are partly the product's. */
const SHARED = ['AccessibilityStatement', 'KnownBarrier'] as const;

/** The contract as packs must fulfil it: without what the backend adds to a statement, and without asking for what the product fills. */
export function contractOfPacks(document: OpenApiDocument): OpenApiDocument {
  const filled: readonly string[] = FILLED;
  const added: readonly string[] = ['evaluation', 'isOfProduct'];
  const changed = SHARED.map((name) => {
    const { [name]: schema = {} } = document.components.schemas;
    const { properties, required } = schema;
    return [
      name,
      {
        ...schema,
        properties: Object.fromEntries(
          Object.entries(isObject(properties) ? properties : {}).filter(
            ([key]) => !added.includes(key),
          ),
        ),
        required: Array.isArray(required) ? required.filter((key) => !filled.includes(key)) : [],
      },
    ] as const;
  });
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...document.components.schemas, ...Object.fromEntries(changed) },
    },
  };
}
