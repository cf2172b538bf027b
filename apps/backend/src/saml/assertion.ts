import { BEARER, NS } from './names.ts';
import { SamlFault } from './saml-fault.ts';
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from './xml.ts';
import { type XmlMembers, xmlMembersOf } from './xml-value.ts';

/** Difference of the clocks of identity service and portal that is accepted, in ms. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** What an assertion must say to count here. */
export interface Expectation {
  /** Entity id of the identity service. */
  readonly issuer: string;
  /** Entity id of the portal. */
  readonly audience: string;
  /** The address that receives answers. */
  readonly recipient: string;
  readonly requestId: string;
  readonly now: Date;
  /** Attributes whose value is XML. */
  readonly xmlAttributes: readonly string[];
}

/**
 * The attributes of a person by name, without white space in the names: BundID writes some as `urn:oid: 1.2…`. An attribute whose value is XML
 * has the texts of its elements.
 */
export type SamlAttributes = Readonly<Record<string, readonly string[] | XmlMembers>>;

/** Names under which the level of the login is found beside the attributes. */
const CONTEXT = 'AuthnContextClassRef';

function timeOf(element: XmlElement, name: string): number | null {
  const text = attributeOf(element, name);
  if (text === null) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new SamlFault('malformed', `${name} is no time.`);
  return time;
}

/** @throws SamlFault unless now is in the time of validity */
function checkTimes(element: XmlElement, now: Date): void {
  const [from, to] = [timeOf(element, 'NotBefore'), timeOf(element, 'NotOnOrAfter')];
  if (from !== null && now.getTime() + CLOCK_SKEW_MS < from) {
    throw new SamlFault('not_yet_valid', 'The assertion is not valid yet.');
  }
  if (to !== null && now.getTime() - CLOCK_SKEW_MS >= to) {
    throw new SamlFault('expired', 'The assertion is no longer valid.');
  }
}

/** A confirmation by the bearer for this portal and this login (SAML profiles, 4.1.4.2). */
function checkSubject(assertion: XmlElement, expected: Expectation): void {
  const subject = childOf(assertion, NS.assertion, 'Subject');
  const confirmations = subject ? childrenOf(subject, NS.assertion, 'SubjectConfirmation') : [];
  const [confirmation, ...others] = confirmations.filter(
    (one) => attributeOf(one, 'Method') === BEARER,
  );
  const data = confirmation && childOf(confirmation, NS.assertion, 'SubjectConfirmationData');
  if (!data || others.length > 0) {
    throw new SamlFault('assertion', 'There is not one confirmation by the bearer.');
  }
  if (attributeOf(data, 'Recipient') !== expected.recipient) {
    throw new SamlFault('recipient', 'The assertion is for another address.');
  }
  if (attributeOf(data, 'InResponseTo') !== expected.requestId) {
    throw new SamlFault('request', 'The assertion answers another request.');
  }
  if (timeOf(data, 'NotOnOrAfter') === null) {
    throw new SamlFault('assertion', 'The confirmation has no end.');
  }
  checkTimes(data, expected.now);
}

function checkConditions(assertion: XmlElement, expected: Expectation): void {
  const conditions = childOf(assertion, NS.assertion, 'Conditions');
  if (!conditions) throw new SamlFault('assertion', 'There are no conditions.');
  checkTimes(conditions, expected.now);
  const restrictions = childrenOf(conditions, NS.assertion, 'AudienceRestriction');
  const isForUs = (restriction: XmlElement): boolean =>
    childrenOf(restriction, NS.assertion, 'Audience').some(
      (audience) => textOf(audience) === expected.audience,
    );
  if (restrictions.length === 0 || !restrictions.every(isForUs)) {
    throw new SamlFault('audience', 'The assertion is for another service.');
  }
}

/** The level of the login. @throws SamlFault when nobody logged in, or the login lies in the past */
function contextOf(assertion: XmlElement, now: Date): string {
  const statement = childOf(assertion, NS.assertion, 'AuthnStatement');
  if (!statement) throw new SamlFault('assertion', 'There is no statement about a login.');
  const end = timeOf(statement, 'SessionNotOnOrAfter');
  if (end !== null && now.getTime() - CLOCK_SKEW_MS >= end) {
    throw new SamlFault('expired', 'The login has ended.');
  }
  const context = childOf(statement, NS.assertion, 'AuthnContext');
  return textOf(context && childOf(context, NS.assertion, CONTEXT));
}

function attributesOf(assertion: XmlElement, xmlAttributes: readonly string[]): SamlAttributes {
  const attributes = childrenOf(assertion, NS.assertion, 'AttributeStatement').flatMap(
    (statement) => childrenOf(statement, NS.assertion, 'Attribute'),
  );
  return Object.fromEntries(
    attributes.map((attribute) => {
      const name = (attributeOf(attribute, 'Name') ?? '').replaceAll(/\s/g, '');
      const values = childrenOf(attribute, NS.assertion, 'AttributeValue');
      return [name, xmlAttributes.includes(name) ? xmlMembersOf(values) : values.map(textOf)];
    }),
  );
}

/**
 * Checks a signed assertion and reads its attributes.
 *
 * @param assertion parsed from what is signed
 * @returns the attributes, and the level of the login as `AuthnContextClassRef`
 * @throws SamlFault for whatever differs from what is expected
 */
export function readAssertion(assertion: XmlElement, expected: Expectation): SamlAttributes {
  if (textOf(childOf(assertion, NS.assertion, 'Issuer')) !== expected.issuer) {
    throw new SamlFault('issuer', 'The assertion is of another service.');
  }
  checkSubject(assertion, expected);
  checkConditions(assertion, expected);
  const context = contextOf(assertion, expected.now);
  const attributes = attributesOf(assertion, expected.xmlAttributes);
  return { ...attributes, [CONTEXT]: context === '' ? [] : [context] };
}
