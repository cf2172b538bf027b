/** Folder of the auditor's report in a built Storybook. */
export const REPORT_FOLDER = 'accessibility-report';

/** Pages of the report in the order of the links to them, by their language. */
export const REPORT_PAGES = { de: 'index.html', en: 'en.html' } as const;
