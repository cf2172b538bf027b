import { X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSeal } from '../../apps/backend/src/orders/queries/pdf-seal.ts';
import { openSeal, type Seal } from '@portal/demo-cadastre/extracts';
import { createLand } from '@portal/demo-cadastre/land';
import { drawSamples } from '@portal/demo-cadastre/testing';

let samples: ReadonlyMap<string, Uint8Array>;
let seal: Seal;
let other: Seal;
let trusted: readonly X509Certificate[];

const plain = (): Uint8Array => samples.get('invoice') ?? new Uint8Array();
const check = (pdf: Uint8Array) => checkSeal(Buffer.from(pdf), trusted);

/** Replaces one text of a PDF by another one of the same length. */
function change(pdf: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  expect(text).toContain(from);
  return new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'));
}

beforeAll(async () => {
  seal = await openSeal(null, 'Landesvermessung');
  other = await openSeal(null, 'Landesvermessung');
  trusted = [new X509Certificate(seal.certificate)];
  samples = await drawSamples(createLand(), seal);
});

describe('the seal of the sandbox, verified by the backend (DOC-7)', () => {
  it.each([
    'cadastral-map',
    'land-estimate-map',
    'parcel-record',
    'owner-record',
    'property-record',
  ])('is valid on %s', async (name) => {
    expect(await check(samples.get(name) ?? new Uint8Array())).toBe('VALID');
  });

  it('is broken by a change of one byte', async () => {
    const sealed = await seal.apply(plain());
    expect(await check(change(sealed, '/Lang (de-DE)', '/Lang (de-AT)'))).toBe('BROKEN');
  });

  it('is broken by anything that is appended', async () => {
    const sealed = await seal.apply(plain());
    expect(await check(Buffer.concat([sealed, Buffer.from('% more\n')]))).toBe('BROKEN');
  });

  it('is broken when it is copied to another file', async () => {
    const signature = /\/Contents <[0-9A-Fa-f]+>/;
    const [from] = signature.exec(Buffer.from(await seal.apply(plain())).toString('latin1')) ?? [
      '',
    ];
    const notice = samples.get('fee-notice') ?? new Uint8Array();
    const foreign = Buffer.from(await other.apply(notice)).toString('latin1');
    expect(foreign).toMatch(signature);
    const forged = Buffer.from(foreign.replace(signature, from), 'latin1');
    expect(await check(forged)).toBe('BROKEN');
  });

  it('is missing on a file without signature, of another organisation, or that is no PDF', async () => {
    expect(await check(plain())).toBe('NONE');
    expect(await check(await other.apply(plain()))).toBe('NONE');
    expect(await check(Buffer.from('no PDF'))).toBe('NONE');
    expect(await check(Buffer.from('/ByteRange [0 9 9999 1]'))).toBe('NONE');
  });
});
