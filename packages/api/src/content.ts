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
  | { readonly type: 'list'; readonly items: readonly (readonly ContentPart[])[] };

const LINK = /\[(?<label>[^\]\n]+)\]\((?<href>[^()\s]*)\)/g;
const ITEM = /^- /;

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

/** The addresses of all links in a configured text, also of those that are not allowed. */
export function contentAddresses(text: string): readonly string[] {
  return [...text.matchAll(LINK)].map(({ groups }) => groups?.['href'] ?? '');
}

function partsOf(text: string): readonly ContentPart[] {
  const parts: ContentPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const { label = '', href = '' } = match.groups ?? {};
    if (!isContentAddress(href)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: label, href });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/**
 * Parses a text of `ContentPage` and `infoSections`: lines that start with `- ` are a list, `[label](address)` is a link, everything
 * else is plain text. There is no HTML: characters such as `<` are shown as they are.
 */
export function parseContent(text: string): readonly ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length === 0) return;
    blocks.push(
      lines.every((line) => ITEM.test(line))
        ? { type: 'list', items: lines.map((line) => partsOf(line.replace(ITEM, ''))) }
        : { type: 'paragraph', parts: partsOf(lines.join(' ')) },
    );
    lines = [];
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [previous = line] = lines;
    if (line === '' || ITEM.test(line) !== ITEM.test(previous)) close();
    if (line !== '') lines.push(line);
  }
  close();
  return blocks;
}
