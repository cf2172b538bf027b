/** What was measured with a number of citizens. */
export interface CurvePoint {
  readonly citizens: number;
  /** Journeys a second. */
  readonly rate: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Answers 503 and 429. */
  readonly refused: number;
  readonly failed: number;
}

const [WIDTH, HEIGHT, MARGIN] = [640, 260, 48];
const COLUMNS = ['citizens', 'journeys a second', 'median, s', 'p95, s', '503 or 429', 'failed'];

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** A chart of one or two lines over the number of citizens, on a logarithmic scale. */
function chart(
  title: string,
  points: readonly CurvePoint[],
  lines: Readonly<Record<string, (point: CurvePoint) => number>>,
): string {
  const largest = Math.max(
    ...points.flatMap((point) => Object.values(lines).map((of) => of(point))),
  );
  const last = Math.log(Math.max(2, ...points.map(({ citizens }) => citizens)));
  const x = (citizens: number): number =>
    MARGIN + (Math.log(citizens) / last) * (WIDTH - 2 * MARGIN);
  const y = (value: number): number =>
    HEIGHT - MARGIN - (value / (largest || 1)) * (HEIGHT - 2 * MARGIN);
  const drawn = Object.entries(lines).map(([name, of], index) => {
    const at = points.map((point) => `${x(point.citizens).toFixed(1)},${y(of(point)).toFixed(1)}`);
    const end = points.at(-1);
    const label = end
      ? `<text x="${WIDTH - MARGIN}" y="${(y(of(end)) + (index === 0 ? 20 : -8)).toFixed(1)}" text-anchor="end">${name} ${of(end).toFixed(1)}</text>`
      : '';
    const dash = index === 0 ? '' : ' stroke-dasharray="6 4"';
    return `<polyline fill="none" stroke="currentColor" stroke-width="2"${dash} points="${at.join(' ')}"/>${label}`;
  });
  const ticks = points.map(
    ({ citizens }) =>
      `<text x="${x(citizens).toFixed(1)}" y="${HEIGHT - MARGIN + 20}" text-anchor="middle">${citizens}</text>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}; the table has the figures">
<path d="M${MARGIN} ${MARGIN}V${HEIGHT - MARGIN}H${WIDTH - MARGIN}" fill="none" stroke="currentColor"/>
<text x="${MARGIN}" y="${MARGIN - 16}">${title}</text>
<text x="${MARGIN - 6}" y="${y(largest).toFixed(1)}" text-anchor="end">${largest.toFixed(1)}</text>
${[...ticks, ...drawn].join('\n')}
</svg>`;
}

/** A page with throughput and latency against the number of citizens (BIG-5). */
export function curvePage(points: readonly CurvePoint[], measured: Date): string {
  const rows = points.map((point) =>
    [
      point.citizens,
      point.rate.toFixed(1),
      seconds(point.medianMs),
      seconds(point.p95Ms),
      point.refused,
      point.failed,
    ]
      .map((value) => `<td>${value}</td>`)
      .join(''),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Load: throughput and latency</title>
<style>
body { font: 16px/1.5 sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; font-size: 13px; fill: currentColor; }
table { border-collapse: collapse; }
th, td { padding: .25rem; text-align: right; border-bottom: 1px solid; }
</style>
<h1>Load: throughput and latency</h1>
<p>Whole journeys over two backends and a PostgreSQL, measured on ${measured.toISOString().slice(0, 10)}.</p>
${chart('Journeys a second by citizens at once', points, { rate: ({ rate }) => rate })}
${chart('Seconds for a journey by citizens at once', points, {
  median: ({ medianMs }) => medianMs / 1000,
  'p95, dashed:': ({ p95Ms }) => p95Ms / 1000,
})}
<table>
<thead><tr>${COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row}</tr>`).join('\n')}
</tbody>
</table>
</html>
`;
}
