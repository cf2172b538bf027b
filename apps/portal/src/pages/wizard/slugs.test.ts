import { describe, expect, it } from 'vitest';
import { slugOf, stepOfSlug, wizardStep } from './slugs.ts';

describe('addresses of the steps (APP-12)', () => {
  it('lead to the step they were made from', () => {
    const steps = ['login', 'configuration-parcel', 'order-summary', 'approval'] as const;
    for (const step of steps) expect(stepOfSlug(slugOf(step))).toBe(step);
  });

  it('are nothing when unknown or missing', () => {
    expect(stepOfSlug('nirgends')).toBeNull();
    expect(stepOfSlug(null)).toBeNull();
  });

  it('show what follows an order as the summary', () => {
    expect(wizardStep('payment')).toBe('order-summary');
    expect(slugOf('provisioning')).toBe('uebersicht');
  });
});
