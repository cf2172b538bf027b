import { useEffect, useRef, useState } from 'react';
import type { FileLimits } from '../file-field/files.ts';
import { useStableCallback } from '../hooks/index.ts';
import type { UploadedFile, UploadItem, UploadOptions } from './types.ts';
import { initialItems, uploadedOf, withChange, withFiles } from './uploads.ts';

interface Handlers {
  readonly onUpload: (file: File, options: UploadOptions) => Promise<string>;
  readonly onValueChange: ((files: readonly UploadedFile[]) => void) | undefined;
  readonly onPendingChange: ((pending: boolean) => void) | undefined;
  /** Called when a file is done, has failed or is refused. */
  readonly onEnd: (item: UploadItem) => void;
}

interface Uploads {
  readonly items: readonly UploadItem[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (item: UploadItem) => void;
  readonly remove: (item: UploadItem) => void;
}

const isPending = (items: readonly UploadItem[]): boolean =>
  items.some(({ status }) => status === 'uploading');

/** Holds the files and transfers them, all at the same time; aborts what still runs when the component is removed. */
export function useUploads(
  initial: readonly UploadedFile[],
  limits: FileLimits,
  handlers: Handlers,
): Uploads {
  const [items, setItems] = useState(() => initialItems(initial));
  // Transfers end between renders, and each result is added to those before.
  const latest = useRef(items);
  const running = useRef(new Map<number, AbortController>());
  const { onUpload, onValueChange, onPendingChange, onEnd } = handlers;
  const update = useStableCallback(
    (change: (now: readonly UploadItem[]) => readonly UploadItem[]) => {
      const before = latest.current;
      const next = change(before);
      latest.current = next;
      setItems(next);
      const [had, has] = [uploadedOf(before), uploadedOf(next)];
      if (had.map(({ id }) => id).join() !== has.map(({ id }) => id).join()) onValueChange?.(has);
      if (isPending(before) !== isPending(next)) onPendingChange?.(isPending(next));
    },
  );
  const end = useStableCallback((key: number, change: Partial<UploadItem>) => {
    running.current.delete(key);
    update((now) => withChange(now, key, change));
    const item = latest.current.find((one) => one.key === key);
    if (item) onEnd(item);
  });
  const transfer = async ({ key, file }: UploadItem): Promise<void> => {
    if (!file) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    const onProgress = (share: number): void => {
      if (!signal.aborted) update((now) => withChange(now, key, { share }));
    };
    try {
      const id = await onUpload(file, { signal, onProgress });
      if (!signal.aborted) end(key, { status: 'done', share: 1, id });
    } catch {
      if (!signal.aborted) end(key, { status: 'failed' });
    }
  };
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);
  return {
    items,
    add: (files) => {
      const known = latest.current.length;
      update((now) => withFiles(now, files, limits));
      for (const item of latest.current.slice(known)) {
        if (item.status === 'uploading') void transfer(item);
        else onEnd(item);
      }
    },
    retry: (item) => {
      update((now) => withChange(now, item.key, { status: 'uploading', share: 0 }));
      void transfer(item);
    },
    remove: ({ key }) => {
      running.current.get(key)?.abort();
      running.current.delete(key);
      update((now) => now.filter((item) => item.key !== key));
    },
  };
}
