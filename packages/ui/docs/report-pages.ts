/** Folder of the auditor's report in a built Storybook. */
export const REPORT_FOLDER = 'accessibility-report';

/** First pages of the report, by their language. */
export const REPORT_PAGES = { de: 'index.html', en: 'en.html' } as const;

/** The page of a component, by its id in Storybook, such as `forms-button`. */
export const reportPageOf = (component: string): string => `components/${component}.en.html`;
