import { describe, expect, it } from 'vitest';
import { slugOf, stepOfSlug, wizardStep } from './slugs.ts';

describe('steps in the address (APP-12)', () => {
  it('round-trip between step and slug', () => {
    const steps = ['login', 'configuration-parcel', 'order-summary', 'approval'] as const;
    for (const step of steps) expect(stepOfSlug(slugOf(step))).toBe(step);
  });

  it('are null when unknown or missing', () => {
    expect(stepOfSlug('nirgends')).toBeNull();
    expect(stepOfSlug(null)).toBeNull();
  });

  it('show steps after sending as the summary', () => {
    expect(wizardStep('payment')).toBe('order-summary');
    expect(slugOf('provisioning')).toBe('uebersicht');
  });
});
