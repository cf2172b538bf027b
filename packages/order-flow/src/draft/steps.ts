import type { Product } from '@portal/api';
import type { Configuration } from './model/configuration.ts';
import type { Draft, Step, SubStep } from './model/draft.ts';
import { isFormatDone, isJustificationDone } from './selectors.ts';

/** The steps in the order of the stepper. */
export const STEPS: readonly Step[] = [
  'login',
  'configuration',
  'order-summary',
  'payment',
  'provisioning',
];

/** What the wizard knows of a sub-step. */
export interface SubStepRow {
  /** The step of the stepper to which it belongs (FLOW-1). */
  readonly step: Step;
  /** Its name in the address of the wizard (APP-12); null for the page of an order that was sent. */
  readonly slug: string | null;
  /** The order was sent, so that nothing of it can be changed. */
  readonly isAfterSending: boolean;
  /** Whether an extract of a product has it. */
  readonly isNeeded: (product: Product | null) => boolean;
  /** Whether it is complete, so that the next one can be shown. */
  readonly isDone: (configuration: Configuration) => boolean;
}

const always = (): boolean => true;
const ORDERING = { isAfterSending: false, isNeeded: always, isDone: always } as const;
const CONFIGURATION = { ...ORDERING, step: 'configuration' } as const;
const SENT = { ...ORDERING, isAfterSending: true } as const;

/** The rows with their literal types. */
const ROWS = {
  login: { ...ORDERING, step: 'login', slug: 'anmeldung' },
  'configuration-product': {
    ...CONFIGURATION,
    slug: 'produkt',
    isDone: ({ product }) => product !== null,
  },
  'configuration-parcel': {
    ...CONFIGURATION,
    slug: 'flurstueck',
    isDone: ({ parcel }) => parcel !== null,
  },
  'configuration-justification': {
    ...CONFIGURATION,
    slug: 'begruendung',
    isNeeded: (product) => product?.sensitiveData ?? false,
    isDone: isJustificationDone,
  },
  'configuration-formatAndScale': {
    ...CONFIGURATION,
    slug: 'format',
    isNeeded: (product) => product?.userDefinedFormat ?? false,
    isDone: isFormatDone,
  },
  'configuration-provisioningType': { ...CONFIGURATION, slug: 'bereitstellung' },
  'order-summary': { ...ORDERING, step: 'order-summary', slug: 'uebersicht' },
  'order-review': { ...SENT, step: 'order-summary', slug: null },
  approval: { ...SENT, step: 'order-summary', slug: 'freigabe' },
  payment: { ...SENT, step: 'payment', slug: null },
  provisioning: { ...SENT, step: 'provisioning', slug: null },
} as const satisfies Readonly<Record<string, SubStepRow>>;

/**
 * Every sub-step, in the order in which they are shown. For a product that is sensitive and has a user format, the
 * justification comes before the format (FLOW-4). A new sub-step is a row here and a component in the portal
 * (docs/recipes/add-a-step.md).
 */
export const SUB_STEPS: Readonly<Record<SubStep, SubStepRow>> = ROWS;

const NAMES = Object.keys(SUB_STEPS) as SubStep[];

/** The sub-steps that the wizard shows; the others are pages of an order that was sent. */
export type WizardStep = {
  [Name in keyof typeof ROWS]: (typeof ROWS)[Name]['slug'] extends string ? Name : never;
}[keyof typeof ROWS];

/** Whether the wizard shows a sub-step. */
export function isWizardStep(subStep: SubStep): subStep is WizardStep {
  return SUB_STEPS[subStep].slug !== null;
}

/** The name of a sub-step in the address. */
export function slugOf(subStep: WizardStep): string {
  return ROWS[subStep].slug;
}

/** The sub-step of a name in the address; null for anything else. */
export function stepOfSlug(slug: string | null): WizardStep | null {
  return NAMES.filter(isWizardStep).find((name) => slugOf(name) === slug) ?? null;
}

/** The step of the stepper to which a sub-step belongs (FLOW-1). */
export function stepOf(subStep: SubStep): Step {
  return SUB_STEPS[subStep].step;
}

/** Whether a value is the name of a sub-step. */
export function isSubStep(value: unknown): value is SubStep {
  return typeof value === 'string' && Object.hasOwn(SUB_STEPS, value);
}

/** The sub-steps of the configuration of a product, in order. */
export function configurationPath(product: Product | null): readonly SubStep[] {
  return NAMES.filter(
    (name) => stepOf(name) === 'configuration' && SUB_STEPS[name].isNeeded(product),
  );
}

/** The sub-step after the current one; null outside of the configuration. */
export function nextSubStep(draft: Draft): SubStep | null {
  if (draft.step === 'login') return 'configuration-product';
  const path = configurationPath(draft.configuration.product);
  const index = path.indexOf(draft.step);
  return index < 0 ? null : (path[index + 1] ?? 'order-summary');
}

/** The sub-step before the current one; null for the first one and outside of the configuration. */
export function previousSubStep(draft: Draft): SubStep | null {
  const path = configurationPath(draft.configuration.product);
  const index = path.indexOf(draft.step);
  return index < 1 ? null : (path[index - 1] ?? null);
}

/** Whether the Next button is enabled; false in the provisioning step, whose button adds to the basket. */
export function canGoNext(draft: Draft): boolean {
  if (draft.step === 'configuration-provisioningType') return false;
  return nextSubStep(draft) !== null && SUB_STEPS[draft.step].isDone(draft.configuration);
}

/**
 * The requested sub-step if its conditions are met, otherwise the last one before it: a URL or the Back button of the
 * browser can request any sub-step (APP-12).
 */
export function reachableSubStep(draft: Draft, requested: SubStep): SubStep {
  if (SUB_STEPS[requested].isAfterSending) {
    return draft.orderNumber === null ? 'order-summary' : requested;
  }
  if (stepOf(requested) !== 'configuration') return requested;
  const path = configurationPath(draft.configuration.product);
  const reached = path.find(
    (subStep) => subStep === requested || !SUB_STEPS[subStep].isDone(draft.configuration),
  );
  return reached ?? path[path.length - 1] ?? requested;
}
