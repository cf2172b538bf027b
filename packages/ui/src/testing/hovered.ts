import { describe, isShown } from './elements.ts';
import { contrastOn, groundOf } from './painted-color.ts';
import type { Finding } from './types.ts';

const CONTROLS = 'a[href], button, summary, label, [role="tab"], [role="option"], tr, li';

const INACTIVE = ':disabled, [aria-disabled="true"], :disabled *, [aria-disabled="true"] *';

/** Matches every element, with the specificity of `:hover`. */
const ALWAYS = ':not(.portal-not-hovered)';

/** Contrast of text, and of large text (WCAG 1.4.3). */
const REQUIRED = { text: 4.5, large: 3 } as const;
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

/** Rules about hovering, at any depth; style sheets of other origins cannot be read. */
function hoverRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') ? [rule] : [];
    const within = rule instanceof CSSGroupingRule ? hoverRules(rule.cssRules) : [];
    return [...own, ...within];
  });
}

/** The number of rules says whether a style sheet has changed since. */
const known = new WeakMap<
  CSSStyleSheet,
  { readonly count: number; readonly rules: CSSStyleRule[] }
>();

function hoverRulesOf(sheet: CSSStyleSheet): CSSStyleRule[] {
  try {
    const count = sheet.cssRules.length;
    const found = known.get(sheet);
    if (found?.count === count) return found.rules;
    const rules = hoverRules(sheet.cssRules);
    known.set(sheet, { count, rules });
    return rules;
  } catch {
    return [];
  }
}

/** Shows everything as if the pointer were on it. @returns a function that ends this */
function hoverAll(page: Document): () => void {
  const rules = [...page.styleSheets].flatMap(hoverRulesOf).map((rule) => {
    const { selectorText } = rule;
    rule.selectorText = selectorText.replaceAll(':hover', ALWAYS);
    return () => {
      rule.selectorText = selectorText;
    };
  });
  return () => {
    for (const restore of rules) restore();
  };
}

/** Elements with a text of their own, in what may react to the pointer. */
function textsOf(root: Element): readonly Element[] {
  const places = new Set<Element>();
  for (const control of root.querySelectorAll(CONTROLS)) {
    for (const element of [control, ...control.querySelectorAll(':not(svg, svg *)')]) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (hasText) places.add(element);
    }
  }
  return [...places].filter((element) => isShown(element) && !element.matches(INACTIVE));
}

function isReadable(element: Element): boolean {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= 700);
  return contrastOn(color, groundOf(element)) >= (isLarge ? REQUIRED.large : REQUIRED.text);
}

/** Texts whose contrast is enough until the pointer is on them (WCAG 1.4.3). */
export function findFaintOnHover(root: Element): Finding[] {
  const readable = textsOf(root).filter(isReadable);
  const restore = hoverAll(root.ownerDocument);
  const faint = readable.filter((element) => !isReadable(element));
  restore();
  if (faint.length === 0) return [];
  const message = 'Give the text enough contrast also while the pointer is on it (WCAG 1.4.3)';
  return [{ rule: 'hover', message, elements: faint.map(describe) }];
}
