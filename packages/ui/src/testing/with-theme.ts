import type { CheckOptions } from './types.ts';

/** Colours are checked in their final state, not in the middle of a transition. */
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

/** Runs `work` with a theme and brand set on the document, and restores the document afterwards. */
export async function withTheme<Result>(
  { theme, brand }: Pick<CheckOptions, 'theme' | 'brand'>,
  work: () => Promise<Result>,
): Promise<Result> {
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
