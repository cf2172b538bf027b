import { describe, expect, it } from 'vitest';
import { curvePage } from './curve-page.ts';

const point = { citizens: 1, rate: 7.7, medianMs: 130, p95Ms: 180, refused: 0, failed: 0 };
const page = curvePage(
  [point, { ...point, citizens: 500, rate: 23.2, medianMs: 15_800, p95Ms: 27_400, refused: 1427 }],
  new Date('2026-11-23T10:00:00Z'),
);

describe('page of the load benchmark (BIG-5)', () => {
  it('has a table with the figures and their date', () => {
    expect(page).toContain(
      '<tr><td>500</td><td>23.2</td><td>15.8</td><td>27.4</td><td>1427</td><td>0</td></tr>',
    );
    expect(page).toContain('measured on 2026-11-23');
  });

  it('draws each figure from the origin to the largest one', () => {
    expect(page.match(/points="48\.0,/g)).toHaveLength(3);
    expect(page.match(/ 592\.0,48\.0"/g)).toHaveLength(2);
  });
});
