import type { JsonSchema, OpenApiDocument } from '@portal/api/contract';
import { type ContractOperation, operationsOf } from '../contract/operations.ts';
import { isObject, resolve } from '../contract/schemas.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { inlineHtml, schemaHtml, table, textOf } from './schema-html.ts';

const SECURITY: Readonly<Record<string, string>> = {
  session: 'session cookie',
  xsrf: 'XSRF token (POST and DELETE)',
  integration: 'HTTP Basic',
  paymentSignature: 'signature of the payment provider',
};

function access(document: OpenApiDocument, { operation }: ContractOperation): string {
  const schemes = (operation.security ?? document.security).flatMap((one) => Object.keys(one));
  const labels = schemes.map((scheme) => SECURITY[scheme] ?? scheme);
  return labels.length > 0 ? `Needs: ${labels.join(', ')}.` : 'Open to everybody.';
}

function content(value: unknown, caption: string): string {
  if (!isObject(value)) return '';
  return Object.entries(value)
    .map(([type, media]) => {
      const schema = isObject(media) && isObject(media.schema) ? media.schema : {};
      return `<p><code>${escapeHtml(type)}</code></p>${schemaHtml(schema, caption)}`;
    })
    .join('');
}

function answers(document: OpenApiDocument, { operation }: ContractOperation): string {
  const rows = Object.entries(operation.responses).map(([status, response]) => {
    const full = resolve(document, response);
    const problem = response.$ref === '#/components/responses/Problem';
    const body = problem
      ? ''
      : content(full.content, `Answer ${status} of ${operation.operationId}`);
    return `<dt><code>${escapeHtml(status)}</code></dt><dd>${inlineHtml(textOf(response.description ?? full.description))}${body}</dd>`;
  });
  return `<h4>Answers</h4><dl>${rows.join('\n')}</dl>`;
}

function operationHtml(document: OpenApiDocument, call: ContractOperation): string {
  const { method, path, operation, shared } = call;
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) =>
    resolve(document, one),
  );
  const rows = parameters.map((parameter) => ({
    name: `${String(parameter.name)} (${String(parameter.in)})`,
    schema: {
      ...(isObject(parameter.schema) ? parameter.schema : {}),
      ...(parameter.description ? { description: parameter.description } : {}),
    } satisfies JsonSchema,
    isRequired: parameter.required === true,
  }));
  const body = content(operation.requestBody?.content, `Body of ${operation.operationId}`);
  return `<section aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}"><span class="method">${method.toUpperCase()}</span> <code>/api${escapeHtml(path)}</code></h3>
<p>${inlineHtml(operation.summary ?? '')} ${inlineHtml(operation.description ?? '')}</p>
<p class="access">${access(document, call)}</p>
${table(`Parameters of ${operation.operationId}`, rows)}
${body ? `<h4>Body</h4>${body}` : ''}
${answers(document, call)}</section>`;
}

function introduction(text: string): string {
  const [first = '', ...points] = text.trim().split(/\n\s*\* |\n\n\* /);
  const items = points.map((point) => `<li>${inlineHtml(point.replaceAll(/\s+/g, ' '))}</li>`);
  return `<p>${inlineHtml(first)}</p><ul>${items.join('')}</ul>`;
}

/** The whole contract as one readable page, without a script. */
export function renderDocs(document: OpenApiDocument): string {
  const calls = operationsOf(document);
  const inTag = (tag: string): readonly ContractOperation[] =>
    calls.filter((call) => call.operation.tags?.includes(tag));
  const contents = document.tags.map(
    ({ name }) =>
      `<li><a href="#tag-${name}">${name}</a><ul>${inTag(name)
        .map(
          ({ operation }) =>
            `<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`,
        )
        .join('')}</ul></li>`,
  );
  const tags = document.tags.map(
    ({ name, description }) => `<h2 id="tag-${name}">${name}</h2><p>${inlineHtml(description)}</p>
${inTag(name)
  .map((call) => operationHtml(document, call))
  .join('\n')}`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([
      name,
      schema,
    ]) => `<section aria-labelledby="schema-${name}"><h3 id="schema-${name}"><code>${name}</code></h3>
${typeof schema.description === 'string' ? `<p>${inlineHtml(schema.description)}</p>` : ''}${schemaHtml(schema, name)}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Calls · ${escapeHtml(document.info.title)}</title><link rel="stylesheet" href="docs/docs.css"></head>
<body><a class="skip" href="#main">Skip to content</a>
<header><h1>Calls of <span lang="de">${escapeHtml(document.info.title)}</span></h1>
<p>Version ${escapeHtml(document.info.version)} · <a href="openapi.json">OpenAPI document</a></p></header>
<div class="columns"><nav aria-label="Contents"><ul>${contents.join('')}<li><a href="#schemas">schemas</a></li></ul></nav>
<main id="main">${introduction(document.info.description)}
${tags.join('\n')}
<h2 id="schemas">schemas</h2>
${schemas.join('\n')}</main></div></body></html>`;
}
