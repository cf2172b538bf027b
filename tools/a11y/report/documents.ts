import { CRITERIA, type Criterion } from '../../../packages/ui/docs/criteria.ts';
import { createLand } from '@portal/demo-cadastre/land';
import { checkContrast, drawSamples, paletteOf } from '@portal/demo-cadastre/testing';
import { checkPdfUa } from '@portal/tagged-pdf/testing';
import type { DocumentReport } from './schema.ts';

/** The test that checks every document in the test command. */
export const DOCUMENT_TEST = 'packages/demo-cadastre/src/extracts/testing/every-document.test.ts';

/** Checkpoints of the Matterhorn Protocol that the PDF/UA checker decides, by the criterion for which they are evidence. */
const CHECKPOINTS: Readonly<Record<string, readonly string[]>> = {
  '1.1.1': ['13'],
  '1.3.1': ['01', '02', '09', '14', '15'],
  '1.3.2': ['01', '09'],
  '1.4.3': ['04'],
  '2.4.2': ['06', '07'],
  '2.4.3': ['28'],
  '2.4.6': ['14'],
  '3.1.1': ['11'],
  '4.1.2': ['06', '28'],
};

/** Criteria whose number in clause 10 is void, because they apply to sets of web pages or to status messages. */
const VOID: readonly string[] = ['2.4.1', '2.4.5', '3.2.3', '3.2.4', '4.1.3'];

/** A criterion of clause 10 (non-web documents) with its evidence. */
export interface DocumentCriterion {
  readonly clause: string;
  readonly criterion: Criterion;
  /** Checkpoints that were checked; none when nothing was. */
  readonly checkpoints: readonly string[];
  /** The violations of these checkpoints, with the names of the documents. */
  readonly violations: readonly string[];
}

/** Checks every document that the simulated cadastre system draws (DOC-6). */
export async function checkDocuments(): Promise<DocumentReport[]> {
  const samples = await drawSamples(createLand());
  const contrast = (['COLOR', 'BW'] as const).flatMap((choice) => checkContrast(paletteOf(choice)));
  return Array.from(samples, ([name, bytes]) => ({
    name,
    violations: [...checkPdfUa(bytes), ...contrast],
  }));
}

/** The criteria of clause 10 of EN 301 549 V3.2.1 with the evidence of the checked documents. */
export function documentCriteria(documents: readonly DocumentReport[]): DocumentCriterion[] {
  return CRITERIA.filter(({ id, since22 }) => !since22 && !VOID.includes(id)).map((criterion) => {
    const checkpoints = documents.length > 0 ? (CHECKPOINTS[criterion.id] ?? []) : [];
    const violations = documents.flatMap(({ name, violations: found }) =>
      found
        .filter((text) => checkpoints.includes(text.slice(0, 2)))
        .map((text) => `${name}: ${text}`),
    );
    return { clause: `10.${criterion.id}`, criterion, checkpoints, violations };
  });
}
