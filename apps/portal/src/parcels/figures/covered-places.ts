import type { PlacedBox } from './place-labels.ts';

/** What lies over the map in the same figure: its buttons, instructions and copyright, not the text below it. */
const OVER = 'button, p';

/** The places of what lies over a map, in px of the room of its labels. */
export function coveredPlaces(room: HTMLElement): readonly PlacedBox[] {
  const { left, top, right, bottom } = room.getBoundingClientRect();
  const over = [...(room.closest('figure')?.querySelectorAll(OVER) ?? [])];
  return over.flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isOver =
      box.width > 1 &&
      box.height > 1 &&
      box.left < right &&
      box.right > left &&
      box.top < bottom &&
      box.bottom > top;
    if (!isOver) return [];
    return [
      {
        x: (box.left + box.right) / 2 - left,
        y: (box.top + box.bottom) / 2 - top,
        width: box.width,
        height: box.height,
      },
    ];
  });
}
