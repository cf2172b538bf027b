import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';

/** What is pressed, chosen or told by a style or a colour only (EYE-5); see `gate.long.test.ts`. */
const meta = {
  title: 'Nonconforming/Pressed',
  tags: ['!dev', '!autodocs', '!test', 'nonconforming', 'gate-only'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const target = { minInlineSize: vars.target, minBlockSize: vars.target };
const edged = { ...target, borderColor: vars.color.controlEdge };

/** A button that only the pointer and Enter press. */
export const SpacePrevented: Story = {
  render: () => (
    <button
      type="button"
      style={target}
      onKeyDown={(event) => event.key === ' ' && event.preventDefault()}
    >
      Weiter
    </button>
  ),
};

/** A checkbox that Space does not check. */
export const SpacePreventedOnCheckbox: Story = {
  render: () => (
    <label style={target}>
      <input
        type="checkbox"
        style={target}
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      />
      Papier
    </label>
  ),
};

function PressedEarly(): ReactElement {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <button type="button" style={target} onPointerDown={() => setDone(true)}>
        Löschen
      </button>
      <p>{isDone ? 'Gelöscht' : 'Eine Position'}</p>
    </>
  );
}

/** A button that acts before the pointer is released: nobody can think again. */
export const ActsOnPointerDown: Story = {
  render: () => <PressedEarly />,
};

function Shortcut(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'h') setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return <p>{isOpen ? 'Hilfe' : 'Bestellung'}</p>;
}

/** A letter that opens the help, also while somebody dictates. */
export const LetterOpensHelp: Story = {
  render: () => <Shortcut />,
};

function MovingSelect(): ReactElement {
  const next = useRef<HTMLButtonElement>(null);
  return (
    <>
      <label>
        Format{' '}
        <select style={edged} onChange={() => next.current?.focus()}>
          <option>A4</option>
          <option>A3</option>
        </select>
      </label>
      <button ref={next} type="button" style={target}>
        Weiter
      </button>
    </>
  );
}

/** A chosen format moves the focus to the next button. */
export const ChoiceMovesFocus: Story = {
  render: () => <MovingSelect />,
};

/** A chosen box leads to another page. */
export const ChoiceNavigates: Story = {
  render: () => (
    <label style={target}>
      <input
        type="checkbox"
        style={target}
        onChange={() => history.replaceState(null, '', '#papier')}
      />
      Papier
    </label>
  ),
};

const PLACEHOLDER = `.pressed::placeholder { color: ${vars.color.ink} }`;

/** A text beside a field, which a press does not lead to it. */
export const DeadLabel: Story = {
  render: () => (
    <>
      <style>{PLACEHOLDER}</style>
      <span id="dead-label">Ort</span>{' '}
      <input className="pressed" type="text" aria-labelledby="dead-label" style={edged} />
    </>
  ),
};

/** A label whose press is prevented. */
export const PreventedLabel: Story = {
  render: () =>
    createElement(
      'label',
      { onClick: (event: { preventDefault: () => void }) => event.preventDefault() },
      createElement('style', {}, PLACEHOLDER),
      'Ort ',
      createElement('input', { className: 'pressed', type: 'text', style: edged }),
    ),
};

/** The step that only its colour shows. */
export const StepByColor: Story = {
  render: () => (
    <ol>
      <li style={{ color: vars.color.ink }}>Anmeldung</li>
      <li style={{ color: vars.color.action }}>Flurstück</li>
      <li style={{ color: vars.color.ink }}>Zahlung</li>
    </ol>
  ),
};

const WORDS_OF_STYLE = `.words-of-style::after { content: ' (Pflichtangabe)' }`;

/** A word that only a style writes. */
export const WordsOfStyle: Story = {
  render: () => (
    <p>
      <style>{WORDS_OF_STYLE}</style>
      <span className="words-of-style">Ort</span>
    </p>
  ),
};

const BLINK = `
  @keyframes blink { 50% { opacity: 0.4 } }
  @media (prefers-reduced-motion: no-preference) { .blink { animation: blink 1s infinite } }`;

/** A text that blinks for ever. */
export const Blinking: Story = {
  render: () => (
    <p>
      <style>{BLINK}</style>
      <span className="blink">Neu</span>
    </p>
  ),
};

const VANISHES_MS = 10_000;

function Vanishing(): ReactElement {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), VANISHES_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output>
      {isShown && (
        <>
          Die Position ist entfernt.{' '}
          <button type="button" style={target}>
            Wiederherstellen
          </button>
        </>
      )}
    </output>
  );
}

/** A notice that vanishes with its button before some people have read it. */
export const VanishingNotice: Story = {
  render: () => <Vanishing />,
};
