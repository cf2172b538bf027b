import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

/** The hooks for styles of one component. */
export interface Hooks {
  /** Parts; the class of each is `portal-<component>__<part>`. */
  readonly parts: readonly string[];
  /** Attributes for states and variants of the parts. */
  readonly attributes: readonly string[];
}

const kebab = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** A style; the name of its constant is that of the part. */
const PART = /^ *(?:export )?const (\w+) = (?:componentStyle\(|style\(\[)/gm;
/** An attribute that a component sets. */
const ATTRIBUTE = /(?<=\s)data-[a-z-]+(?==)/g;
/** An attribute that our own styles select. */
const SELECTED = /(?<=\[)(?:aria|data)-[a-z-]+/g;
/** A function from which the sheets of several components take the same parts: its folder. */
const SHARED = /^import \{ \w+Styles \} from '\.\.?\/(?:([a-z-]+)\/)?[a-z-]+-styles\.ts';$/m;
/** The components of Radix set `data-state`; its slot sets nothing. */
const RADIX = /from '@radix-ui\/react-(?!slot')/;

/** Marks that only our own code reads, and the theme, which belongs to the page. */
const INTERNAL = new Set([
  'data-field',
  'data-label',
  'data-notification',
  'data-portal-theme',
  'data-remove-position',
]);

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

const read = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(SOURCE, file), 'utf8')).join('\n');

/** The hooks of every component, by the name in its classes, such as `order-table`. */
export function hooksOf(): Readonly<Record<string, Hooks>> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css.ts') && !file.startsWith('styles/'));
  const entries = sheets.toSorted().map((sheet): [string, Hooks] => {
    const own = read([sheet]);
    const shared = SHARED.exec(own);
    const folder = shared?.[1] ?? dirname(sheet);
    const inFolder = (name: RegExp): string =>
      read(files.filter((file) => dirname(file) === folder && name.test(basename(file))));
    const source = own + (shared ? inFolder(/-styles\.ts$/) : '');
    const code = inFolder(/^[^.]+\.tsx$/);
    const attributes = [
      ...(code.match(ATTRIBUTE) ?? []),
      ...(source.match(SELECTED) ?? []),
      ...(RADIX.test(code) ? ['data-state'] : []),
    ];
    return [
      kebab(basename(sheet, '.css.ts')),
      {
        parts: unique([...source.matchAll(PART)].map(([, name = '']) => kebab(name))),
        attributes: unique(attributes.filter((name) => !INTERNAL.has(name))),
      },
    ];
  });
  return Object.fromEntries(entries);
}
