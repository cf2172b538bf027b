import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { copyStyles, InFrame } from '../../../packages/ui/src/testing/in-frame.tsx';

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
