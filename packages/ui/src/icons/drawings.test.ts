import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWINGS_FILES, drawingsModule, pathOf } from './draw.ts';

describe.each(DRAWINGS_FILES)('$file', (drawings) => {
  it('matches the installed version of Lucide (otherwise run draw.cli.ts)', async () => {
    const committed = readFileSync(new URL(drawings.file, import.meta.url), 'utf8');
    expect(committed).toBe(await drawingsModule(drawings));
  });
});

describe('pathOf', () => {
  it('makes the first move of a path absolute', () => {
    expect(pathOf(['path', { d: 'm19 12-7 7-7-7', key: 'a' }])).toBe('M19 12l-7 7-7-7');
    expect(pathOf(['path', { d: 'm1.5.5.5 2h3' }])).toBe('M1.5 .5l.5 2h3');
    expect(pathOf(['path', { d: 'm7 10v5' }])).toBe('M7 10v5');
    expect(pathOf(['path', { d: 'M5 12h14' }])).toBe('M5 12h14');
  });

  it('converts circles, lines and rectangles', () => {
    expect(pathOf(['circle', { cx: '12', cy: '7', r: '4' }])).toBe(
      'M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
    );
    expect(pathOf(['line', { x1: '2', x2: '5', y1: '12', y2: '12' }])).toBe('M2 12L5 12');
    expect(pathOf(['rect', { x: '6', y: '14', width: '12', height: '8', rx: '1' }])).toBe(
      'M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
    );
  });

  it('rejects shapes and attributes that a path cannot express', () => {
    expect(() => pathOf(['path', { d: 'M0 0', fill: 'currentColor' }])).toThrow('fill');
    expect(() => pathOf(['ellipse', { cx: '1' }])).toThrow('ellipse');
  });
});
