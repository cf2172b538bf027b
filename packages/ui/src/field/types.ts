import type { ReactNode } from 'react';
import type { FieldTexts } from './texts.ts';

/** Properties of every field. */
export interface FieldOwnProps {
  /** Always visible; accessible name of the control. */
  readonly label: ReactNode;
  /** BCP 47 tag if the language of the label differs from that of the page. */
  readonly labelLang?: string | undefined;
  /** What to enter; shown before the control. */
  readonly hint?: ReactNode;
  /** What is wrong and how to correct it; the text "Fehler:" and an icon are added. */
  readonly error?: ReactNode;
  /** Whether the field is required or optional; shown as text beside the label, not as an asterisk. */
  readonly requirement?: 'required' | 'optional' | undefined;
  /** Content below the control, such as a disclosure. */
  readonly help?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly fieldTexts?: Partial<FieldTexts> | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export interface ControlAttributes {
  /** Id that the label refers to. */
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}
