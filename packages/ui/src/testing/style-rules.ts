/** Style rules of a list and of the layers and media queries in it, whether they apply or not. */
export function styleRulesOf(rules: CSSRuleList): readonly CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule, ...styleRulesOf(rule.cssRules)];
    return rule instanceof CSSGroupingRule ? styleRulesOf(rule.cssRules) : [];
  });
}

/** Whether a rule is for paper only. */
function isPrinted(rule: CSSRule | null): boolean {
  if (rule === null) return false;
  if (rule instanceof CSSMediaRule && rule.conditionText === 'print') return true;
  return isPrinted(rule.parentRule);
}

/** What the style sheets of the page say of an element on paper; a story cannot print. */
export function printedStyles(element: Element): readonly CSSStyleDeclaration[] {
  return [...document.styleSheets]
    .flatMap((sheet) => styleRulesOf(sheet.cssRules))
    .filter((rule) => isPrinted(rule) && element.matches(rule.selectorText))
    .map(({ style }) => style);
}
