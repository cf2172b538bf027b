export { classNames } from './classNames.ts';
export { rootClassName } from './rootClassName.ts';
