import type { SubStep } from '@portal/order-flow';
import { paths } from './paths.ts';

/** Name of each sub-step in the address, so that the browser's Back and Forward work inside the wizard (APP-12). */
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

/** The sub-steps of the wizard itself; the others are pages of an order that was sent. */
export type WizardStep = keyof typeof SLUGS;

const STEPS = Object.keys(SLUGS) as WizardStep[];

/** The wizard's step for a sub-step: after sending it is the summary, ready for another order. */
export function wizardStep(subStep: SubStep): WizardStep {
  return STEPS.find((step) => step === subStep) ?? 'order-summary';
}

/** The value of `schritt` in the address. */
export function slugOf(subStep: SubStep): string {
  return SLUGS[wizardStep(subStep)];
}

/** The step in the address; null for anything else. */
export function stepOfSlug(slug: string | null): WizardStep | null {
  return STEPS.find((step) => SLUGS[step] === slug) ?? null;
}

/** Path of a step of the wizard. */
export function stepPath(subStep: SubStep): string {
  return `${paths.order}?schritt=${slugOf(subStep)}`;
}

/** Path of the login step, which leads to a page of an order afterwards (SEED-7). */
export function loginPath(page: string): string {
  return `${stepPath('login')}&zurueck=${encodeURIComponent(page)}`;
}

/** The page of an order to which the login step leads; null without one. @param search query behind the hash */
export function pageAfterLogin(search: string): string | null {
  const page = new URLSearchParams(search).get('zurueck');
  return page?.startsWith(`${paths.extracts}/`) ? page : null;
}
