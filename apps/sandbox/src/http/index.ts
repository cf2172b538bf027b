export { PAGE_CSS, sendPage } from './page.ts';
export { Html, html } from './html.ts';
export { isSameOriginForm, sendProblem, hasBearerToken } from './problem.ts';
export { BodyError, readBody } from './read-body.ts';
export { serviceCredentials } from './service-credentials.ts';
