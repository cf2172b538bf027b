/** Larger targets are not measured. */
const FAR = 100;

/** How far from the centre of a control a press still reaches it or its label, in px. */
function reach(control: HTMLElement, x: number, y: number): number {
  const { left, top, width, height } = control.getBoundingClientRect();
  for (let distance = 1; distance < FAR; distance += 1) {
    const hit = document.elementFromPoint(
      left + width / 2 + x * distance,
      top + height / 2 + y * distance,
    );
    const isTarget = control.contains(hit) || hit?.closest('label')?.htmlFor === control.id;
    if (!isTarget) return distance - 0.5;
  }
  return FAR;
}

/** Width and height of the target of a control, pseudo-elements and label included (WCAG 2.5.5), in px. */
export function targetSize(control: HTMLElement): { width: number; height: number } {
  control.scrollIntoView({ block: 'center' });
  return {
    width: Math.round(reach(control, -1, 0) + reach(control, 1, 0)),
    height: Math.round(reach(control, 0, -1) + reach(control, 0, 1)),
  };
}
