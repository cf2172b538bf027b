export { classNames } from './class-names.ts';
export { rootClassName } from './root-class-name.ts';
