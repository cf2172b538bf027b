import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { storyCodes } from './story-code.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIOME = join(ROOT, 'node_modules/.bin/biome');
const OF_COMPONENTS = /\/packages\/ui\/src\/[^/]+\/[^/.]+\.stories\.tsx$/;

const SEPARATOR = '\n// ----\n';

/** Formats as the project is formatted; all codes of a file in one run of the formatter. */
function formatted(codes: readonly string[]): readonly string[] {
  const { stdout, status, stderr } = spawnSync(BIOME, ['format', '--stdin-file-path=code.tsx'], {
    cwd: ROOT,
    input: codes.join(SEPARATOR),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Biome cannot format the code of stories: ${stderr}`);
  return stdout.split(SEPARATOR).map((code) => `${code.trim()}\n`);
}

/** The formatted code of every story of a file, by the name of its export. */
export function formattedStoryCodes(path: string): Readonly<Record<string, string>> {
  const codes = storyCodes(path, readFileSync(path, 'utf8'));
  const texts = formatted(Object.values(codes));
  return Object.fromEntries(Object.keys(codes).map((name, index) => [name, texts[index] ?? '']));
}

/** Gives the stories of components the code that "Copy code" copies. */
export function storyCode(): Plugin {
  return {
    name: 'portal:story-code',
    enforce: 'pre',
    transform(source, id) {
      const [path = ''] = id.split('?');
      if (!OF_COMPONENTS.test(path)) return null;
      this.addWatchFile(path);
      const additions = Object.entries(formattedStoryCodes(path)).map(([name, code]) => {
        const docs = `{ ...${name}.parameters?.docs, source: { code: ${JSON.stringify(code)}, language: 'tsx' } }`;
        return `${name}.parameters = { ...${name}.parameters, docs: ${docs} };`;
      });
      return { code: `${source}\n${additions.join('\n')}\n`, map: null };
    },
  };
}
