import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The name of an element without its namespace prefix, which services choose. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

/** The elements in an element. */
export const childElements = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter((one) => one instanceof XmlElement);

/** The children of an element with a name. */
export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  childElements(element).filter((one) => localName(one) === name);

/** The text of the first child with a name; empty without one. */
export const textOf = (element: XmlElement, name: string): string =>
  childrenOf(element, name)[0]?.text.trim() ?? '';

/** The elements at the end of a path of names. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap((one) => childrenOf(one, name)),
    [element],
  );
}

/** The value of an attribute, by its name without prefix. */
export function attributeOf({ attributes }: XmlElement, name: string): string {
  const found = Object.entries(attributes).find(
    ([key]) => key.slice(key.indexOf(':') + 1) === name,
  );
  return found?.[1] ?? '';
}

/** The root element of a document, if it has one of these names; null for any other text, such as an exception report. */
export function readDocument(text: string, names: readonly string[]): XmlElement | null {
  try {
    const { root } = parseXml(text);
    return root && names.includes(localName(root)) ? root : null;
  } catch {
    return null;
  }
}
