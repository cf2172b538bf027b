import type { CheckOptions } from './types.ts';

/** Colours are looked at when they have arrived, not on their way. */
function stopTransitions(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

function setAttribute(name: string, value: string | undefined): () => void {
  const root = document.documentElement;
  const before = root.getAttribute(name);
  if (value !== undefined) root.setAttribute(name, value);
  return () => {
    if (before === null) root.removeAttribute(name);
    else root.setAttribute(name, before);
  };
}

/** Does something under a theme and brand, and leaves the document as it was. */
export async function under<T>(
  { theme, brand }: Pick<CheckOptions, 'theme' | 'brand'>,
  work: () => Promise<T>,
): Promise<T> {
  const undo = [
    stopTransitions(),
    setAttribute('data-portal-theme', theme),
    setAttribute('data-portal-brand', brand),
  ];
  try {
    return await work();
  } finally {
    for (const step of undo.toReversed()) step();
  }
}
