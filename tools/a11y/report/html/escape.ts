/** Escaped markup; created by {@link html} only. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A value in a template: text is escaped; markup, and lists of markup, are not. */
export type Part = Html | string | number | undefined | false | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for content and for quoted attributes. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return part.map(write).join('');
}

/** Template tag for markup: escapes every value that is not markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((markup, string, at) => markup + write(parts[at - 1]) + string));
}
