import { useEffect, useState } from 'react';
import { REPORT_FOLDER } from './report-pages.ts';

/** Whether this Storybook contains the report; `null` until that is known. */
export function useReport(): boolean | null {
  const [exists, setExists] = useState<boolean | null>(null);
  useEffect(() => {
    let isMounted = true;
    const check = async (): Promise<void> => {
      const response = await fetch(`./${REPORT_FOLDER}/report.schema.json`).catch(() => null);
      const type = response?.headers.get('content-type') ?? '';
      if (isMounted) setExists(response?.ok === true && type.includes('json'));
    };
    void check();
    return () => {
      isMounted = false;
    };
  }, []);
  return exists;
}
