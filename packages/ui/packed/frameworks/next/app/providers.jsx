'use client';

import Link from 'next/link';
import { overrideTexts, PortalProvider } from '@portal/ui/provider';
import { stepperTexts } from '@portal/ui/stepper';

const texts = [overrideTexts(stepperTexts, { de: { done: 'fertig' } })];

/** Functions, such as a link and texts, are passed on the client only. */
export function Providers({ children }) {
  return (
    <PortalProvider locale="de" link={Link} texts={texts}>
      {children}
    </PortalProvider>
  );
}
