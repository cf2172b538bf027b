import { forwardRef, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import type { ButtonProps } from '../button/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { usePopover } from '../popover/use-popover.ts';
import { usePortalLink } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Menu.css.ts';
import { MenuEntry } from './MenuEntry.tsx';
import type { MenuGroup, MenuItem } from './types.ts';
import { focusItem, useMenuKeys } from './use-menu-keys.ts';

/** Properties of a menu; further attributes go to the button, `className` to the outermost element. */
export interface MenuProps extends Omit<ButtonProps, 'asChild' | 'block' | 'children' | 'iconEnd'> {
  /** Text of the button, and name of the menu. */
  readonly label: ReactNode;
  /** Actions, links, and groups of them. */
  readonly items: ReadonlyArray<MenuItem | MenuGroup>;
}

// A native group, `fieldset`, is one of the controls of a form.
const GROUP = { role: 'group' } as const;

/**
 * A button that opens a list of actions and links (pattern "menu button" of the ARIA Authoring Practices). For settings with one value
 * use an `OptionMenu` or `Select`.
 */
export const Menu = forwardRef<HTMLButtonElement, MenuProps>(function Menu(
  { label, items, className, onClick, onKeyDown, id, ...rest },
  ref,
) {
  const ownId = useId();
  const buttonId = id ?? ownId;
  const button = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(button, ref);
  const menu = useRef<HTMLDivElement>(null);
  const { open, ...popover } = usePopover(button, menu);
  const startsAt = useRef<'first' | 'last'>('first');
  const moveByKey = useMenuKeys();
  const link = usePortalLink();
  useEffect(() => {
    if (open) focusItem(menu.current, startsAt.current);
    startsAt.current = 'first';
  }, [open]);
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>): void => {
    onKeyDown?.(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startsAt.current = event.key === 'ArrowUp' ? 'last' : 'first';
    if (open) focusItem(menu.current, startsAt.current);
    else popover.show();
  };
  const entryOf = (item: MenuItem): ReactNode => (
    <MenuEntry key={item.id} item={item} close={popover.hide} link={link} />
  );
  return (
    <div {...popover.around} className={rootClassName(css.root, className)}>
      <Button
        {...rest}
        ref={mergedRef}
        id={buttonId}
        iconEnd="chevron-down"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={`${buttonId}-menu`}
        onKeyDown={openByArrow}
        onClick={(event) => {
          onClick?.(event);
          popover.onClick();
        }}
      >
        {label}
      </Button>
      <div
        ref={menu}
        id={`${buttonId}-menu`}
        role="menu"
        tabIndex={-1}
        aria-labelledby={buttonId}
        popover="auto"
        className={css.menu}
        data-open={open || undefined}
        onKeyDown={moveByKey}
      >
        {items.map((item) =>
          'items' in item ? (
            <div
              key={item.id}
              {...GROUP}
              className={css.group}
              aria-labelledby={`${buttonId}-${item.id}`}
            >
              <span id={`${buttonId}-${item.id}`} className={css.heading}>
                {item.heading}
              </span>
              {item.items.map(entryOf)}
            </div>
          ) : (
            entryOf(item)
          ),
        )}
      </div>
    </div>
  );
});
