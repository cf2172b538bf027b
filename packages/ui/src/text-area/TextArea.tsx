import { forwardRef, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import { useMergedRef } from '../hooks/index.ts';
import { useDebouncedAnnouncement, useComponentTexts } from '../provider/index.ts';
import * as css from './TextArea.css.ts';
import { textAreaTexts } from './texts.ts';
import type { TextAreaTexts } from './texts.ts';
import { useTextLength } from './use-text-length.ts';
import { langOf } from '../texts/lang-of.ts';

/** Properties of a text area; further attributes go to the `textarea`, `className` to the outermost element. */
export interface TextAreaProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'textarea'>, 'children' | 'required' | 'value' | 'defaultValue'> {
  /** The text; leave it out for an uncontrolled text area. */
  readonly value?: string | undefined;
  /** The initial text of an uncontrolled text area; empty by default. */
  readonly defaultValue?: string | undefined;
  /** Called with the text after each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Maximum number of characters; shown as a count. Text over the limit is not truncated, so that no pasted text is lost. */
  readonly maxLength?: number | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<TextAreaTexts> | undefined;
}

/** A multi-line text with a count of the remaining characters, announced when typing pauses. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  function TextArea(props, ref) {
    const [
      field,
      { value, defaultValue, onValueChange, onChange, maxLength, texts, rows = 6, ...rest },
    ] = splitField(props);
    const t = useComponentTexts(textAreaTexts, texts);
    const [touched, setTouched] = useState(false);
    const textarea = useRef<HTMLTextAreaElement>(null);
    const mergedRef = useMergedRef(textarea, ref);
    const length = useTextLength(textarea, value, (defaultValue ?? '').length);
    const left = maxLength === undefined ? null : maxLength - length;
    const count = left === null ? null : left < 0 ? t.tooMany(-left) : t.left(left);
    useDebouncedAnnouncement(touched ? count : null);
    return (
      <Field {...field}>
        {(control) => (
          <>
            <textarea
              {...rest}
              {...control}
              ref={mergedRef}
              rows={rows}
              value={value}
              defaultValue={defaultValue}
              className={css.textarea}
              onChange={(event) => {
                setTouched(true);
                onChange?.(event);
                onValueChange?.(event.target.value);
              }}
            />
            {count && (
              <p
                lang={langOf(t, (left ?? 0) < 0 ? 'tooMany' : 'left')}
                className={css.count}
                data-over={(left ?? 0) < 0 || undefined}
              >
                {count}
              </p>
            )}
          </>
        )}
      </Field>
    );
  },
);
