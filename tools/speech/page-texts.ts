import type { Locator } from 'playwright';

/**
 * The texts of a part of the page that a screen reader must read from the focus on, each without line breaks and soft hyphens: the
 * names of images and of named controls, and the other visible and visually hidden texts. Without the options of lists, of which it reads
 * the chosen one, without the labels of empty comboboxes, and without the name of a map that can have the focus: Orca leaves out each of them,
 * the last one in Firefox, and speaks it when it has the focus.
 */
export function textsOf(part: Locator): Promise<readonly string[]> {
  return part.evaluate((root) => {
    const NAMED = 'a[aria-label], button[aria-label], [role="img"][aria-label]';
    const IMAGE = 'svg, [role="img"]';
    const UNREAD =
      '[aria-hidden="true"], [inert], [role="img"][tabindex], select, textarea, style, script';
    const focused = document.activeElement ?? document.body;
    const textOf = (node: Node): string | null => {
      const around = node instanceof Element ? node : node.parentElement;
      if (!around?.checkVisibility({ visibilityProperty: true })) return null;
      if (around.closest(UNREAD)) return null;
      if (focused.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_PRECEDING) return null;
      const control = around.closest('label')?.control;
      if (control?.role === 'combobox' && Reflect.get(control, 'value') === '') return null;
      const named = around.closest(NAMED);
      if (named) return named.getAttribute('aria-label');
      return node instanceof Element || around.closest(IMAGE) ? null : node.textContent;
    };
    const texts = new Set<string>();
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = textOf(node)?.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
      if (text && /[\p{L}\d]/u.test(text)) texts.add(text);
    }
    return [...texts];
  });
}
