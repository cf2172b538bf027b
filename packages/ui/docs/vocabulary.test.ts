import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicInterfaces } from './property-types.ts';
import type { Property, PublicInterface } from './property-types.ts';
import { SYNONYMS, TONES, VOCABULARY } from './vocabulary.ts';

const interfaces = publicInterfaces();

const SOURCES = join(import.meta.dirname, '../src');

const readSources = (): readonly string[] =>
  globSync('*/*.tsx', { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), 'utf8'));

/** `folder/Interface.property: why`, of all properties for which `problem` returns a text. */
function findings(
  problem: (property: Property, owner: PublicInterface) => string | undefined | false,
): string[] {
  return interfaces.flatMap((owner) =>
    owner.properties.flatMap((property) => {
      const found = problem(property, owner);
      return found ? [`${owner.folder}/${owner.name}.${property.name}: ${found}`] : [];
    }),
  );
}

const isEventHandler = (type: string) => /EventHandler/.test(type);

/** Whether the native element, whose attributes the interface inherits, has the property. */
function isInherited(name: string, { inherited }: PublicInterface): boolean {
  return /'(input|select|textarea)'/.test(inherited) && !inherited.includes(`'${name}'`);
}

function has(name: string, owner: PublicInterface): boolean {
  return owner.properties.some((property) => property.name === name) || isInherited(name, owner);
}

/** Lists that are not "the items of the component". */
const LISTS = new Set(
  [
    'items columns rows links groups value defaultValue texts',
    // Parts of a date
    'parts errorParts',
    // Of a number format
    'languages',
    'forms rowActions selectedKeys openKeys selectedIds',
    // Maps
    'extent coordinate geometry parcel parcels parcelIds neighbours',
    'pageRectangle wmsLayers candidates matrices boundaries features kinds dash',
  ].flatMap((names) => names.split(' ')),
);

/** Files that a person has chosen can be read, but not set. */
const READ_ONLY = new Set(['file-field', 'file-upload']);

/** Names with another meaning in one component: the kind of a search is not a tone. */
const EXCEPTIONS = new Set([
  'parcel-search/ParcelSearchProps.type',
  'file-field/FileProblem.kind',
  'feature-map/WmsLayer.url',
  // The setting of the portal, named "Darstellung".
  'header/HeaderProps.appearance',
]);

describe('the properties of the components (LIB-6)', () => {
  it('are found', () => {
    expect(interfaces.length).toBeGreaterThan(60);
    expect(interfaces.find(({ name }) => name === 'SelectProps')?.properties).toContainEqual(
      expect.objectContaining({ name: 'items', type: 'ReadonlyArray<SelectItem<Value>>' }),
    );
  });

  it('use no synonym of a name of the vocabulary', () => {
    expect(
      findings(({ name }, { folder, name: owner }) =>
        EXCEPTIONS.has(`${folder}/${owner}.${name}`)
          ? undefined
          : Object.hasOwn(SYNONYMS, name) && `use ${SYNONYMS[name]}`,
      ),
    ).toEqual([]);
  });

  it('have a name of the vocabulary if several components have them', () => {
    const folders = new Map<string, Set<string>>();
    for (const { folder, properties } of interfaces) {
      for (const { name } of properties)
        folders.set(name, (folders.get(name) ?? new Set()).add(folder));
    }
    const shared = [...folders].filter(([, { size }]) => size > 1).map(([name]) => name);
    expect(shared.filter((name) => !(name in VOCABULARY)).toSorted()).toEqual([]);
    expect(Object.keys(VOCABULARY).filter((name) => !folders.has(name))).toEqual([]);
  });

  it('call a list of what the component shows `items`', () => {
    expect(
      findings(
        ({ name, type }) =>
          /^readonly .*\[|^Readonly(?:Array|Set)</.test(type) && !LISTS.has(name) && 'use items',
      ),
    ).toEqual([]);
  });

  it('have a callback onXChange and a property x for each state', () => {
    expect(
      findings(({ name, type }, owner) => {
        const [, state] = /^on([A-Z]\w*)Change$/.exec(name) ?? [];
        if (!state) return undefined;
        const property = state.charAt(0).toLowerCase() + state.slice(1);
        if (isEventHandler(type)) return undefined;
        if (READ_ONLY.has(owner.folder)) return undefined;
        return !has(property, owner) && `there is no ${property}`;
      }),
    ).toEqual([]);
    expect(
      findings(({ name }, owner) => {
        const [, state] = /^default([A-Z]\w*)$/.exec(name) ?? [];
        if (!state || READ_ONLY.has(owner.folder)) return undefined;
        const property = state.charAt(0).toLowerCase() + state.slice(1);
        return (
          !(has(property, owner) && has(`on${state}Change`, owner)) &&
          `needs ${property} and on${state}Change`
        );
      }),
    ).toEqual([]);
  });

  it('reserve onChange for the native event', () => {
    expect(
      findings(({ name, type }) => name === 'onChange' && !isEventHandler(type) && type),
    ).toEqual([]);
  });

  it('have no prefix is or has', () => {
    expect(findings(({ name }) => /^(is|has)[A-Z]/.test(name) && 'leave out the prefix')).toEqual(
      [],
    );
  });

  it('have one type for the level of headings', () => {
    expect(
      findings(
        ({ name, type }) => name === 'headingLevel' && !type.startsWith('HeadingLevel') && type,
      ),
    ).toEqual([]);
  });

  it('have level 2 as the default of headings: below the h1 of a page no level is left out', () => {
    const defaults = readSources().flatMap((source) =>
      [...source.matchAll(/\bheadingLevel = (\d)/g)].map(([, level]) => level),
    );
    expect(defaults.length).toBeGreaterThan(5);
    expect(new Set(defaults)).toEqual(new Set(['2']));
  });

  it('have tones of the vocabulary only', () => {
    const literals = findings(({ name, type }) => {
      if (name !== 'tone') return undefined;
      const unknown = [...type.matchAll(/'(\w+)'/g)].filter(
        ([, tone = '']) => !TONES.includes(tone),
      );
      return unknown.length > 0 && unknown.join();
    });
    expect(literals).toEqual([]);
  });
});
