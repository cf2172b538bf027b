import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { noticeOf, packageFolderOf } from '../../apps/portal/build/third-party-notices.ts';
import { projectFiles, ROOT } from './project-files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('licences (STATE-9)', () => {
  const reuse = read('REUSE.toml');

  it('cover every file, each with its text in LICENSES', () => {
    expect(reuse).toMatch(/^path = "\*\*"$/m);
    const expressions = reuse.matchAll(/^SPDX-License-Identifier = "(.+)"$/gm);
    const ids = [...expressions].flatMap(([, expression = '']) => expression.split(' AND '));
    expect(ids.filter((id) => !existsSync(join(ROOT, 'LICENSES', `${id}.txt`)))).toEqual([]);
    expect(read('LICENSES/EUPL-1.2.txt')).toBe(read('LICENSE'));
  });

  it('name files that exist', () => {
    const paths = [...reuse.matchAll(/^path = "([^*"]+)(\*?)/gm)];
    expect(paths.filter(([, path = '']) => path.endsWith('/') || path === '')).toEqual([]);
    const others = ['patches', 'states/brands/kern'].flatMap((folder) =>
      readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`),
    );
    const files = [...projectFiles().map(({ path }) => path), ...others];
    for (const [, path = ''] of paths) {
      expect(files.some((file) => file.startsWith(path))).toBe(true);
    }
  });

  it('are the same in every package', () => {
    const manifests = projectFiles().filter(({ path }) => /(^|\/)package\.json$/.test(path));
    for (const { text } of manifests) expect(JSON.parse(text).license).toBe('EUPL-1.2');
    expect(parse(read('publiccode.yml')).legal.license).toBe('EUPL-1.2');
  });
});

describe('third-party notices (STATE-9)', () => {
  const react = join(ROOT, 'apps/portal/node_modules/react');

  it('find the package of a module', () => {
    expect(packageFolderOf(join(react, 'index.js'))).toBe(react);
    expect(packageFolderOf(`\0${join(react, 'index.js')}?commonjs`)).toBe(react);
    expect(packageFolderOf(join(ROOT, 'apps/portal/src/main.tsx'))).toBeNull();
  });

  it('contain name, version and licence', () => {
    const { version } = JSON.parse(readFileSync(join(react, 'package.json'), 'utf8'));
    const notice = noticeOf(react);
    expect(notice).toMatch(`react ${version} (MIT)`);
    expect(notice).toContain('Permission is hereby granted');
  });
});
