import { projectFiles } from './project-files.ts';

/** Paths of documents that people follow; a changelog says what was. */
export const DOCUMENT = /^(?!\.changeset\/|.*CHANGELOG).*\.mdx?$/;

/** The project's package manager as a command, the short or the long way, or Node by itself. */
const PROGRAM = /^(?:npx --yes pnpm@[\d.]+|pnpm|node)(?= \S)/;

/** The lines of the code blocks for a shell, without their comments. */
function shellLines(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].map(([, block = '']) => block);
  return blocks.flatMap((block) => block.split('\n')).map((line) => line.replace(/ +# .*/, ''));
}

/** The code spans outside of code blocks, and those in the comments of blocks for a shell. */
function codeSpans(text: string): string[] {
  const prose = text.replaceAll(/^ *```(?!sh\n)\w*\n[^]*?^ *```$/gm, '');
  return [...prose.replaceAll('```', '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/**
 * Every command of the package manager and of Node that documents name, each once, without the comment that follows it. `npx --yes pnpm`
 * with a version is written as `pnpm`.
 */
export function documentCommands(): readonly string[] {
  const parts = projectFiles()
    .filter(({ path }) => DOCUMENT.test(path))
    .flatMap(({ text }) => [...shellLines(text), ...codeSpans(text)])
    .flatMap((line) => line.split('&&'))
    .map((part) => part.trim());
  return [
    ...new Set(
      parts
        .filter((part) => PROGRAM.test(part))
        .map((part) => part.replace(/^npx --yes pnpm@[\d.]+/, 'pnpm')),
    ),
  ];
}
