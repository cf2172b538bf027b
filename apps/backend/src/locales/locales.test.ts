import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderMessage } from '../messages/render-message.ts';
import { textFaults } from './check-texts.ts';
import { readLanguageFiles } from './locale-files.ts';
import type { TextFault } from './locale-files.ts';
import { openLocales } from './locales.ts';

const FOLDER = join(import.meta.dirname, 'testing');
const report = ({ file, key, reason }: TextFault): never => {
  throw new Error(`${file}: ${key} ${reason}`);
};
const open = (fallbackLanguages: readonly string[] = []) =>
  openLocales(
    join(FOLDER, 'locales'),
    { languages: ['de', 'en', 'frr'], fallbackLanguages },
    report,
  );

describe('languages as files (STATE-5)', () => {
  it('has German and English complete', () => {
    expect(openLocales('', { languages: ['de', 'en'] }, report).missing).toEqual([]);
  });

  it('has no wrong text in the languages for all states', () => {
    const root = join(import.meta.dirname, '../../../../locales');
    const languages = readLanguageFiles(root, report);
    expect([...languages.keys()]).toEqual(['de', 'en', 'nds']);
    expect(textFaults(root, languages, languages)).toEqual([]);
  });

  it('has nearly all texts in Low German, for every state', () => {
    const locales = openLocales('', { languages: ['de', 'nds'] }, report);
    expect(locales.loaded).toEqual(['nds']);
    expect(locales.texts('nds', 'portal')['landing.orderAction']).toBe('Uttöög bestellen');
    // A new text may wait for its translation; it is shown in German until then.
    expect(locales.missing.flatMap(({ ids }) => ids).length).toBeLessThan(10);
  });

  it('uses the texts of a language that consists of files alone', () => {
    const format = open().formatter('frr', 'mails');
    expect(format('greeting', { recipient: 'Erika' })).toBe('Moin Erika,');
    expect(format('ready.subject', { number: 'A', count: 2 })).toBe(
      'Dien Uttöög to de Opdrag A sünd trecht',
    );
  });

  it('falls back to the language without region, then to the configured languages, then to German', () => {
    expect(open(['en']).lookupOrder('frr-DE')).toEqual(['frr-DE', 'frr', 'en', 'de']);
    expect(open().formatter('frr-DE', 'mails')('closing')).toBe('Veel Gröten');
    expect(open().formatter('frr', 'mails')('link.order')).toBe('Auftrag ansehen');
    expect(open(['en']).formatter('frr', 'mails')('link.order')).toBe('View order');
  });

  it('reports the texts that a language lacks', () => {
    const { missing } = open(['en']);
    const mails = missing.find(({ file }) => file === 'mails');
    expect(new Set(missing.map(({ language }) => language))).toEqual(new Set(['frr']));
    expect(mails?.ids).toContain('link.order');
    expect(mails?.ids).not.toContain('greeting');
    expect(mails?.ids).toHaveLength((mails?.of ?? 0) - 3);
  });

  it('reports wrong files and texts with file, id and reason', () => {
    const folder = join(FOLDER, 'wrong');
    const faults: TextFault[] = [];
    openLocales(folder, { languages: ['de'] }, (fault) => faults.push(fault));
    expect(
      faults.map(({ file, key, reason }) => `${relative(folder, file)}: ${key} ${reason}`),
    ).toEqual([
      'nds/components.json:  is not an object of texts by id',
      'nds/mails.json: greeting has the unknown placeholder name; in German: "Guten Tag {recipient},"',
      'nds/mails.json: closing has a { without the } that ends it; in German: "Mit freundlichen Grüßen"',
      'nds/mails.json: goodbye is not the id of a text',
    ]);
  });

  it('renders a mail in the language, with texts and formats of the next language where it has none', () => {
    const { subject, text, html } = renderMessage(
      'ready',
      {
        language: 'frr',
        sender: { name: { de: 'Landesamt' }, email: 'amt@example.org', phone: '040 1' },
        recipient: 'Erika Mustermann',
        orderNumber: '7K2M-Q0XA-93TB',
        portalUrl: 'https://portal.example',
        legalRemedy: null,
        amountCents: 5150,
        refund: null,
        cashReference: null,
        withdrawal: null,
        until: new Date('2026-12-12T22:59:00Z'),
        positions: [],
      },
      open(),
      { light: {}, dark: {}, contrast: {} },
    );
    expect(subject).toBe('Dien Uttöög to de Opdrag 7K2M-Q0XA-93TB sünd trecht');
    expect(text).toMatch(/^Moin Erika Mustermann,\n/);
    expect(text).toMatch(/Veel Gröten\nLandesamt$/);
    expect(text).toContain('Auszüge herunterladen: https://portal.example/');
    expect(html).toContain('<html lang="frr">');
  });
});
