import { useId } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { Icon, iconOf } from '../icons/index.ts';
import type { PortalLinkComponent } from '../provider/index.ts';
import * as css from './Menu.css.ts';
import type { MenuItem } from './types.ts';

/** One item of a menu; `close` closes the menu, and moves the focus to its button. */
export function MenuEntry(props: {
  readonly item: MenuItem;
  readonly close: () => void;
  readonly link: PortalLinkComponent;
}): ReactElement {
  const { item, close, link: Link } = props;
  const id = useId();
  const activate = (event: MouseEvent): void => {
    if (item.disabled) {
      event.preventDefault();
      return;
    }
    close();
    item.onClick?.();
  };
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: css.item,
    'aria-current': item.current ? ('true' as const) : undefined,
    'aria-disabled': item.disabled || undefined,
    'aria-describedby': item.disabled && item.reason ? `${id}-reason` : undefined,
    onClick: activate,
  };
  const content = (
    <>
      {iconOf(item.icon)}
      <span className={css.label} data-label="" lang={item.lang}>
        {item.label}
      </span>
      {item.current && <Icon name="check" className={css.tick} />}
    </>
  );
  if (item.href === undefined || item.disabled) {
    return (
      <>
        <button {...shared} type="button">
          {content}
        </button>
        {item.disabled && item.reason && (
          <span id={`${id}-reason`} className={css.reason}>
            {item.reason}
          </span>
        )}
      </>
    );
  }
  return (
    <Link {...shared} href={item.href} hrefLang={item.lang}>
      {content}
    </Link>
  );
}
