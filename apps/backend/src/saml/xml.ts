import { DOMParser, type XmlElement } from '@xmldom/xmldom/lib/dom-parser.js';
import { hasMoreThan } from '../has-more-than.ts';
import { SamlFault } from './saml-fault.ts';

export type { XmlElement };

/** A text and its root element. */
export interface ParsedXml {
  readonly xml: string;
  readonly root: XmlElement;
}

const ELEMENT = 1;

const malformed = (message: string): SamlFault => new SamlFault('malformed', message);

/** A declaration such as DOCTYPE or ENTITY; comments and CDATA sections begin alike. */
const DECLARATION = /<!(?!--|\[CDATA\[)/;

/** A processing instruction; the declaration of XML at the beginning is none. */
const INSTRUCTION = /<\?(?!xml[\s?])|(?!^)<\?/;

/**
 * Parses XML without document type, entities and processing instructions.
 *
 * @returns the root element
 * @throws SamlFault `malformed`
 */
export function parseXml(xml: string): XmlElement {
  if (DECLARATION.test(xml)) throw malformed('The XML has a document type.');
  if (INSTRUCTION.test(xml)) throw malformed('The XML has a processing instruction.');
  const errorHandler = (): never => {
    throw malformed('The XML is not well-formed.');
  };
  let root: XmlElement | null;
  try {
    root = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml').documentElement;
  } catch {
    throw malformed('The XML is not well-formed.');
  }
  if (!root) throw malformed('The XML has no element.');
  return root;
}

/** Whether an element has this name. */
export const isNamed = (element: XmlElement, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name;

const isElement = (node: { readonly nodeType: number }): node is XmlElement =>
  node.nodeType === ELEMENT;

/** All child elements. */
export const elementsOf = (parent: XmlElement): readonly XmlElement[] =>
  Array.from(parent.childNodes).filter(isElement);

/**
 * The largest XML that is parsed before anybody has verified it (SAFE-1). A signed assertion with 40 attributes has 208 tags, 183 attributes and
 * 42 declarations of a namespace. Tags are start and end tags, comments and CDATA sections; "=" in a text counts as an attribute.
 */
export const XML_LIMITS = { tags: 400, attributes: 400, namespaces: 150, depth: 32 } as const;

/** What each kind of markup begins with or contains: counting it bounds the parser as well as everything that reads the document. */
const MARKS = [
  ['<', XML_LIMITS.tags],
  ['=', XML_LIMITS.attributes],
  ['xmlns', XML_LIMITS.namespaces],
] as const;

/** Whether elements are nested more deeply than so many levels. */
const isDeeperThan = (element: XmlElement, levels: number): boolean =>
  levels === 0 || elementsOf(element).some((child) => isDeeperThan(child, levels - 1));

/**
 * Parses XML that nobody has verified: as {@link parseXml}, within {@link XML_LIMITS}.
 *
 * @throws SamlFault `malformed` or `too_large`
 */
export function parseUnverified(xml: string): ParsedXml {
  for (const [part, most] of MARKS) {
    if (hasMoreThan(xml, part, most)) {
      throw new SamlFault('too_large', `The XML has "${part}" more than ${most} times.`);
    }
  }
  const root = parseXml(xml);
  if (isDeeperThan(root, XML_LIMITS.depth)) {
    throw new SamlFault('too_large', 'The elements of the XML are nested too deeply.');
  }
  return { xml, root };
}

/** The child elements with this name. */
export const childrenOf = (
  parent: XmlElement,
  namespace: string,
  name: string,
): readonly XmlElement[] => elementsOf(parent).filter((child) => isNamed(child, namespace, name));

/** The only child element with this name; null without one. @throws SamlFault when there are several */
export function childOf(parent: XmlElement, namespace: string, name: string): XmlElement | null {
  const [child = null, ...others] = childrenOf(parent, namespace, name);
  if (others.length > 0) throw malformed(`There are several elements ${name}.`);
  return child;
}

/** Number of elements with this name at any depth. */
export const countBelow = (root: XmlElement, namespace: string, name: string): number =>
  root.getElementsByTagNameNS(namespace, name).length;

/** The text of an element without white space at its ends; empty without an element. */
export const textOf = (element: XmlElement | null): string => element?.textContent?.trim() ?? '';

/** The value of an attribute; null without it. */
export const attributeOf = (element: XmlElement, name: string): string | null =>
  element.hasAttribute(name) ? element.getAttribute(name) : null;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text for content and attributes of XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
