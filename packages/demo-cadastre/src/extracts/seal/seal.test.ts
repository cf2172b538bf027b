import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLand } from '../../land/index.ts';
import { drawSamples } from '../testing/sample-documents.ts';
import { openSeal } from './seal.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the seal of the cadastre system (DOC-7)', () => {
  it('generates key and test certificate once, and stores them for their owner only', async () => {
    const path = join(folder, 'new');
    const first = await openSeal(path, 'Landesvermessung');
    const again = await openSeal(path, 'Landesvermessung');
    expect(again.certificate).toBe(first.certificate);
    expect(readFileSync(join(path, 'certificate.pem'), 'utf8')).toBe(first.certificate);
    expect(statSync(join(path, 'key.pem')).mode & 0o777).toBe(0o600);
    const certificate = new X509Certificate(first.certificate);
    expect(certificate.subject).toContain('CN=Elektronisches Siegel (Test)');
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.ca).toBe(false);
  });

  it('adds a PAdES signature over the whole file without changing what was there', async () => {
    const samples = await drawSamples(createLand());
    const plain = samples.get('invoice') ?? new Uint8Array();
    const seal = await openSeal(null, 'Landesvermessung');
    const sealed = Buffer.from(await seal.apply(plain));
    expect(sealed.subarray(0, plain.length).equals(plain)).toBe(true);
    const text = sealed.toString('latin1');
    expect(text).toContain('/SubFilter /ETSI.CAdES.detached');
    const [, start, before, after, rest] = (
      /\/ByteRange \[(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? []
    ).map(Number);
    expect(start).toBe(0);
    expect((after ?? 0) + (rest ?? 0)).toBe(sealed.length);
    expect([text[before ?? 0], text[(after ?? 0) - 1]]).toEqual(['<', '>']);
  });
});
