import type { ReactElement } from 'react';
import { REPORT_FOLDER, REPORT_PAGES } from '../../packages/ui/docs/report-pages.ts';
import { useReport } from '../../packages/ui/docs/use-report.ts';

const FOLDER = `./${REPORT_FOLDER}`;

/** Links to the report, if this Storybook contains one; otherwise how to get it. */
export function ReportLinks({ language }: { language: 'de' | 'en' }): ReactElement {
  const exists = useReport();
  if (exists === true) {
    return (
      <ul>
        <li lang="de">
          <a href={`${FOLDER}/${REPORT_PAGES.de}`} target="_top">
            Prüfbericht zur Barrierefreiheit (Deutsch)
          </a>
        </li>
        <li lang="en">
          <a href={`${FOLDER}/${REPORT_PAGES.en}`} target="_top">
            Accessibility audit report (English)
          </a>
        </li>
      </ul>
    );
  }
  if (language === 'de') {
    return (
      <p lang="de">
        Dieses Storybook enthält keinen Prüfbericht. <code>pnpm test:full report</code> erstellt
        ihn.
      </p>
    );
  }
  return (
    <p>
      This Storybook contains no report. <code>pnpm test:full report</code> creates it.
    </p>
  );
}
