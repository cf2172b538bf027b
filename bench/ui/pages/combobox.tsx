import '@portal/ui/themes.css';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Combobox, type ComboboxItem } from '@portal/ui/combobox';
import { PortalProvider } from '@portal/ui/provider';
import { placeNames } from '../../place-names.ts';

interface ComboboxProps {
  readonly options: readonly ComboboxItem[];
}

// Roles of the APG combobox pattern, which no HTML element has.
const ROLE = { list: 'listbox', option: 'option' } as const;

function optionsOf(count: number): readonly ComboboxItem[] {
  return placeNames(count).map((label, index) => ({
    value: `${index}`,
    label,
    description: `${1000 + index}`,
  }));
}

const nothing = (): void => undefined;

function PortalCombobox({ options }: ComboboxProps): ReactElement {
  return (
    <PortalProvider>
      <Combobox label="Gemarkung" items={options} value="" onValueChange={nothing} />
    </PortalProvider>
  );
}

/** Written by hand: renders every match. */
function PlainCombobox({ options }: ComboboxProps): ReactElement {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
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
          {found.map(({ value, label, description: detail }) => (
            <div key={value} role={ROLE.option} tabIndex={-1} aria-selected={false}>
              {label} ({detail})
            </div>
          ))}
        </div>
      )}
    </label>
  );
}

const COMBOBOXES = { plain: PlainCombobox, portal: PortalCombobox };

/** The comboboxes to compare. */
export type ComboboxName = keyof typeof COMBOBOXES;

declare global {
  interface Window {
    /** Renders a closed combobox with a number of options. */
    mountCombobox: (name: ComboboxName, count: number) => void;
    /** Opens its list by the arrow key, layout included. */
    openCombobox: () => void;
    /** Types a text, letter by letter, layout included. */
    typeInto: (text: string) => void;
    /** Removes it. */
    removeCombobox: () => void;
  }
}

const place = document.createElement('div');
document.body.append(place);
const layOut = (): void => void document.body.getBoundingClientRect();
let root = createRoot(place);

function input(): HTMLInputElement {
  const found = place.querySelector('input');
  if (!found) throw new Error('There is no combobox.');
  return found;
}

function expectOptions(): void {
  if (!place.querySelector('[role="option"]')) throw new Error('The list is empty.');
}

window.mountCombobox = (name, count) => {
  const Compared = COMBOBOXES[name];
  root = createRoot(place);
  flushSync(() => root.render(<Compared options={optionsOf(count)} />));
  layOut();
};

window.openCombobox = () => {
  const press = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
  flushSync(() => input().dispatchEvent(press));
  layOut();
  expectOptions();
};

window.typeInto = (text) => {
  // React tracks values that it has set itself; the native setter makes the change an input.
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (let length = 1; length <= text.length; length += 1) {
    descriptor?.set?.call(input(), text.slice(0, length));
    flushSync(() => input().dispatchEvent(new InputEvent('input', { bubbles: true })));
    layOut();
    expectOptions();
  }
};

window.removeCombobox = () => flushSync(() => root.unmount());
