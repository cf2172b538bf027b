/* The types of the package itself bring those of browsers into code of servers. */
declare module '@xmldom/xmldom/lib/dom-parser.js' {
  interface XmlNode {
    readonly nodeType: number;
    readonly textContent: string | null;
  }
  interface XmlElement extends XmlNode {
    readonly localName: string;
    readonly namespaceURI: string | null;
    readonly childNodes: Iterable<XmlNode> & ArrayLike<XmlNode>;
    readonly attributes: ArrayLike<{ readonly name: string }>;
    getAttribute(name: string): string | null;
    hasAttribute(name: string): boolean;
    getElementsByTagNameNS(namespace: string, name: string): ArrayLike<XmlElement>;
    toString(): string;
  }
  class DOMParser {
    constructor(options: { errorHandler: (level: string, message: string) => void });
    parseFromString(xml: string, type: 'text/xml'): { readonly documentElement: XmlElement | null };
  }
}
