import { describe, expect, it } from 'vitest';
import { refuseDrops } from './refuse-drops.ts';

/** A drag over the page, or over a control of this type. @returns whether the browser does nothing, and the shown effect */
function drag(kind: string, types: readonly string[], type?: string) {
  const page = Object.assign(new EventTarget(), type === undefined ? {} : { type });
  refuseDrops(page);
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(kind, { cancelable: true }), { dataTransfer });
  page.dispatchEvent(event);
  return [event.defaultPrevented, dataTransfer.dropEffect];
}

describe('a file that is dropped (IN-5)', () => {
  it.each(['dragover', 'drop'])('does not replace the page beside its field: %s', (kind) => {
    expect(drag(kind, ['Files'])).toEqual([true, 'none']);
    expect(drag(kind, ['Files'], 'text')).toEqual([true, 'none']);
  });

  it.each(['dragover', 'drop'])('is taken by its field, and text by every field: %s', (kind) => {
    expect(drag(kind, ['Files'], 'file')).toEqual([false, 'copy']);
    expect(drag(kind, ['text/plain'], 'text')).toEqual([false, 'copy']);
  });
});
