import { describe, expect, it } from 'vitest';
import { readEnvironment, StartError } from './environment.ts';

const REQUIRED = {
  CADASTRE_TOKEN: 't',
  CADASTRE_PASSWORD: 'p',
  PORTAL_ORIGIN: 'https://portal.example',
  ALKIS_URL: 'https://alkis.example/nas',
  ALKIS_USER: 'portal',
  ALKIS_PASSWORD: 'geheim',
  ALKIS_PROFILE: 'ONLINE',
  ALKIS_CRS: '25833',
};

const read = (ALKIS_PASSWORD: string) => () => readEnvironment({ ...REQUIRED, ALKIS_PASSWORD });

describe('the variables of the adapter (IN-5)', () => {
  it('are read without what a file adds to them', () => {
    const { portalPassword, alkis } = readEnvironment({
      ...REQUIRED,
      CADASTRE_PASSWORD: 'p\r\n',
      ALKIS_URL: ' https://alkis.example/nas ',
    });
    expect([portalPassword, alkis.url]).toEqual(['p', 'https://alkis.example/nas']);
  });

  it('are refused by their name when a secret has quotation marks or blanks around it', () => {
    expect(read('"geheim"')).toThrow(StartError);
    expect(read('"geheim"')).toThrow('ALKIS_PASSWORD has quotation marks around its value');
    expect(read('geheim ')).toThrow('ALKIS_PASSWORD has blanks around its value');
  });
});
