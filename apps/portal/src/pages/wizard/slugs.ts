import type { SubStep } from '@portal/order-flow';

/** How a sub-step is called in the address, so that back and forward work inside the wizard (APP-12). */
const SLUGS = {
  login: 'anmeldung',
  'configuration-product': 'produkt',
  'configuration-parcel': 'flurstueck',
  'configuration-justification': 'begruendung',
  'configuration-formatAndScale': 'format',
  'configuration-provisioningType': 'bereitstellung',
  'order-summary': 'uebersicht',
  approval: 'freigabe',
} as const;

/** The sub-steps that the wizard itself shows; the others are pages of an order that exists. */
export type WizardStep = keyof typeof SLUGS;

const STEPS = Object.keys(SLUGS) as WizardStep[];

/** The wizard's own step for a sub-step: what follows an order is shown as the summary, ready for another one. */
export function wizardStep(subStep: SubStep): WizardStep {
  return STEPS.find((step) => step === subStep) ?? 'order-summary';
}

/** The value of `schritt` in the address. */
export function slugOf(subStep: SubStep): string {
  return SLUGS[wizardStep(subStep)];
}

/** The step that the address asks for; null for anything else. */
export function stepOfSlug(slug: string | null): WizardStep | null {
  return STEPS.find((step) => SLUGS[step] === slug) ?? null;
}
