import { drawHere } from '@portal/demo-cadastre/extracts';
import { createLand } from '@portal/demo-cadastre/land';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LETTERS, SEQUENCES, readPdf } from '@portal/tagged-pdf/testing';
import { smtpMail } from '../../apps/backend/src/ports/mail.ts';
import { profileOf } from '../../apps/backend/src/session/profile.ts';
import { startOrderScenario } from '../../apps/backend/src/testing/order-scenario.ts';
import { readParts, startMailServer } from '../../apps/backend/src/testing/mail-server.ts';
import { mapPosition, ownerPosition } from '../../apps/backend/src/testing/small-cadastre.ts';
import { OPENID_PROFILE } from '../../apps/backend/src/testing/profile-settings.ts';
import { openTestApp, type TestApp } from '../../apps/backend/src/testing/test-app.ts';
import {
  compilePattern,
  PATTERNS,
  WIDE_PATTERNS,
} from '../../packages/order-flow/src/rules/validation/patterns.ts';
import { readInvoice } from '../../apps/sandbox/src/cadastre/orders/read-invoice.ts';

const ALL = [...LETTERS, ...SEQUENCES];
const PER_FIELD = 11;
const FIELDS = 5;

/** The texts of the fields of one person, each in a field of a name. */
interface Names {
  readonly first: string;
  readonly last: string;
  readonly street: string;
  readonly city: string;
  readonly justification: string;
}

/** People whose names together contain every letter and sequence; of each field the letters that one word can have. */
const PEOPLE = Array.from({ length: Math.ceil(ALL.length / PER_FIELD / FIELDS) }, (_, person) => {
  const [first = '', last = '', street = '', city = '', justification = ''] = Array.from(
    { length: FIELDS },
    (_field, field) => {
      const start = (person * FIELDS + field) * PER_FIELD;
      return ALL.slice(start, start + PER_FIELD).join('-');
    },
  );
  return {
    first,
    last,
    street: `${street} 1`,
    city,
    justification: `Zu ${justification} plane ich einen Anbau.`,
  };
});

let testApp: TestApp;
const mailServer = startMailServer();
let mail: ReturnType<typeof smtpMail>;
beforeAll(async () => {
  testApp = await openTestApp();
  mail = smtpMail({ url: await mailServer.listen(), from: 'noreply@portal.example' });
});
afterAll(async () => {
  await testApp.close();
  await mailServer.stop();
});

/** The bodies of the requests about an order that an external system received. */
const received = (path: RegExp, number: string) =>
  testApp.externalSystems.received.flatMap((request) =>
    path.test(request.path) && JSON.stringify(request.body).includes(number) ? [request.body] : [],
  );

/** As a device sends it that writes letters and marks separately. */
const decomposed = (text: string): string => text.normalize('NFD');

/** Logs a person in as the identity service names them, and orders an extract that everybody checks. */
async function order({ first, last, street, city, justification }: Names, index: number) {
  const claims = {
    sub: `names-${index}`,
    given_name: decomposed(first),
    family_name: decomposed(last),
    email: 'person@example.org',
    trust_level: 'LEVEL_4',
    address: {
      street_address: decomposed(street),
      postal_code: '15990',
      locality: decomposed(city),
      country: 'DE',
    },
  };
  const settings = { ...OPENID_PROFILE, optionalProfileParts: [] };
  const { profile } = profileOf('http://identity.test', claims, settings);
  if (!profile) throw new Error(`The profile of ${first} is incomplete.`);
  const addressee = {
    name: decomposed(`${last} ${first}`),
    street: decomposed(street),
    zipCode: '15990',
    city: decomposed(city),
    country: 'DE',
  };
  const positions = [
    mapPosition(),
    { ...ownerPosition(), justification: decomposed(justification) },
  ];
  const scenario = await startOrderScenario(testApp, positions, { addressee }, profile);
  await testApp.app.runJobs();
  await scenario.decide(0, 'APPROVED');
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.returnFromProvider(0);
  await testApp.app.runJobs();
  return scenario;
}

describe('names (NAME-1)', () => {
  it('pass unchanged from login and order to desk, cadastre, invoice, postbox, mail and export: every letter and sequence of DIN 91379', async () => {
    const drawings = drawHere(createLand({ parcels: 300 }));
    const seen: string[] = [];
    for (const [index, names] of PEOPLE.entries()) {
      const { first, last, street, city, justification } = names;
      const scenario = await order(names, index);
      const { number, ask } = scenario;
      const address = { street, zipCode: '15990', city };
      const addressee = { name: `${last} ${first}`, ...address, country: 'DE' };

      const session = (await ask({ url: '/api/authenticated-customer' })).json();
      expect(session).toMatchObject({ name: first, lastname: last, address });
      expect(await scenario.order()).toMatchObject({ addressee });
      const [review] = received(/^\/desk/, number);
      expect(review?.['applicant']).toMatchObject({ name: `${first} ${last}`, ...address });
      expect(JSON.stringify(review)).toContain(justification);
      const [extract] = received(/^\/cadastre\/orders/, number);
      expect(extract?.['addressee']).toMatchObject(addressee);
      const messages = received(/^\/postbox/, number);
      expect(messages.length).toBeGreaterThan(1);
      for (const message of messages) {
        const [subject = '', text = '', html = ''] = [
          message['subject'],
          message['text'],
          message['html'],
        ].map(String);
        expect(text).toContain(`${first} ${last}`);
        expect(html).toContain(`${first} ${last}`);
        const to = 'person@example.org';
        await mail.send({ messageId: number, to, language: 'de', subject, text, html });
        const parts = readParts(mailServer.mails.at(-1)).map((part) => part.trim());
        expect(parts).toEqual([text.trim(), html.trim()]);
      }

      const exported = await ask({ url: '/api/authenticated-customer/personal-data' });
      const data = JSON.stringify(exported.json());
      for (const text of Object.values(names)) expect(data).toContain(text);

      const [invoice] = received(/^\/cadastre\/invoices/, number);
      const file = await drawings.draw({ kind: 'invoice', invoice: readInvoice(invoice) });
      const { pages } = await readPdf(file, 'text');
      const texts = pages.flatMap((page) => page.texts.map(({ text }) => text.normalize()));
      expect(texts).toEqual(expect.arrayContaining([`${first} ${last}`, street, `15990 ${city}`]));
      seen.push(...Object.values(names));
    }
    const everything = seen.join('-');
    expect(ALL.filter((text) => !everything.includes(text))).toEqual([]);
    expect(ALL).toHaveLength(649);
  }, 120_000);

  it('are accepted in every field of a search', () => {
    const sources = [PATTERNS, WIDE_PATTERNS].flatMap(({ city, streetName }) => [city, streetName]);
    for (const source of sources) {
      const pattern = compilePattern(source);
      expect(ALL.filter((text) => !pattern.test(`${text}la${text}`))).toEqual([]);
    }
  });
});
