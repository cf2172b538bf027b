import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** How many elements around an image or hidden text belong to the same text. */
const AROUND = 2;
/** How many elements around a hidden text may repeat it for screen readers. */
const REPEATED_WITHIN = 4;

const normalized = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** A text that says the same twice, such as "Weiter: Weiter". */
const TWICE = /^(.{3,}?)[\s,:;.–()-]+\1\)?$/;

const ALTERNATIVES =
  '[role="img"][aria-label], img[alt]:not([alt=""]), svg[aria-label], svg > title';

const alternativeOf = (element: Element): string =>
  normalized(
    element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent,
  );

/** The texts that are seen or heard in an element, without those of one of its descendants. */
function textWithout(element: Element, excluded: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!excluded.contains(node) && !node.parentElement?.closest('[aria-hidden="true"], style')) {
      text += ` ${node.textContent}`;
    }
  }
  return normalized(text);
}

/** Whether the text beside an alternative says the same. */
function isRepeated(element: Element): boolean {
  const text = alternativeOf(element);
  if (text.length < 3 || element.closest('[aria-hidden="true"]')) return false;
  // The whole picture, not its title alone.
  const picture = element.localName === 'title' ? (element.parentElement ?? element) : element;
  let around = picture.parentElement;
  for (let count = 0; around && count < AROUND; count += 1) {
    const beside = textWithout(around, picture);
    if (beside === text) return true;
    if (beside !== '') return false;
    around = around.parentElement;
  }
  return false;
}

const saysTwice = (element: Element): boolean =>
  TWICE.test(normalized(element.getAttribute('aria-label')));

/** Names that hold their own text twice: a picture beside a text of the same words, or a label that repeats itself. */
export function findRepeatedNames(root: Element): Finding[] {
  const repeated = [
    ...[...root.querySelectorAll(ALTERNATIVES)].filter(isRepeated),
    ...[...root.querySelectorAll('[aria-label]')].filter(saysTwice),
  ];
  if (repeated.length === 0) return [];
  const message = 'Say each text once: hide the picture that repeats it';
  return [{ rule: 'repeated-name', message, elements: repeated.map(describe) }];
}

/** All that is heard in an element: its texts, and the names and descriptions that attributes give. */
function heardIn(element: Element, hidden: Element): string {
  const named = [element, ...element.querySelectorAll('[aria-label], [alt], [aria-valuetext]')];
  const names = named.flatMap((one) =>
    ['aria-label', 'alt', 'aria-valuetext'].map((name) => one.getAttribute(name) ?? ''),
  );
  return normalized(`${textWithout(element, hidden)} ${names.join(' ')}`);
}

/** The texts that are seen within a hidden element. */
function seenIn(hidden: Element): string {
  const walker = document.createTreeWalker(hidden, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const box = parent?.getBoundingClientRect();
    const isSeen = box && box.width > 1 && box.height > 1 && parent?.checkVisibility();
    if (isSeen && !parent?.closest('style, option, svg')) text += ` ${node.textContent}`;
  }
  return normalized(text);
}

/** A number or a word; a shorter one is an abbreviation, such as that of a language, whose whole name is heard. */
const WORD = /\p{L}{4,}|\d{2,}/gu;

/** Inside what hides it already or has another name; a busy text, which `useBusyAnnouncement` says; or a sign on a map, which the map's keys and buttons say. */
const isSaidElsewhere = ({ parentElement }: Element): boolean =>
  parentElement?.closest(
    '[aria-hidden="true"], [inert], output, [role="status"], :is(button, a)[aria-label]',
  ) !== null || parentElement.querySelector(':scope > [role="img"]') !== null;

function isSilent(hidden: Element): boolean {
  if (isSaidElsewhere(hidden)) return false;
  const words = seenIn(hidden).match(WORD) ?? [];
  if (words.length === 0) return false;
  let around = hidden.parentElement;
  for (let count = 0; around && count < REPEATED_WITHIN; count += 1) {
    const heard = heardIn(around, hidden);
    if (words.every((word) => heard.includes(word))) return false;
    around = around.parentElement;
  }
  return true;
}

/** Visible texts that `aria-hidden` keeps from screen readers, and that nothing around them repeats (WCAG 1.3.1). */
export function findSilentTexts(root: Element): Finding[] {
  const silent = [...root.querySelectorAll('[aria-hidden="true"]')].filter(isSilent);
  if (silent.length === 0) return [];
  const message = 'Let screen readers read what is seen (WCAG 1.3.1)';
  return [{ rule: 'silent-text', message, elements: silent.map(describe) }];
}

/** Alerts that are there before anybody has done anything: each interrupts a screen reader when the page appears. */
export function findAlertsOnMount(root: Element): Finding[] {
  const alerts = [...root.querySelectorAll('[role="alert"], [aria-live="assertive"]')].filter(
    (alert) => isShown(alert) && normalized(alert.textContent) !== '',
  );
  if (alerts.length === 0) return [];
  const message = 'Announce a text when something happens, not when it is mounted';
  return [{ rule: 'alert', message, elements: alerts.map(describe) }];
}
