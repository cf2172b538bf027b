import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stateMarkOf } from './state-mark.ts';

const folder = mkdtempSync(join(tmpdir(), 'mark-'));
afterAll(() => rmSync(folder, { recursive: true }));

const logo = (content: string): string => {
  const file = join(folder, 'logo.svg');
  writeFileSync(file, content);
  return file;
};

describe('the mark of a state (PAGE-8)', () => {
  it('has the paths of the logo with tokens for colours', () => {
    const file = logo(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 2 30 40"><path fill="none" stroke="var(--portal-color-ink)" stroke-width="2" d="M1 1h2"/><path fill="#123456" d="M0 0h1v1Z"/></svg>',
    );
    expect(stateMarkOf(file)).toEqual({
      viewBox: [1, 2, 30, 40],
      shapes: [
        { path: 'M1 1h2', fill: null, stroke: 'ink', strokeWidth: 2 },
        { path: 'M0 0h1v1Z', fill: '#123456', stroke: null, strokeWidth: 1 },
      ],
    });
  });

  it.each(['lindenmark', 'nordermarsch'])('is the logo of the pack: %s', (state) => {
    const file = resolve(import.meta.dirname, '../../../states', state, 'brand/logo.svg');
    expect(stateMarkOf(file)?.shapes.length).toBeGreaterThan(1);
  });

  it('is absent without a logo, or with one that has no size or no path', () => {
    expect(stateMarkOf(join(folder, 'absent.svg'))).toBeUndefined();
    expect(stateMarkOf(logo('<svg><path d="M0 0h1"/></svg>'))).toBeUndefined();
    expect(stateMarkOf(logo('<svg viewBox="0 0 1 1"><circle r="1"/></svg>'))).toBeUndefined();
  });
});
