import { SamlFault } from './saml-fault.ts';
import { elementsOf, parseUnverified, textOf, type XmlElement } from './xml.ts';

/** The texts of the elements in a value, by their names without prefix. */
export type XmlMembers = Readonly<Record<string, string>>;

/** The element whose children are the members: a value may have a wrapper, such as `Anschrift`, around them. */
function parentOfMembers(value: XmlElement): XmlElement {
  const [only, ...others] = elementsOf(value);
  return only && others.length === 0 && elementsOf(only).length > 0 ? parentOfMembers(only) : value;
}

/**
 * Reads the value of an attribute that is XML, as elements in it or as their text (ORG-1). The text is parsed within the bounds of an answer
 * that nobody has verified: {@link parseUnverified}.
 *
 * @param values the values of the attribute; without any there are no members
 * @throws SamlFault `malformed` or `too_large`; `malformed` for several values, and for two elements of one name
 */
export function xmlMembersOf(values: readonly XmlElement[]): XmlMembers {
  const [value, ...others] = values;
  if (!value) return {};
  if (others.length > 0)
    throw new SamlFault('malformed', 'An attribute of XML has several values.');
  const text = textOf(value);
  const isText = elementsOf(value).length === 0;
  if (isText && text === '') return {};
  const root = isText ? parseUnverified(text).root : value;
  const members = elementsOf(parentOfMembers(root)).map((element): readonly [string, string] => [
    element.localName ?? '',
    textOf(element),
  ]);
  if (new Set(members.map(([name]) => name)).size < members.length) {
    throw new SamlFault('malformed', 'An attribute of XML has an element twice.');
  }
  return Object.fromEntries(members);
}
