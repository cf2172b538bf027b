import { inflateSync } from 'node:zlib';

/** A structure element with its children in reading order. */
interface StructureNode {
  readonly role: string;
  readonly source: string;
  readonly children: readonly StructureNode[];
  /** Whether it has content of its own. */
  readonly hasContent: boolean;
}

/** Roles that may be directly below a role; others are free. */
const ALLOWED_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  Table: ['THead', 'TBody', 'TR'],
  THead: ['TR'],
  TBody: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
};

const STANDARD_ROLES = new Set(
  'Document Sect P H1 H2 H3 L LI Lbl LBody Table THead TBody TR TH TD Figure Caption Span'.split(
    ' ',
  ),
);

/** Operators that paint something. */
const PAINTING = new Set('Tj TJ \' " f F f* S s B B* b b* sh Do'.split(' '));

/**
 * Checks the checkpoints of PDF/UA-1 (Matterhorn Protocol 1.1) that a program can decide for the files of this package:
 * metadata, language, tagging of all content, roles and their nesting, headings, tables, figures, fonts and tab order.
 *
 * @returns one sentence for each violation
 */
export function checkPdfUa(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    Array.from(file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm), ([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const root = readStructure(objects);
  return [
    ...checkDocument(objects),
    ...(root ? checkStructure(root) : ['06: no structure tree']),
    ...checkHeadings(root),
    ...checkAnnotations(objects),
    ...checkFonts(objects),
    ...[...objects.values()]
      .filter((body) => /\/Type \/Page\n/.test(body))
      .flatMap((page, index) => checkPage(page, index + 1, objects)),
  ];
}

/** How often each role occurs in the structure. */
export function rolesOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, role = ''] of Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/^\/S \/(\w+)$/gm)) {
    counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  return counts;
}

function checkDocument(objects: ReadonlyMap<string, string>): string[] {
  const all = [...objects.values()];
  const catalog = all.find((body) => /\/Type \/Catalog\b/.test(body)) ?? '';
  const metadata = all.find((body) => /\/Type \/Metadata\b/.test(body)) ?? '';
  const follow = (name: string): string => {
    const [, id = ''] = new RegExp(`/${name} (\\d+) 0 R`).exec(catalog) ?? [];
    return objects.get(id) ?? catalog;
  };
  return violations([
    [/\/Marked true/.test(follow('MarkInfo')), '01: the document is not marked as tagged'],
    [/\/Lang \([a-z]{2,3}(-[A-Z]{2})?\)/.test(catalog), '11: no natural language'],
    [/\/DisplayDocTitle true/.test(follow('ViewerPreferences')), '07: the title is not displayed'],
    [/<dc:title>[\s\S]*<rdf:li[^>]*>[^<]+</.test(metadata), '06: no title in the metadata'],
    [/<pdfuaid:part>1</.test(metadata), '06: not declared as PDF/UA-1'],
  ]);
}

function checkStructure(node: StructureNode): string[] {
  const { role, source, children } = node;
  const allowed = ALLOWED_CHILDREN[role];
  const foreign = allowed ? children.filter((child) => !allowed.includes(child.role)) : [];
  const rows = rowsOf(node);
  const widths = new Set(rows.map((row) => row.children.length));
  return [
    ...violations([
      [STANDARD_ROLES.has(role), `02: ${role} is no standard role`],
      [foreign.length === 0, `09: ${role} contains ${foreign.map((child) => child.role).join()}`],
      [children.length > 0 || node.hasContent, `01: an empty ${role}`],
      [role !== 'TH' || /\/Scope \/(Column|Row)/.test(source), '15: a TH without scope'],
      [role !== 'Figure' || /\/Alt [(<]./.test(source), '13: a figure without alternative'],
      [role !== 'Figure' || source.includes('/BBox ['), '13: a figure without bounding box'],
      [role !== 'Table' || widths.size === 1, '15: rows of different length'],
      [
        role !== 'Table' || rows.some((row) => row.children.some((cell) => cell.role === 'TH')),
        '15: a table without header cells',
      ],
    ]),
    ...children.flatMap(checkStructure),
  ];
}

function rowsOf({ role, children }: StructureNode): readonly StructureNode[] {
  if (!['Table', 'THead', 'TBody'].includes(role)) return [];
  return children.flatMap((child) => (child.role === 'TR' ? [child] : rowsOf(child)));
}

function checkHeadings(root: StructureNode | null): string[] {
  const levels = (root ? flatten(root) : []).flatMap(({ role }) =>
    /^H\d$/.test(role) ? [Number(role.slice(1))] : [],
  );
  return violations([
    [levels[0] === 1, '14: the first heading is not H1'],
    [
      levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1),
      '14: a level of headings is skipped',
    ],
  ]);
}

/** An annotation is part of the structure unless it is invisible, such as the field of a seal. */
function checkAnnotations(objects: ReadonlyMap<string, string>): string[] {
  const annotations = [...objects.values()].filter((body) =>
    /\/Subtype \/(Widget|Link)\b/.test(body),
  );
  return violations([
    [
      annotations.every(
        (body) => body.includes('/Rect [0 0 0 0]') || body.includes('/StructParent '),
      ),
      '28: a visible annotation outside of the structure',
    ],
  ]);
}

function checkFonts(objects: ReadonlyMap<string, string>): string[] {
  const all = [...objects.values()];
  const descriptors = all.filter((body) => /\/Type \/FontDescriptor\b/.test(body));
  const fonts = all.filter((body) => /\/Type \/Font\n/.test(body) && body.includes('/Type0'));
  return violations([
    [descriptors.length > 0, '31: no fonts'],
    [descriptors.every((body) => /\/FontFile[23]? /.test(body)), '31: a font is not embedded'],
    [fonts.every((body) => body.includes('/ToUnicode ')), '10: a font has no Unicode mapping'],
  ]);
}

function checkPage(page: string, number: number, objects: ReadonlyMap<string, string>): string[] {
  const [, id = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
  return [
    ...violations([
      [/\/StructParents \d+/.test(page), `01: page ${number} has no structure`],
      [/\/Tabs \/S\b/.test(page), `28: page ${number} has no tab order`],
    ]),
    ...checkContent(streamOf(objects.get(id) ?? ''), number),
  ];
}

/** All painted content is tagged or an artifact, and neither is inside the other. */
function checkContent(content: string, page: number): string[] {
  const tokens = content
    .replace(/\((?:\\.|[^\\)])*\)|(?<!<)<[0-9a-fA-F\s]*>(?!>)/g, '()')
    .split(/[\s[\]]+/);
  const found = new Set<string>();
  let depth = 0;
  tokens.forEach((token, index) => {
    if (token === 'BDC' || token === 'BMC') {
      // A span that only says how its letters are read may be inside.
      const isSpan = tokens[index - 5] === '/Span' && tokens[index - 3] === '/ActualText';
      if (depth > 0 && !isSpan) found.add(`01: nested marked content on page ${page}`);
      depth += 1;
    } else if (token === 'EMC') depth -= 1;
    else if (PAINTING.has(token) && depth === 0) {
      found.add(`01: page ${page} has content that is neither tagged nor an artifact`);
    }
  });
  if (depth !== 0) found.add(`01: marked content of page ${page} does not end`);
  return [...found];
}

/** The contents of the streams of a file that are text, such as those of its pages. */
export function streamsOf(bytes: Uint8Array): readonly string[] {
  const file = Buffer.from(bytes).toString('latin1');
  return Array.from(file.matchAll(/^\d+ 0 obj\n([\s\S]*?)\nendobj/gm), ([, body = '']) => body)
    .filter((body) => body.includes('stream\n') && !body.includes('/Type'))
    .map(streamOf);
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n');
  if (start < 0) return '';
  const data = Buffer.from(
    body.slice(start + 'stream\n'.length, body.lastIndexOf('\nendstream')),
    'latin1',
  );
  return (body.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1');
}

function readStructure(objects: ReadonlyMap<string, string>): StructureNode | null {
  const tree = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot'));
  const [, id = ''] = /\/K \[?(\d+) 0 R/.exec(tree ?? '') ?? [];
  return readNode(id, objects);
}

function readNode(id: string, objects: ReadonlyMap<string, string>): StructureNode | null {
  const source = objects.get(id);
  const [, role] = /\/S \/(\w+)/.exec(source ?? '') ?? [];
  if (source === undefined || role === undefined) return null;
  const [, kids = ''] = /\/K \[([^\]]*)\]/.exec(source) ?? [];
  const children = Array.from(kids.matchAll(/(\d+) 0 R/g), ([, kid = '']) =>
    readNode(kid, objects),
  );
  return {
    role,
    source,
    children: children.filter((child) => child !== null),
    hasContent: /\d/.test(kids.replace(/\d+ 0 R/g, '')) || children.includes(null),
  };
}

function flatten(node: StructureNode): StructureNode[] {
  return [node, ...node.children.flatMap(flatten)];
}

function violations(checks: readonly (readonly [holds: boolean, text: string])[]): string[] {
  return checks.flatMap(([holds, text]) => (holds ? [] : [text]));
}
