import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { waitFor } from 'storybook/test';

/** Copies the styles of the page to another root. */
export function copyStyles(to: Node): void {
  for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]')) {
    to.appendChild(style.cloneNode(true));
  }
}

/** A frame whose content React renders from the page around it, as a preview in a CMS does. */
export function InFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title="Rahmen"
        sandbox="allow-same-origin"
        data-host="frame"
        style={{ inlineSize: '100%', blockSize: '30rem', border: 0 }}
        // A frame of its own doctype: an empty one has the layout of old pages.
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument;
          if (!page) return;
          copyStyles(page.head);
          page.documentElement.lang = document.documentElement.lang;
          page.body.style.margin = '0';
          setBody(page.body);
        }}
      />
      {body && createPortal(children, body)}
    </>
  );
}

/**
 * Checks the content of an `InFrame` in a window of this size, in CSS px. Afterwards the frame has its own size again, as further checks
 * of the story measure the page around it.
 */
export async function inWindow(
  canvasElement: HTMLElement,
  { width, height = 700 }: { readonly width: number; readonly height?: number },
  check: (body: HTMLElement) => Promise<void>,
): Promise<void> {
  const [frame, body] = await waitFor(() => {
    const found = canvasElement.querySelector('iframe');
    const content = found?.contentDocument?.body;
    if (!found || !content?.firstElementChild) throw new Error('The frame is empty.');
    return [found, content] as const;
  });
  const { inlineSize, blockSize } = frame.style;
  frame.style.inlineSize = `${width}px`;
  frame.style.blockSize = `${height}px`;
  try {
    await check(body);
  } finally {
    frame.style.inlineSize = inlineSize;
    frame.style.blockSize = blockSize;
  }
}

/** Checks the content of an element that is as wide as this, and then as wide as before. */
export async function inWidth(
  element: Element | null,
  width: string,
  check: () => Promise<void>,
): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('The story has no container.');
  const { inlineSize } = element.style;
  element.style.inlineSize = width;
  try {
    await check();
  } finally {
    element.style.inlineSize = inlineSize;
  }
}
