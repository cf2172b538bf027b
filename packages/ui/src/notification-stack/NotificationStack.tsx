import { forwardRef, useState } from 'react';
import type { ComponentPropsWithoutRef, FocusEvent, KeyboardEvent } from 'react';
import { OWN_CLICK_LISTENER } from '../assistive/own-click-listener.ts';
import { useIsInPage } from '../assistive/use-is-in-page.ts';
import { isElement, useMergedRef } from '../hooks/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { NotificationCard } from './NotificationCard.tsx';
import * as css from './NotificationStack.css.ts';
import { notificationStackTexts } from './texts.ts';
import type { NotificationStackTexts } from './texts.ts';
import type { NotificationItem } from './types.ts';
import { useAnnouncedOnce, useFocusAfterRemoval, usePageHidden } from './use-stack-behaviour.ts';

/** Properties of the notification stack. */
export interface NotificationStackProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Oldest first; of several with the same id the last is shown. */
  readonly items: ReadonlyArray<NotificationItem>;
  /** Called when a notification is closed or its timeout ends; the consumer removes the item. */
  readonly onDismiss: (id: string) => void;
  /**
   * Number of visible notifications, the newest ones; the others are behind a button. Default 3.
   */
  readonly maxVisible?: number | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<NotificationStackTexts> | undefined;
}

/** The items, and after the last one was removed the previous ones: see `useIsInPage`. */
function useShownItems(items: readonly NotificationItem[]): readonly NotificationItem[] {
  const [last, setLast] = useState(items);
  const isOpen = items.length > 0;
  const isInPage = useIsInPage(isOpen);
  if (isOpen && items !== last) setLast(items);
  return !isOpen && isInPage ? last : items;
}

/** Of several items with the same id the last one replaces the first. */
function withoutDuplicates(items: readonly NotificationItem[]): readonly NotificationItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/**
 * Messages between header and content. Each is announced once through the provider. Timeouts
 * are paused while the pointer or the focus is in the stack or the page is hidden.
 */
export const NotificationStack = forwardRef<HTMLElement, NotificationStackProps>(
  function NotificationStack(
    { items, onDismiss, maxVisible = 3, texts, className, onClick, ...rest },
    forwardedRef,
  ) {
    const t = useComponentTexts(notificationStackTexts, texts);
    const [hovered, setHovered] = useState(false);
    const [focused, setFocused] = useState(false);
    const [all, setAll] = useState(false);
    const hidden = usePageHidden();
    const closed = items.length === 0;
    const shown = withoutDuplicates(useShownItems(items));
    const visible = all ? shown : shown.slice(-maxVisible);
    const { region, rememberCard, rememberOrigin, focusFirst } = useFocusAfterRemoval(items);
    const ref = useMergedRef(region, forwardedRef);
    useAnnouncedOnce(closed ? items : shown, t);

    const enter = (event: FocusEvent): void => {
      setFocused(true);
      rememberOrigin(event.relatedTarget);
      rememberCard(event.target);
    };
    const leave = (event: FocusEvent<HTMLElement>): void => {
      // A removed element fires no event.
      rememberCard(null);
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    };
    const dismissAround = (target: Element): void => {
      const id = target.closest<HTMLElement>('[data-notification]')?.dataset['notification'];
      const item = shown.find((candidate) => candidate.id === id);
      if (item && item.dismissible !== false) onDismiss(item.id);
    };
    const closeOnEscape = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && isElement(target)) dismissAround(target);
    };
    // The region handles events of its content; it is not a control itself.
    const handlers = {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: enter,
      onBlur: leave,
      onKeyDown: closeOnEscape,
      onClick: onClick ?? OWN_CLICK_LISTENER,
    };

    const showAll = (): void => {
      // The button disappears; the first notification it shows is focused.
      focusFirst();
      setAll(true);
    };

    if (closed) {
      if (all) setAll(false);
      // A removed element fires neither mouseleave nor blur.
      if (hovered) setHovered(false);
      if (focused) setFocused(false);
    }
    if (shown.length === 0) return null;
    return (
      <section
        aria-label={t.label(shown.length)}
        {...rest}
        {...handlers}
        ref={ref}
        tabIndex={-1}
        data-closed={closed ? '' : undefined}
        className={rootClassName(css.stack, className)}
      >
        <ul className={css.list}>
          {visible.map((item) => (
            <NotificationCard
              key={item.id}
              item={item}
              paused={closed || hovered || focused || hidden}
              texts={t}
              onDismiss={onDismiss}
            />
          ))}
        </ul>
        {visible.length < shown.length && (
          <button lang={langOf(t, 'more')} type="button" className={css.more} onClick={showAll}>
            {t.more(shown.length - visible.length)}
          </button>
        )}
      </section>
    );
  },
);
