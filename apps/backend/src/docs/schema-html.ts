import type { JsonSchema } from '@portal/api/contract';
import { isObject } from '../contract/schemas.ts';
import { escapeHtml } from '../messages/escape-html.ts';

/** Markdown within a line as HTML: escapes the text; backticks become code, double asterisks bold. */
export const inlineHtml = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

/** The text, or '' for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const LIMITS: readonly (readonly [keyword: string, label: string])[] = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['minLength', 'characters at least'],
  ['maxLength', 'characters at most'],
  ['minItems', 'entries at least'],
  ['maxItems', 'entries at most'],
  ['pattern', 'pattern'],
  ['format', 'format'],
  ['const', 'always'],
];

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function limits(schema: JsonSchema): string {
  const found = LIMITS.filter(([keyword]) => schema[keyword] !== undefined).map(
    ([keyword, label]) => `${label} <code>${escapeHtml(String(schema[keyword]))}</code>`,
  );
  const values = list(schema.enum).map((value) => `<code>${escapeHtml(String(value))}</code>`);
  if (values.length > 0) found.push(`one of ${values.join(' ')}`);
  return found.join(', ');
}

/** A schema in one line: its linked name, or its type. */
function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') {
    const name = escapeHtml(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const choices = list(schema.anyOf).filter(isObject).map(typeOf);
  if (choices.length > 0) return choices.join(' or ');
  if (schema.type === 'array') {
    return isObject(schema.items) ? `list of ${typeOf(schema.items)}` : 'list';
  }
  return escapeHtml(textOf(schema.type) || (schema.enum ? 'text' : 'value'));
}

/** A member of a schema, or a parameter. */
interface Member {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

function row({ name, schema, isRequired }: Member): string {
  const notes = [limits(schema), inlineHtml(textOf(schema.description))];
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${typeOf(schema)}</td>
<td>${isRequired ? 'yes' : 'no'}</td><td>${notes.filter(Boolean).join('. ')}</td></tr>`;
}

/** A table of name, schema and whether it is required. */
export function table(caption: string, rows: readonly Member[]): string {
  if (rows.length === 0) return '';
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(caption)}"><table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Limits and meaning</th></tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table></div>`;
}

/** A whole schema: its members as a table, nested objects below. */
export function schemaHtml(schema: JsonSchema, caption: string): string {
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const required = list(schema.required);
  const rows = properties.flatMap(([name, inner]) =>
    isObject(inner) ? [{ name, schema: inner, isRequired: required.includes(name) }] : [],
  );
  const nested = rows
    .map(({ name, schema: inner }) => ({
      name,
      inner: isObject(inner.items) ? inner.items : inner,
    }))
    .filter(({ inner }) => isObject(inner.properties))
    .map(({ name, inner }) => schemaHtml(inner, `${caption} · ${name}`));
  const line = `<p>${[typeOf(schema), limits(schema)].filter(Boolean).join(': ')}</p>`;
  return rows.length > 0 ? table(caption, rows) + nested.join('') : line;
}
