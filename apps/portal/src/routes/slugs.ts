import { isWizardStep, slugOf as slugOfStep } from '@portal/order-flow';
import type { SubStep, WizardStep } from '@portal/order-flow';
import { paths } from './paths.ts';

/** The wizard's step for a sub-step: after sending it is the summary, ready for another order. */
export function wizardStep(subStep: SubStep): WizardStep {
  return isWizardStep(subStep) ? subStep : 'order-summary';
}

/** The value of `schritt` in the address. */
export function slugOf(subStep: SubStep): string {
  return slugOfStep(wizardStep(subStep));
}

/** Path of a step of the wizard. */
export function stepPath(subStep: SubStep): string {
  return `${paths.draft}?schritt=${slugOf(subStep)}`;
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
