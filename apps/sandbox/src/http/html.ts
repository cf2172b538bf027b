/** Markup with all inserted texts escaped. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Html | readonly Html[] | null;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map((part) => part.source).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Template tag that escapes every inserted text (SEC-7). */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    strings.reduce((all, part, index) => {
      const value = values[index - 1];
      return `${all}${value === undefined ? '' : render(value)}${part}`;
    }),
  );
}
