import { describe, expect, it } from 'vitest';
import { returnTarget } from './return-target.ts';

const ROOT = { portalUrl: 'http://localhost:8080', returnOrigins: ['http://localhost:8080'] };
const PREFIX = {
  portalUrl: 'https://state.example/kataster',
  returnOrigins: ['https://state.example', 'http://localhost:5173'],
};

describe('the address after a login (OPS-11, SEC-4)', () => {
  it.each([
    [ROOT, 'http://localhost:8080/'],
    [ROOT, 'http://localhost:8080/?lang=en#/auszuege/bestellung'],
    [PREFIX, 'https://state.example/kataster'],
    [PREFIX, 'https://state.example/kataster/#/auszuege'],
    [PREFIX, 'http://localhost:5173/any/page'],
  ])('may be a page of the portal: %s %s', (settings, address) => {
    expect(returnTarget(address, settings)).toBe(address);
  });

  it.each([
    [ROOT, 'blob:http://localhost:8080/0a1b'],
    [ROOT, 'http://user@localhost:8080/'],
    [ROOT, 'http://:secret@localhost:8080/'],
    [ROOT, 'javascript:alert(1)'],
    [ROOT, '//localhost:8080/'],
    [ROOT, 'http://localhost:8080/api/authenticate?redirectToUrl=x'],
    [ROOT, 'http://localhost:8080/%61pi/authenticate'],
    [PREFIX, 'https://state.example/'],
    [PREFIX, 'https://state.example/other'],
    [PREFIX, 'https://state.example/kataster-of-others'],
    [PREFIX, 'https://state.example/kataster/../other'],
    [PREFIX, 'https://state.example/kataster/api/authenticate'],
    [PREFIX, 'https://evil.example/kataster'],
  ])('is nothing else: %s %s', (settings, address) => {
    expect(returnTarget(address, settings)).toBeNull();
  });
});
