import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Copies the styles of the page, and what its root says of language and theme, to another root. */
function copyStyles(to: Node): void {
  for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]')) {
    to.appendChild(style.cloneNode(true));
  }
}

/** A frame whose content React renders from the page around it, as a preview in a CMS does. */
function InFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title="Rahmen"
        sandbox="allow-same-origin"
        data-host="frame"
        style={{ inlineSize: '100%', blockSize: '30rem', border: 0 }}
        ref={(frame) => {
          const page = frame?.contentDocument;
          if (!page || body === page.body) return;
          copyStyles(page.head);
          page.documentElement.lang = document.documentElement.lang;
          setBody(page.body);
        }}
      />
      {body && createPortal(children, body)}
    </>
  );
}

/** A shadow root, as an element of a portal system or of a micro frontend has it. */
function InShadow({ children }: { readonly children: ReactNode }): ReactElement {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  return (
    <>
      <div
        data-host="shadow"
        ref={(host) => {
          if (!host || host.shadowRoot) return;
          const shadow = host.attachShadow({ mode: 'open' });
          copyStyles(shadow);
          setRoot(shadow);
        }}
      />
      {root && createPortal(children, root)}
    </>
  );
}

/** The same content in a frame and in a shadow root; what names its host is unique. */
export function InBoth({
  children,
}: {
  readonly children: (host: 'frame' | 'shadow') => ReactNode;
}): ReactElement {
  return (
    <>
      <InFrame>{children('frame')}</InFrame>
      <InShadow>{children('shadow')}</InShadow>
    </>
  );
}
