import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE, type MessageKind } from '../../messages/catalogue.ts';
import { type MessageData, renderMessage as render } from '../../messages/render-message.ts';
import { openLocales } from '../../locales/locales.ts';
import { smtpMail } from '../../ports/mail.ts';
import { readParts, startMailServer } from '../../testing/mail-server.ts';

const messageData: MessageData = {
  language: 'de',
  sender: {
    name: { de: 'Landesamt für Vermessung', en: 'State Office for Surveying' },
    email: 'kataster@example.org',
    phone: '030 23125 000',
  },
  recipient: 'Erika\r\nBcc: <b>Mustermann</b>',
  orderNumber: '7K2M-Q0XA-93TB',
  portalUrl: 'https://portal.example',
  legalRemedy: { de: 'Sie können Widerspruch einlegen.', en: 'You can object.' },
  amountCents: 5150,
  refund: null,
  cashReference: '5123.4567.8901',
  withdrawal: null,
  until: new Date('2026-12-12T22:59:00Z'),
  positions: [
    {
      number: 1,
      product: { de: 'Nachweis', en: 'Record' },
      parcel: 'Lindenau, Flur 3, Flurstück 114/2',
      approval: 'REJECTED',
      reason: '<script>alert(1)</script>\r\nBcc: all@example.org',
      files: 'PDF',
      sheet: null,
    },
  ],
};
const locales = openLocales('', { languages: ['de', 'en'] }, (fault) => {
  throw new Error(fault.reason);
});
const renderMessage = (kind: Parameters<typeof render>[0], data: MessageData) =>
  render(kind, data, locales, { light: {}, dark: {}, contrast: {} });
const kinds = Object.keys(CATALOGUE) as MessageKind[];
const all = kinds.flatMap((kind) =>
  (['de', 'en'] as const).map((language) => [kind, language] as const),
);

describe('messages of the lifecycle (BE-7)', () => {
  it('have the colours of the state pack, and those of the package where it sets none (STATE-6)', () => {
    const brand = {
      light: { action: '#0b5d3b', onAction: '#fefefe' },
      dark: { action: '#8fe0b6' },
      contrast: {},
    };
    const { html } = render('ready', messageData, locales, brand);
    const style = /<a class="button" style="([^"]*)"/.exec(html)?.[1];
    expect(style).toContain('background:#0b5d3b;color:#fefefe');
    expect(html).toMatch(/\.button\{background:#8fe0b6!important;color:#[0-9a-f]{6}!important\}/);
    const ofPackage = renderMessage('ready', messageData).html;
    expect(ofPackage).not.toContain('#0b5d3b');
    const body = /<body style="[^"]*">/;
    expect(body.exec(html)?.[0]).toBe(body.exec(ofPackage)?.[0]);
  });

  it.each([
    ['invoice', 'Rechnung herunterladen', 'Download invoice'],
    ['fee-notice', 'Gebührenbescheid herunterladen', 'Download fee notice'],
    ['credit', 'Gutschrift herunterladen', 'Download credit note'],
    ['dispatched', 'Auftrag ansehen', 'View order'],
    ['delayed', 'Auftrag ansehen', 'View order'],
  ] as const)('name on the button of %s what it opens (LOOK-3)', (kind, german, english) => {
    expect(renderMessage(kind, messageData).text).toContain(`${german}: https://portal.example/`);
    const other = renderMessage(kind, { ...messageData, language: 'en' });
    expect(other.html).toContain(`>${english}</a>`);
  });

  it.each(all)(
    'renders %s in %s as text and as HTML, with an address without a hash (IN-3)',
    (kind, language) => {
      const message = renderMessage(kind, { ...messageData, language });
      expect(message.subject).toContain(messageData.orderNumber);
      for (const form of [message.subject, message.text, message.html])
        expect(form).not.toMatch(/\{\w+\}/);
      expect(message.text).toMatch(/https:\/\/portal\.example\/auszuege\/\w+\/7K2M-Q0XA-93TB$/m);
      expect(message.html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${language}">`));
      expect(message.html).toContain(`<title>${message.subject}</title>`);
      expect(message.html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(message.html).toMatch(/<a [^>]*href="https:[^"]+">[^<]+<\/a>/);
    },
  );

  it.each(all)(
    '%s in %s is a complete letter: greeting, closing and sender (JRN-11)',
    (kind, language) => {
      const message = renderMessage(kind, {
        ...messageData,
        language,
        recipient: 'Erika Mustermann',
      });
      const [greeting, first = ''] = message.text.split('\n\n');
      expect(greeting).toBe(
        language === 'de' ? 'Guten Tag Erika Mustermann,' : 'Dear Erika Mustermann,',
      );
      // After the comma of a German greeting, only words that are always capitalised start with a capital.
      expect(first).toMatch(language === 'de' ? /^(?:\p{Ll}|Sie |Ihre? )/u : /^\p{Lu}/u);
      expect(message.text).toMatch(
        language === 'de'
          ? /Mit freundlichen Grüßen\nLandesamt für Vermessung$/
          : /Yours sincerely\nState Office for Surveying$/,
      );
      expect(message.text).toContain('kataster@example.org');
      expect(message.html).toContain(message.text.split('\n').at(-1));
    },
  );

  it('uses the singular for one extract and the plural for several', () => {
    const [position] = messageData.positions;
    if (!position) throw new Error('no position');
    const approved = { ...position, approval: 'APPROVED' } as const;
    const one = renderMessage('ready', { ...messageData, positions: [position, approved] });
    expect(one.subject).toBe('Ihr Auszug zum Auftrag 7K2M-Q0XA-93TB ist fertig');
    const two = renderMessage('ready', { ...messageData, positions: [approved, approved] });
    expect(two.subject).toBe('Ihre Auszüge zum Auftrag 7K2M-Q0XA-93TB sind fertig');
  });

  it('tells in one letter about several events, and lists what is ready (PAGE-10)', () => {
    const [rejected] = messageData.positions;
    if (!rejected) throw new Error('no position');
    const map = {
      ...rejected,
      number: 2,
      product: { de: 'Karte', en: 'Map' },
      approval: 'NOT_NEEDED',
      reason: null,
      sheet: { pageFormat: 'A4', selectedScale: 1000, colorPalette: 'BW' },
    } as const;
    const positions = [rejected, map, { ...map, number: 3, sheet: null }, { ...map, files: '' }];
    const { subject, text, html } = renderMessage(['paid', 'invoice', 'ready'], {
      ...messageData,
      positions,
    });
    expect(subject).toBe('Ihre Auszüge zum Auftrag 7K2M-Q0XA-93TB sind fertig');
    expect(text).toMatch(
      /\n\nvielen Dank, wir haben 51,50 € erhalten\.\n\nAuszüge herunterladen: \S+\n\nDie Rechnung über 51,50 €/,
    );
    expect(text).not.toContain('jetzt erstellt');
    expect(text).toContain(
      '\n\n2. Karte, Lindenau, Flur 3, Flurstück 114/2, A4, 1:1000 (maßstäblich nur bei 100 %), schwarz-weiß\n' +
        '3. Karte, Lindenau, Flur 3, Flurstück 114/2\n\n',
    );
    expect(html.match(/<li /g)).toHaveLength(2);
    expect(html.match(/class="button"/g)).toHaveLength(1);
  });

  it('names the reference of the cash office where there is one (REAL-4)', () => {
    const naming = kinds.filter((kind) =>
      renderMessage(kind, messageData).text.includes('Kassenzeichen ist 5123.4567.8901'),
    );
    expect(naming).toEqual(['paid', 'refund-requested', 'refunded']);
    const without = renderMessage('paid', { ...messageData, cashReference: null }).text;
    expect(without).not.toContain('Kassenzeichen');
  });

  it('confirm a contract with the consent and the instruction on withdrawal as they are stored, in text and HTML (LAW-3)', () => {
    const withdrawal = {
      consentedAt: '2026-11-29T23:05:00.000Z',
      consent: 'Ich möchte die Auszüge sofort.',
      instruction: 'Sie können <b>widerrufen</b>.\n\n- binnen 14 Tagen',
    };
    const confirming = kinds.filter((kind) =>
      renderMessage(kind, { ...messageData, withdrawal }).text.includes(withdrawal.consent),
    );
    expect(confirming).toEqual(['completed', 'paid']);
    const { text, html } = renderMessage(['paid', 'ready'], { ...messageData, withdrawal });
    expect(text).toContain(
      'Am 30. November 2026 um 00:05 haben Sie erklärt: Ich möchte die Auszüge sofort.\n\n' +
        'Diese Widerrufsbelehrung gilt:\n\nSie können <b>widerrufen</b>.\n\n- binnen 14 Tagen\n\n',
    );
    expect(html).toContain('<p>Sie können &lt;b&gt;widerrufen&lt;/b&gt;.</p>');
    const english = renderMessage('paid', { ...messageData, withdrawal, language: 'en' }).text;
    expect(english).toContain('On 30 November 2026 at 00:05 you declared: ');
    expect(renderMessage('paid', messageData).text).not.toContain('Widerruf');
  });

  it('formats amount and date in the language of the customer', () => {
    expect(renderMessage('reviewed', messageData).text).toContain('51,50 €');
    expect(renderMessage('reviewed', messageData).text).toContain('bis zum 12. Dezember 2026.');
    const english = renderMessage('reviewed', { ...messageData, language: 'en' }).text;
    expect(english).toContain('€51.50');
    expect(english).toContain('by 12 December 2026.');
  });

  it.each(kinds)('%s is understood at once (LOOK-1, LOOK-4)', (kind) => {
    const { subject, text } = renderMessage(kind, messageData);
    // The next step is the first paragraph, and its link the second.
    expect(text.split('\n\n')[2]).toMatch(/: https:/);
    const prose = text
      .replaceAll(/(?:https:\S+|\S+@\S+|\d+\.(?=\s))/g, 'x')
      .split('\n\n')
      .filter((paragraph) => !paragraph.startsWith('x '));
    const sentences = [subject, ...prose].flatMap((paragraph) => paragraph.split(/(?<=[.?:!])\s/));
    const long = sentences.filter((sentence) => sentence.split(/\s+/).length > 20);
    expect(long).toEqual([]);
    expect(text).not.toMatch(/erfolgt|\d Uhr|;/);
  });

  it('says after a rejection what the person can do, by the state pack (LOOK-1)', () => {
    const says = kinds.filter((kind) =>
      renderMessage(kind, messageData).text.includes('Sie können Widerspruch einlegen.'),
    );
    expect(says).toEqual(['withdrawn', 'reviewed', 'rejected']);
    expect(renderMessage('rejected', messageData).html).toContain(
      'Sie können Widerspruch einlegen.',
    );
    const positions = messageData.positions.map(
      (one) => ({ ...one, approval: 'APPROVED' }) as const,
    );
    for (const data of [
      { ...messageData, positions },
      { ...messageData, legalRemedy: null },
    ]) {
      expect(renderMessage('reviewed', data).text).not.toContain('Rechtsbehelf');
    }
  });

  it('escapes text that people have entered, and removes its line breaks (SEC-7)', () => {
    const { html, text, subject } = renderMessage('reviewed', messageData);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(subject).not.toContain('script');
  });
});

describe('mail over SMTP', () => {
  const { commands, mails, listen, stop } = startMailServer({ refuseFirst: true });
  let url = '';
  beforeAll(async () => {
    url = await listen();
  });
  afterAll(stop);

  it('reports a temporary refusal and then delivers text and HTML', async () => {
    const mail = smtpMail({
      url,
      from: 'Portal <noreply@portal.example>',
    });
    const content = renderMessage('reviewed', messageData);
    const mailMessage = {
      messageId: 'reviewed-7K2M',
      to: 'erika@example.org',
      language: 'de',
      ...content,
    };
    await expect(mail.send(mailMessage)).rejects.toThrow('451');
    await mail.send(mailMessage);
    expect(commands).toContain('MAIL FROM:<noreply@portal.example>');
    expect(commands).toContain('RCPT TO:<erika@example.org>');
    expect(mails).toHaveLength(1);
    const [received = ''] = mails;
    expect(received).toContain('Message-ID: <reviewed-7K2M@portal.example>');
    expect(received).toContain('Content-Language: de');
    expect(received).toContain('Content-Type: text/plain; charset=utf-8');
    expect(received).toContain('Content-Type: text/html; charset=utf-8');
    expect(received).not.toMatch(/^Bcc:/m);
  });

  it('delivers names with rare letters unchanged, in text and HTML (NAME-1)', async () => {
    const recipient = 'Ayşe Şahin-Łukaszčenko GROẞMANN Ọ̈ C̨̆ K͟hān';
    const mail = smtpMail({ url, from: 'noreply@portal.example' });
    await mail.send({
      messageId: 'names-7K2M',
      to: 'erika@example.org',
      language: 'de',
      ...renderMessage('reviewed', { ...messageData, recipient }),
    });
    const parts = readParts(mails.at(-1));
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toContain(`Guten Tag ${recipient},`);
  });
});
