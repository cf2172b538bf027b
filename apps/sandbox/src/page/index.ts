export { PAGE_CSS, sendPage } from './frame.ts';
export { Html, html } from './html.ts';
export { isOwnForm, sendProblem, showsToken } from './problem.ts';
