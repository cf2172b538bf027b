import { DOCUMENT_TEST, documentCriteria } from '../documents.ts';
import type { DocumentCriterion } from '../documents.ts';
import type { Status } from '../status.ts';
import { html } from './escape.ts';
import type { Html, Part } from './escape.ts';
import { table } from './table.ts';
import type { Texts } from './texts-de.ts';
import { statusLabel } from './view.ts';
import type { View } from './view.ts';

function statusOf({ checkpoints, violations }: DocumentCriterion): Status {
  if (violations.length > 0) return 'notMet';
  return checkpoints.length > 0 ? 'automatic' : 'notChecked';
}

function evidenceCell(result: DocumentCriterion, { texts }: View): Part {
  const { checkpoints, violations } = result;
  if (checkpoints.length === 0) return html`<span class="soft">${texts.labels.noTest}</span>`;
  return html`<code>${DOCUMENT_TEST}</code>, Matterhorn ${checkpoints.join(', ')}${
    violations.length > 0 &&
    html`<ul class="plain">${violations.map((text) => html`<li lang="en">${text}</li>`)}</ul>`
  }`;
}

/** What a document is called; its file name if it is a new one. */
function documentName(name: string, { documents }: Texts): Part {
  const names: Readonly<Record<string, string>> = documents;
  return names[name] ?? html`<span lang="en">${name}</span>`;
}

/** Clause 10: each criterion for documents with its status and the test that is its evidence (DOC-6). */
export function documentsSection(view: View): Html {
  const { report, texts, language, count } = view;
  const { labels } = texts;
  return html`<section id="documents">
<h2>${labels.documents}</h2>
<p>${labels.documentsIntro}</p>
<ul>${report.documents.map(
    ({ name, violations }) =>
      html`<li>${documentName(name, texts)}: ${labels.violations} ${count(violations.length)}</li>`,
  )}</ul>
${table(
  labels.documentsCaption,
  [{ label: labels.clause, kind: 'id' }, labels.criterion, labels.status, labels.test],
  documentCriteria(report.documents).map((result) => ({
    cells: [
      result.clause,
      html`<strong>${result.criterion.id}</strong> ${result.criterion[language]}`,
      statusLabel(statusOf(result), texts),
      evidenceCell(result, view),
    ],
  })),
)}
</section>`;
}
