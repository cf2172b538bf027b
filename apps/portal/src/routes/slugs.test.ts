import { describe, expect, it } from 'vitest';
import { stepOfSlug } from '@portal/order-flow';
import { slugOf, wizardStep, loginPath, pageAfterLogin } from './slugs.ts';

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

describe('login on the way to a page of an order (SEED-7)', () => {
  it('keeps the page with its query', () => {
    const path = loginPath('/auszuege/zahlung/C0MX-SZW3-MPDN/failed?a=1&b=2');
    expect(path).toMatch(/^\/auszuege\/bestellung\?schritt=anmeldung&/);
    expect(pageAfterLogin(path.slice(path.indexOf('?')))).toBe(
      '/auszuege/zahlung/C0MX-SZW3-MPDN/failed?a=1&b=2',
    );
  });

  it.each(['', '?schritt=anmeldung', '?zurueck=/logout', '?zurueck=//evil.example/auszuege/'])(
    'leads nowhere else: %s',
    (search) => {
      expect(pageAfterLogin(search)).toBeNull();
    },
  );
});
