import type { ReactElement } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './FileUpload.css.ts';
import type { FileUploadTexts } from './texts.ts';
import type { UploadItem } from './types.ts';
import { sizeText } from './uploads.ts';

interface UploadListProps {
  readonly items: readonly UploadItem[];
  readonly locale: string;
  readonly disabled: boolean | undefined;
  readonly texts: FileUploadTexts;
  readonly onRetry: (item: UploadItem, position: number) => void;
  readonly onRemove: (item: UploadItem, position: number) => void;
}

const ICONS: Readonly<Record<UploadItem['status'], IconName>> = {
  uploading: 'document',
  done: 'check-circle',
  failed: 'alert-circle',
  refused: 'alert-circle',
};

/** The files with their state, each with the buttons that are possible then. */
export function UploadList(props: UploadListProps): ReactElement {
  const { items, locale, disabled, texts, onRetry, onRemove } = props;
  return (
    <ul className={css.list} aria-label={texts.list}>
      {items.map((item, position) => {
        const { key, name, bytes, status, share, problem } = item;
        const word = problem ?? status;
        const leaving = status === 'uploading' ? 'cancel' : 'remove';
        return (
          <li key={key} className={css.item} data-status={status}>
            <Icon name={ICONS[status]} className={css.icon} />
            <div className={css.file}>
              <span className={css.name}>{name}</span>
              <span className={css.state}>
                {sizeText(bytes, locale)} ·{' '}
                <span lang={langOf(texts, word === 'refused' ? 'failed' : word)}>
                  {texts[word === 'refused' ? 'failed' : word]}
                </span>
              </span>
              {status === 'uploading' && (
                <progress
                  className={css.progress}
                  aria-label={texts.progress(name)}
                  max={100}
                  value={Math.round(share * 100)}
                />
              )}
            </div>
            <div className={css.buttons}>
              {status === 'failed' && (
                <Button
                  size="small"
                  variant="quiet"
                  lang={langOf(texts, 'retry')}
                  aria-label={texts.retryFile(name)}
                  disabled={disabled}
                  onClick={() => onRetry(item, position)}
                >
                  {texts.retry}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                lang={langOf(texts, leaving)}
                aria-label={texts[`${leaving}File`](name)}
                disabled={disabled}
                data-remove-file={position}
                onClick={() => onRemove(item, position)}
              >
                {texts[leaving]}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
