import '@portal/ui/themes.css';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Combobox } from '@portal/ui/combobox';
import { PortalProvider } from '@portal/ui/provider';

/** Names as long as those of subdistricts. */
interface Place {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

interface ChooserProps {
  readonly places: readonly Place[];
}

// The pattern of an editable combobox wants roles that no element has.
const ROLE = { list: 'listbox', option: 'option' } as const;

const STEMS = ['Linden', 'Mühl', 'Ober', 'Nieder', 'Wald', 'Stein', 'Alt', 'Neu', 'Berg', 'Feld'];
const ENDS = ['au', 'dorf', 'bach', 'hausen', 'heim', 'rode', 'brück', 'born', 'beck', 'loh'];

function placesOf(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `${index}`,
    label: `${STEMS[index % STEMS.length]}${ENDS[Math.floor(index / 10) % ENDS.length]}`,
    detail: `${1000 + index}`,
  }));
}

const nothing = (): void => undefined;

function PortalChooser({ places }: ChooserProps): ReactElement {
  return (
    <PortalProvider>
      <Combobox label="Gemarkung" options={places} value="" onValueChange={nothing} />
    </PortalProvider>
  );
}

/** As one writes it by hand: everything that matches is drawn. */
function PlainChooser({ places }: ChooserProps): ReactElement {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = places.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <label>
      Gemarkung
      <input
        role="combobox"
        aria-expanded={isOpen}
        aria-controls="list"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === 'ArrowDown' && setOpen(true)}
      />
      {isOpen && (
        <div role={ROLE.list} id="list" aria-label="Gemarkung">
          {found.map(({ value, label, detail }) => (
            <div key={value} role={ROLE.option} tabIndex={-1} aria-selected={false}>
              {label} ({detail})
            </div>
          ))}
        </div>
      )}
    </label>
  );
}

const CHOOSERS = { plain: PlainChooser, portal: PortalChooser };

/** The choosers to compare. */
export type ChooserName = keyof typeof CHOOSERS;

declare global {
  interface Window {
    /** Draws a chooser of so many places, closed. */
    mountChooser: (name: ChooserName, count: number) => void;
    /** Opens its list by the arrow key and has it laid out. */
    openChooser: () => void;
    /** Types a text into it, letter by letter, each laid out. */
    typeInto: (text: string) => void;
    /** Takes it away. */
    removeChooser: () => void;
  }
}

const place = document.createElement('div');
document.body.append(place);
const layOut = (): void => void document.body.getBoundingClientRect();
let root = createRoot(place);

function input(): HTMLInputElement {
  const found = place.querySelector('input');
  if (!found) throw new Error('There is no chooser.');
  return found;
}

function expectOptions(): void {
  if (!place.querySelector('[role="option"]')) throw new Error('The list is empty.');
}

window.mountChooser = (name, count) => {
  const Chooser = CHOOSERS[name];
  root = createRoot(place);
  flushSync(() => root.render(<Chooser places={placesOf(count)} />));
  layOut();
};

window.openChooser = () => {
  const press = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
  flushSync(() => input().dispatchEvent(press));
  layOut();
  expectOptions();
};

window.typeInto = (text) => {
  // React keeps the value it gave; the native setter makes the change look like a person's.
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (let length = 1; length <= text.length; length += 1) {
    descriptor?.set?.call(input(), text.slice(0, length));
    flushSync(() => input().dispatchEvent(new InputEvent('input', { bubbles: true })));
    layOut();
    expectOptions();
  }
};

window.removeChooser = () => flushSync(() => root.unmount());
