import type { BarrierReport } from '@portal/api';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionStore } from '../../browser/storage.ts';
import { uniqueKey } from '../../browser/unique-key.ts';
import { useServices } from '../../services/services.ts';

/** Storage key of what was typed. */
export const REPORT_KEY = 'portal.barrier-report';

/** What a person has typed. */
export interface Typed {
  readonly text: string;
  readonly email: string;
}

const isTyped = (value: unknown): value is Typed => {
  const { text, email } = Object(value);
  return typeof text === 'string' && typeof email === 'string';
};

/** What was typed before the page was loaded again. */
function readTyped(): Typed {
  const nothing = { text: '', email: '' };
  try {
    const stored: unknown = JSON.parse(sessionStore.read(REPORT_KEY) ?? 'null');
    return isTyped(stored) ? stored : nothing;
  } catch {
    return nothing;
  }
}

/** The typed report, which a reload keeps, and the call that sends it; a repeated attempt has the same id (LAW-1). */
export function useReport() {
  const { client } = useServices();
  const [typed, setTyped] = useState(readTyped);
  const attempt = useRef({ content: '', reportId: '' });
  const sending = useMutation({
    mutationFn: (report: Omit<BarrierReport, 'reportId'>) => {
      const content = JSON.stringify(report);
      if (attempt.current.content !== content) {
        attempt.current = { content, reportId: uniqueKey() };
      }
      const { reportId } = attempt.current;
      return client.call('reportBarrier', { body: { reportId, ...report } });
    },
    onSuccess: () => sessionStore.remove(REPORT_KEY),
  });
  const change = (part: Partial<Typed>): void => {
    const changed = { ...typed, ...part };
    setTyped(changed);
    sessionStore.write(REPORT_KEY, JSON.stringify(changed));
  };
  return { typed, change, sending };
}
