/** What the script of the form needs. */
export interface CheckFormSettings {
  readonly language: string;
  /** The fields in the order of the form, with the sentence for a missing value; an empty one is optional. */
  readonly fields: readonly { readonly name: string; readonly missing: string }[];
  readonly future: string;
  readonly error: string;
  readonly saved: string;
}

/* The page contains these functions as text: they import nothing and use no other functions than each other. */

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`${id} is missing.`);
  return element;
}

/** The date here, as the file writes it: in the Swedish format. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}

function faultOf(
  { name, value, missing }: { name: string; value: string; missing: string },
  future: string,
): string {
  if (missing !== '' && value === '') return missing;
  if (name !== 'date') return '';
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return missing;
  return value > today() ? future : '';
}

/** Shows the fault at the field, and returns the entry of the summary. */
function showFault(name: string, fault: string, error: string): readonly HTMLElement[] {
  byId(`${name}-error`).textContent = fault === '' ? '' : `${error} ${fault}`;
  for (const control of document.getElementsByName(name)) {
    if (fault === '') control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
  if (fault === '') return [];
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${name}`;
  link.textContent = fault;
  entry.append(link);
  return [entry];
}

function partOfFileName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
}

function saveFile(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

function runCheckForm({ language, fields, future, error, saved }: CheckFormSettings): void {
  const form = document.querySelector('form');
  const date = document.querySelector<HTMLInputElement>('#date');
  if (!form || !date) return;
  if (date.value === '') date.value = today();

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const values = fields.map(({ name, missing }) => {
      const value = data.get(name);
      return { name, missing, value: typeof value === 'string' ? value.trim() : '' };
    });
    const entries = values.flatMap((field) => showFault(field.name, faultOf(field, future), error));
    const summary = byId('errors');
    summary.hidden = entries.length === 0;
    byId('errors-list').replaceChildren(...entries);
    byId('saved').textContent = '';
    byId('content-section').hidden = true;
    if (entries.length > 0) {
      summary.focus();
      return;
    }
    const given = values.filter(({ value }) => value !== '');
    const check = Object.fromEntries(
      given.map(({ name, value }) => [name, name === 'spoken' ? linesOf(value) : value]),
    );
    const file = { $schema: '../screen-reader-check.schema.json', language, ...check };
    const content = `${JSON.stringify(file, null, 2)}\n`;
    const parts = ['date', 'reader', 'subject'];
    const name = `${given
      .flatMap((field) => (parts.includes(field.name) ? [partOfFileName(field.value)] : []))
      .join('-')}.json`;
    byId('content').textContent = content;
    byId('content-section').hidden = false;
    byId('saved').textContent = saved.replace('{name}', name);
    saveFile(name, content);
  });
}

/** The script of the form as text. */
export function checkFormScriptOf(settings: CheckFormSettings): string {
  const functions = [byId, today, faultOf, showFault, partOfFileName, saveFile, linesOf];
  const source = [...functions, runCheckForm].map(String).join('\n');
  return `${source}\nrunCheckForm(${JSON.stringify(settings)});`;
}
