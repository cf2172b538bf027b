import { describe, expect, it } from 'vitest';
import { contentAddresses, isContentAddress, isPortalAddress, parseContent } from './content.ts';

describe('parseContent (STATE-1)', () => {
  it('finds paragraphs, lists and links', () => {
    const text = 'Wir prüfen:\n- die [Karte](#/hilfe)\n- alle Texte\nSchreiben Sie\nuns.';
    expect(parseContent(text)).toEqual([
      { type: 'paragraph', parts: [{ text: 'Wir prüfen:' }] },
      {
        type: 'list',
        items: [[{ text: 'die ' }, { text: 'Karte', href: '#/hilfe' }], [{ text: 'alle Texte' }]],
      },
      { type: 'paragraph', parts: [{ text: 'Schreiben Sie uns.' }] },
    ]);
  });

  it('starts a new block after an empty line', () => {
    expect(parseContent('a\n\nb\n\n- c\n\n- d').map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'list',
    ]);
  });

  it.each([
    ['* a\n* b', undefined],
    ['1. a\n2. b', 1],
    ['3) a\n4) b', 3],
  ])('finds lists of every kind: %j (OPS-8)', (text, start) => {
    const items = [[{ text: 'a' }], [{ text: 'b' }]];
    expect(parseContent(text)).toEqual([
      { type: 'list', items, ...(start === undefined ? {} : { start }) },
    ]);
  });

  it('finds the items of lists in lists, and their links', () => {
    const text = '- a\n  - [b](#/hilfe)\n- c\n\n  d';
    expect(parseContent(text)).toEqual([
      {
        type: 'list',
        items: [[{ text: 'a' }], [{ text: 'b', href: '#/hilfe' }], [{ text: 'cd' }]],
      },
    ]);
    expect(contentAddresses(text)).toEqual(['#/hilfe']);
  });

  it('finds addresses with brackets (OPS-8)', () => {
    const href = 'https://de.wikipedia.example/wiki/Flur_(Kataster)';
    expect(parseContent(`[Flur](${href})`)).toEqual([
      { type: 'paragraph', parts: [{ text: 'Flur', href }] },
    ]);
  });

  it.each(['javascript:alert(1)', '<javascript:alert(1)>', 'JavaScript:x', '&#106;avascript:x'])(
    'finds the address of a link to code, which the check refuses: %s (OPS-8)',
    (address) => {
      const [found = ''] = contentAddresses(`- see [here](${address})`);
      expect(isContentAddress(found)).toBe(false);
      expect(JSON.stringify(parseContent(`[here](${address})`))).not.toContain('href');
    },
  );

  it.each(['', '\n \n'])('has no block for %j', (text) => expect(parseContent(text)).toEqual([]));

  it.each([
    'Bürger*innen und Nutzer*innen',
    '_a_ **b** `c`',
    '# a',
    '> a',
    '![a](b)',
    '<https://a.example>',
    '&amp; &lt;',
    '***',
    '<b>a</b>',
    'a - b',
    '-1',
    '[1]',
    '(a)',
    'a [b] (c)',
    '1 < 2 & 3',
  ])('leaves plain text as it is: %s', (text) =>
    expect(parseContent(text)).toEqual([{ type: 'paragraph', parts: [{ text }] }]),
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', '/api', 'https://', ''])(
    'makes no link to %j',
    (address) => {
      expect(isContentAddress(address)).toBe(false);
      const [block] = parseContent(`see [here](${address})`);
      expect(JSON.stringify(block)).not.toContain('href');
    },
  );

  it.each([
    'http://a.example',
    'https://a.example/b?c=d',
    'mailto:a@b.example',
    'tel:+4930',
    '#/x',
  ])('makes a link to %s', (href) => {
    expect(parseContent(`[a](${href}).`)).toEqual([
      { type: 'paragraph', parts: [{ text: 'a', href }, { text: '.' }] },
    ]);
    expect(contentAddresses(`[a](${href}) [b](x:y)`)).toEqual([href, 'x:y']);
  });
});

describe('isPortalAddress', () => {
  it.each([
    '#/',
    '#/kontakt',
    '#/help',
    '#/auszuege/produkt/karte',
    '#/auszuege/bestellung?produkt=karte&flurstueck=1',
    '#/echtheit',
    '#/echtheit/7K2M-Q0XA-93TB',
    'https://a.example/#/kontackt',
    'mailto:a@b.example',
  ])('accepts %s', (address) => expect(isPortalAddress(address)).toBe(true));

  it.each(['#/kontackt', '#/kontakt/1', '#/auszuege/produkt', '#/auszuege/produkt/', '#/Kontakt'])(
    'rejects %s',
    (address) => expect(isPortalAddress(address)).toBe(false),
  );
});
