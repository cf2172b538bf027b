import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

describe('the name of a download (IN-1)', () => {
  it.each([
    [
      'Flurstücksnachweis_Lindenau-3-114-2.pdf',
      'Flurstuecksnachweis_Lindenau-3-114-2.pdf',
      'Flurst%C3%BCcksnachweis_Lindenau-3-114-2.pdf',
    ],
    ['Flurstu\u0308ck.pdf', 'Flurstueck.pdf', 'Flurstu%CC%88ck.pdf'],
    [`Auszug "(1)'*.pdf`, 'Auszug1.pdf', 'Auszug%20%22%281%29%27%2A.pdf'],
  ])('is right in both forms: %s', (name, plain, full) => {
    expect(contentDisposition(name)).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
    );
  });
});
