import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { figureTexts } from '../parcels/figures/texts.ts';

/** Whether two elements share a point. */
function collide(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The figures on the map. */
const labels = (): readonly Element[] => [...document.querySelectorAll('[data-kind][data-shown]')];

/** Presses the button by keyboard: figures are written on the map, none over another, and it says how many; once more removes them (DATA-8). */
export async function expectFigures(): Promise<void> {
  const name = new RegExp(`^(${figureTexts.de.show}|${figureTexts.en.show})$`);
  const button = await screen.findByRole('button', { name }, { timeout: 10_000 });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(labels().length).toBeGreaterThan(1), { timeout: 10_000 });
  const shown = labels();
  const texts = shown.map((label) => label.textContent);
  await expect(texts.filter((text) => /^[\d.,]+ m²$/.test(text ?? ''))).toHaveLength(1);
  await expect(texts.some((text) => /^[\d.,]+ m$/.test(text ?? ''))).toBe(true);
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(index + 1)) await expect(collide(one, other)).toBe(false);
  }
  // Nor below what lies over the map.
  const over = [...document.querySelectorAll('figure :is(button, p)')].filter(
    (element) => element.clientHeight > 1,
  );
  for (const label of shown) {
    for (const other of over) await expect(collide(label, other)).toBe(false);
  }
  // On the page, and for a moment where it is announced.
  const [sentence] = await screen.findAllByText(/^(Alle )?\d+ .*Angaben|^(All )?\d+ .*figures/);
  await expect(sentence).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(labels()).toHaveLength(0);
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(labels().length).toBeGreaterThan(1));
}
