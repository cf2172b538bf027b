/** Writes static HTML to `out`. */
export default { output: 'export', images: { unoptimized: true } };
