import { describe, expect, it } from 'vitest';
import { checkFiles } from './files.ts';

const deed = { name: 'Kaufvertrag.PDF', type: 'application/pdf', size: 2000 };
const photo = { name: 'foto.jpeg', type: 'image/jpeg', size: 9000 };

describe('checkFiles (UI-9)', () => {
  it.each([
    ['.pdf', []],
    ['application/pdf', []],
    ['image/*, .pdf', []],
    [undefined, []],
    ['image/*', ['type']],
    ['.doc', ['type']],
  ])('checks the type of a PDF against %s', (accept, kinds) => {
    expect(checkFiles([deed], { accept }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('reports files that are too large, empty or too many', () => {
    const empty = { ...deed, name: 'leer.pdf', size: 0 };
    expect(checkFiles([deed, photo, empty], { maxBytes: 5000, maxCount: 2 })).toEqual([
      { kind: 'count', name: '' },
      { kind: 'size', name: 'foto.jpeg' },
      { kind: 'empty', name: 'leer.pdf' },
    ]);
  });
});
