import type { ReactNode } from 'react';
import type { FieldTexts } from './texts.ts';

/** What every field has around its control. */
export interface FieldOwnProps {
  /** Always visible; the accessible name of the control. */
  readonly label: ReactNode;
  /** What to enter, before anything goes wrong. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; the word "Fehler:" and an icon are added. */
  readonly error?: ReactNode;
  /** Says whether the field may stay empty; said in a word beside the label, not by a star. */
  readonly requirement?: 'required' | 'optional' | undefined;
  /** Something below the control, such as a disclosure that helps. */
  readonly help?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly fieldTexts?: Partial<FieldTexts> | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  /** Id that the label names. */
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}
