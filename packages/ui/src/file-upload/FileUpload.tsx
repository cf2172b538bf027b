import { forwardRef, useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, DragEvent } from 'react';
import { moveFocus } from '../assistive/move-focus.ts';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import type { FileLimits } from '../file-field/files.ts';
import { useMergedRef } from '../hooks/index.ts';
import { useAnnounce, useComponentTexts, useLocale } from '../provider/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './FileUpload.css.ts';
import { fileUploadTexts } from './texts.ts';
import type { FileUploadTexts } from './texts.ts';
import type { UploadedFile, UploadOptions } from './types.ts';
import { UploadList } from './UploadList.tsx';
import { sizeText, typeNames } from './uploads.ts';
import { useUploads } from './use-uploads.ts';

/** Properties of a file upload; further attributes and `ref` go to the button, `className` to the outermost element. */
export interface FileUploadProps
  extends FieldOwnProps,
    FileLimits,
    Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'defaultValue' | 'value' | 'type'> {
  /** Transfers a file. The promise has what the server calls the file; if it is rejected, the file can be sent again. */
  readonly onUpload: (file: File, options: UploadOptions) => Promise<string>;
  /** Files that were transferred before, such as when a person comes back to the page; none by default. */
  readonly defaultValue?: readonly UploadedFile[] | undefined;
  /** Called with all transferred files when one is added or removed. */
  readonly onValueChange?: ((files: readonly UploadedFile[]) => void) | undefined;
  /** Called when the first transfer begins and when the last one has ended: until then the form waits. */
  readonly onPendingChange?: ((pending: boolean) => void) | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<FileUploadTexts> | undefined;
}

/**
 * Transfers several files while the form is filled in: chosen with a button or dropped, with progress, cancelling, trying again and
 * removing. With a `name`, the form submits what the server calls each file.
 */
export const FileUpload = forwardRef<HTMLButtonElement, FileUploadProps>(
  function FileUpload(props, ref) {
    const [field, control] = splitField(props);
    const { accept, maxBytes, maxCount, onUpload, defaultValue = [], ...others } = control;
    const { onValueChange, onPendingChange, texts, name, form, disabled, onClick, ...rest } =
      others;
    const t = useComponentTexts(fileUploadTexts, texts);
    const locale = useLocale();
    const announce = useAnnounce();
    const input = useRef<HTMLInputElement>(null);
    const button = useRef<HTMLButtonElement>(null);
    const list = useRef<HTMLDivElement>(null);
    const mergedRef = useMergedRef(button, ref);
    const limits = { accept, maxBytes, maxCount };
    const { items, add, retry, remove } = useUploads(defaultValue, limits, {
      onUpload,
      onValueChange,
      onPendingChange,
      onEnd: (item) => {
        const word = item.problem ?? (item.status === 'done' ? 'done' : 'failed');
        announce(`${item.name}: ${t[word]}`, word === 'done' ? 'polite' : 'assertive');
      },
    });
    const [isDragging, setDragging] = useState(false);
    const focusAt = useRef<number | null>(null);
    useEffect(() => {
      if (focusAt.current === null) return;
      const next = Math.min(focusAt.current, items.length - 1);
      focusAt.current = null;
      const other = list.current?.querySelector<HTMLElement>(`[data-remove-file="${next}"]`);
      moveFocus(other ?? button.current);
    }, [items]);
    const names = typeNames(accept, t.images);
    const said = [
      names !== '' && t.types(names),
      maxBytes !== undefined && t.maxBytes(sizeText(maxBytes, locale)),
      maxCount !== undefined && t.maxCount(maxCount),
    ].filter(Boolean);
    const described = (id: string, describedBy: string | undefined): string | undefined =>
      [
        describedBy,
        // A button cannot be required by a state.
        field.requirement === 'required' && `${id}-marking`,
        said.length > 0 && `${id}-limits`,
      ]
        .filter(Boolean)
        .join(' ') || undefined;
    const dragged = (event: DragEvent, dragging: boolean): void => {
      // Otherwise the browser would open the file.
      event.preventDefault();
      setDragging(dragging && !disabled);
    };
    return (
      <Field {...field}>
        {({ id, 'aria-describedby': describedBy }) => (
          <>
            {said.length > 0 && (
              <p id={`${id}-limits`} lang={langOf(t, 'maxCount')} className={css.limits}>
                {said.join(' ')}
              </p>
            )}
            <div
              className={css.zone}
              data-dragging={isDragging || undefined}
              onDragOver={(event) => dragged(event, true)}
              onDragLeave={(event) => dragged(event, false)}
              onDrop={(event) => {
                dragged(event, false);
                if (!disabled) add([...event.dataTransfer.files]);
              }}
            >
              <Button
                {...rest}
                ref={mergedRef}
                id={id}
                disabled={disabled}
                aria-labelledby={`${id}-label ${id}-button`}
                aria-describedby={described(id, describedBy)}
                onClick={(event) => {
                  onClick?.(event);
                  if (!event.defaultPrevented) input.current?.click();
                }}
              >
                <span id={`${id}-button`} lang={langOf(t, 'choose')}>
                  {t.choose(maxCount ?? 2)}
                </span>
              </Button>
              <span lang={langOf(t, 'drop')} className={css.drop}>
                {t.drop}
              </span>
              <input
                ref={input}
                type="file"
                hidden
                tabIndex={-1}
                multiple={maxCount !== 1}
                accept={accept}
                disabled={disabled}
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  // So that the same file can be chosen again.
                  target.value = '';
                }}
              />
            </div>
            {items.length > 0 && (
              <div ref={list}>
                <UploadList
                  items={items}
                  locale={locale}
                  disabled={disabled}
                  texts={t}
                  onRetry={(item, position) => {
                    focusAt.current = position;
                    retry(item);
                  }}
                  onRemove={(item, position) => {
                    focusAt.current = position;
                    remove(item);
                    announce(t.removed(item.name), 'polite');
                  }}
                />
              </div>
            )}
            {name &&
              items.map(
                (item) =>
                  item.id !== undefined && (
                    <input
                      key={item.key}
                      type="hidden"
                      name={name}
                      form={form}
                      disabled={disabled}
                      value={item.id}
                    />
                  ),
              )}
          </>
        )}
      </Field>
    );
  },
);
