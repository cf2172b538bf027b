/** Whether files are dragged over something else than a field that takes them. */
function isBesideField({ dataTransfer, target }: DragEvent): boolean {
  const isField = target !== null && 'type' in target && target.type === 'file';
  return !isField && (dataTransfer?.types.includes('Files') ?? false);
}

function refuse(event: Event): void {
  const drag = event as DragEvent;
  if (!isBesideField(drag)) return;
  drag.preventDefault();
  if (drag.dataTransfer) drag.dataTransfer.dropEffect = 'none';
}

/** A file that is dropped beside its field would replace the page, and with it what was typed (IN-5). */
export function refuseDrops(page: EventTarget): void {
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}
