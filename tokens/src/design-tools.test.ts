import { describe, expect, it } from 'vitest';
import { contrastRatio, linearContrast } from './color.ts';
import type { LinearSrgb } from './color.ts';
import { designToolsJson } from './design-tools.ts';
import { isRecord } from './token.ts';
import { readColors } from './tokens.ts';

interface File {
  readonly $themes: readonly {
    readonly name: string;
    readonly selectedTokenSets: Readonly<Record<string, string>>;
  }[];
  readonly $metadata: { readonly tokenSetOrder: readonly string[] };
}

const json = designToolsJson();
const file: File = JSON.parse(json);
const sets = Object.entries<unknown>(JSON.parse(json)).filter(([name]) => !name.startsWith('$'));

/** Types that Penpot and Tokens Studio both read; Penpot skips others. */
const KNOWN = ['borderRadius', 'color', 'fontFamilies', 'fontSizes', 'number', 'sizing', 'spacing'];

interface Leaf {
  readonly path: string;
  readonly type: unknown;
  readonly value: unknown;
}

function leaves(node: unknown, path: string): Leaf[] {
  if (!isRecord(node)) throw new Error(`${path} is no group`);
  if ('$value' in node) return [{ path, type: node['$type'], value: node['$value'] }];
  return Object.entries(node).flatMap(([name, child]) => leaves(child, `${path}.${name}`));
}

const tokens = sets.flatMap(([name, set]) => leaves(set, name));
const valueOf = (path: string) => tokens.find((token) => token.path === path)?.value;

function linear(hex: string): LinearSrgb {
  const channel = (at: number) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

describe('the tokens for Penpot and Figma (LIB-20)', () => {
  it('have a type that both tools read, a text as value and a name that Penpot accepts', () => {
    expect(tokens.length).toBeGreaterThan(200);
    expect(tokens.filter(({ type }) => !KNOWN.includes(String(type)))).toEqual([]);
    expect(tokens.filter(({ value }) => typeof value !== 'string')).toEqual([]);
    const names = tokens.map(({ path }) => path.slice(path.indexOf('.') + 1));
    expect(names.filter((name) => !/^[\w-]+(?:\.[\w-]+)*$/.test(name))).toEqual([]);
  });

  it('have hexadecimal colours and lengths in px', () => {
    const wrong = tokens.filter(({ type, value }) => {
      if (type === 'color') return !/^#[0-9a-f]{6}$/.test(String(value));
      if (type === 'fontFamilies' || type === 'number') return false;
      return !/^\d+(?:\.\d+)?px$/.test(String(value));
    });
    expect(wrong).toEqual([]);
    expect(valueOf('base.measure')).toBe('544px');
    expect(valueOf('base.font.body')).toBe('Noto Sans, Arial, sans-serif');
  });

  it('keep the contrast of the source', () => {
    const colors = readColors('dark');
    const [ink, paper] = [colors.get('ink'), colors.get('paper')];
    if (!ink || !paper) throw new Error('No colours');
    const [front, back] = ['dark.color.ink', 'dark.color.paper'].map((path) =>
      linear(String(valueOf(path))),
    );
    if (!front || !back) throw new Error('No tokens');
    expect(linearContrast(front, back)).toBeCloseTo(contrastRatio(ink, paper), 0);
  });

  it('have themes of existing sets, in an order that contains every set', () => {
    const names = sets.map(([name]) => name);
    expect(file.$metadata.tokenSetOrder).toEqual(names);
    const used = file.$themes.flatMap((theme) => Object.keys(theme.selectedTokenSets));
    expect(new Set(used)).toEqual(new Set(names));
    expect(file.$themes.find(({ name }) => name === 'kuestenland dark')).toMatchObject({
      selectedTokenSets: { base: 'enabled', 'kuestenland/dark': 'enabled' },
    });
  });
});
