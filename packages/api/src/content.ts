import { Marked, type Token, type Tokens } from 'marked';
import { PORTAL_PATHS } from './pages.ts';

/** A piece of running text; a link when it has an address. */
export interface ContentPart {
  readonly text: string;
  /** Address of a link: http, https, mailto, tel, or a page of the portal that starts with `#/`. */
  readonly href?: string;
}

/** A paragraph or a list of a configured text. */
export type ContentBlock =
  | { readonly type: 'paragraph'; readonly parts: readonly ContentPart[] }
  | {
      readonly type: 'list';
      readonly items: readonly (readonly ContentPart[])[];
      /** The number of the first item; absent in a list without numbers. */
      readonly start?: number;
    };

const nothing = (): undefined => undefined;

/**
 * Markdown (CommonMark) of which only paragraphs, lists and links count. Everything else is text: `*` in words such as
 * "Bürger*innen" is no emphasis, and there is no HTML.
 */
const markdown = new Marked({
  gfm: false,
  tokenizer: {
    heading: nothing,
    lheading: nothing,
    code: nothing,
    fences: nothing,
    blockquote: nothing,
    hr: nothing,
    html: nothing,
    def: nothing,
    tag: nothing,
    reflink: nothing,
    emStrong: nothing,
    codespan: nothing,
    br: nothing,
    autolink: nothing,
  },
});

/** A text after a list needs no empty line: it would be part of the last item. */
const AFTER_LIST = /^((?:[-*]|\d{1,9}[.)]) .*)\n(?![-*] |\d{1,9}[.)] |\s)/gm;

const tokensOf = (text: string): readonly Token[] =>
  markdown.lexer(text.replaceAll(AFTER_LIST, '$1\n\n'));

/** Whether a link of a configured text may lead to an address: `javascript:` and others would run code. */
export function isContentAddress(address: string): boolean {
  return /^(?:https?:\/\/[^/]|mailto:.|tel:.|#\/)/.test(address);
}

/** Whether a path is one of a page: `/auszuege/:id?` has one or two parts. */
function isPath(parts: readonly string[], page: string): boolean {
  const pattern = page.split('/');
  const least = pattern.filter((part) => !part.endsWith('?')).length;
  return (
    parts.length >= least &&
    parts.length <= pattern.length &&
    parts.every((part, index) =>
      pattern[index]?.startsWith(':') ? part !== '' : part === pattern[index],
    )
  );
}

/** Whether a link leads out of the portal or to one of its pages: other addresses that start with `#/` show the start page. */
export function isPortalAddress(address: string): boolean {
  if (!address.startsWith('#/')) return true;
  const parts = address.slice(1).replace(/\?.*$/, '').split('/');
  return Object.values(PORTAL_PATHS)
    .flat()
    .some((page) => isPath(parts, page));
}

const isLink = (token: Token): token is Tokens.Link => token.type === 'link';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

/** The tokens of running text in a token. */
const innerOf = (token: Token): readonly Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

/** A token and all tokens inside of it. */
function allIn(token: Token): readonly Token[] {
  const inner = isList(token) ? token.items : innerOf(token);
  return [token, ...inner.flatMap(allIn)];
}

/** The addresses of all links in a configured text, also of those that are not allowed. */
export function contentAddresses(text: string): readonly string[] {
  return tokensOf(text)
    .flatMap(allIn)
    .filter(isLink)
    .map(({ href }) => href);
}

/** What is shown of a token without a link. */
const textOf = (token: Token): string =>
  token.type === 'text' || token.type === 'escape' ? token.text : token.raw;

/** A part after others; text continues the text before it. */
function withPart(parts: readonly ContentPart[], part: ContentPart): readonly ContentPart[] {
  const last = parts.at(-1);
  if (part.href !== undefined || last === undefined || last.href !== undefined) {
    return [...parts, part];
  }
  return [...parts.slice(0, -1), { text: last.text + part.text }];
}

const partsOf = (tokens: readonly Token[]): readonly ContentPart[] =>
  tokens
    .map((token): ContentPart => {
      if (isLink(token) && isContentAddress(token.href)) {
        return { text: innerOf(token).map(textOf).join(''), href: token.href };
      }
      return { text: textOf(token).replaceAll(/\s*\n\s*/g, ' ') };
    })
    .reduce(withPart, [])
    .filter(({ text }) => text !== '');

/** The items of a list, those of lists inside of it included. */
function itemsOf({ items }: Tokens.List): readonly (readonly ContentPart[])[] {
  return items.flatMap(({ tokens }) => {
    const own = tokens.filter((token) => !isList(token)).flatMap(innerOf);
    return [partsOf(own), ...tokens.filter(isList).flatMap(itemsOf)];
  });
}

/**
 * Parses a text of `ContentPage` and `infoSections`: paragraphs, lists whose lines start with `- `, `* ` or `1. `, and links,
 * `[label](address)`. There is no HTML: characters such as `<` are shown as they are.
 */
export function parseContent(text: string): readonly ContentBlock[] {
  return tokensOf(text).flatMap((token): ContentBlock[] => {
    if (isList(token)) {
      const start = token.ordered ? { start: Number(token.start) } : {};
      return [{ type: 'list', items: itemsOf(token), ...start }];
    }
    const parts = partsOf(innerOf(token));
    return parts.length === 0 ? [] : [{ type: 'paragraph', parts }];
  });
}
