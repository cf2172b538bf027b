import { classNames } from './class-names.ts';
import { warnWithoutThemes } from './development.ts';
import { scope } from './scope.css.ts';

/** The class names of the outermost element of a component: its own, the consumer's and the scope of the reset. */
export function rootClassName(own: string, consumers: string | undefined): string {
  warnWithoutThemes();
  return classNames(scope, own, consumers);
}
