import { forwardRef } from 'react';
import { Menu } from '../menu/index.ts';
import type { MenuProps } from '../menu/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './LanguageMenu.css.ts';
import { ownName } from './own-name.ts';
import { languageMenuTexts } from './texts.ts';
import type { LanguageMenuTexts } from './texts.ts';

/** A language in which the page exists. */
export interface LanguageMenuItem {
  /** BCP 47 tag, such as `de`. */
  readonly value: string;
  /** Name of the language in that language; default: as the browser names it. */
  readonly label?: string | undefined;
  /** Address of the page in this language; without it the item is a button. */
  readonly href?: string | undefined;
}

/** Properties of the menu of languages; further attributes go to the button, `className` to the outermost element. */
export interface LanguageMenuProps extends Omit<MenuProps, 'items' | 'label' | 'texts' | 'value'> {
  /** The languages. */
  readonly items: readonly LanguageMenuItem[];
  /** Language of the page. */
  readonly value: string;
  /** Called with the language that a person chooses, also by a link. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<LanguageMenuTexts> | undefined;
}

/**
 * The languages of a page, each in its own words and with its `lang`, so that people find theirs and a screen reader pronounces it (WCAG
 * 3.1.2). The language of the page has a tick.
 */
export const LanguageMenu = forwardRef<HTMLButtonElement, LanguageMenuProps>(function LanguageMenu(
  { items, value, onValueChange, texts, icon = 'globe', ...rest },
  ref,
) {
  const t = useComponentTexts(languageMenuTexts, texts);
  const nameOf = (tag: string): string =>
    items.find((item) => item.value === tag)?.label ?? ownName(tag);
  return (
    <Menu
      {...rest}
      ref={ref}
      icon={icon}
      label={
        <>
          <span className={css.label} lang={langOf(t, 'label')}>
            {t.label}:{' '}
          </span>
          <span lang={value}>{nameOf(value)}</span>
        </>
      }
      items={items.map((item) => ({
        id: item.value,
        label: nameOf(item.value),
        lang: item.value,
        href: item.href,
        current: item.value === value,
        onClick: () => onValueChange?.(item.value),
      }))}
    />
  );
});
