import { forwardRef, useState } from 'react';
import type { ComponentPropsWithoutRef, FocusEvent, KeyboardEvent } from 'react';
import { useMergedRef } from '../hooks/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import { NotificationCard } from './NotificationCard.tsx';
import * as css from './NotificationStack.css.ts';
import { notificationStackTexts } from './texts.ts';
import type { NotificationStackTexts } from './texts.ts';
import type { NotificationItem } from './types.ts';
import { useAnnouncedOnce, useFocusAfterDismissal, usePageHidden } from './useStackBehaviour.ts';

/** Properties of the notification stack. */
export interface NotificationStackProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Oldest first; of several with one id the last counts. */
  readonly items: readonly NotificationItem[];
  /** Asked for when a notification is closed or its time is over; the consumer removes it. */
  readonly onDismiss: (id: string) => void;
  /** How many are shown, the newest ones; the rest waits behind a button. Default 3. */
  readonly maxVisible?: number | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<NotificationStackTexts> | undefined;
}

/** Of several items with one id only the last stays, at the place of the first. */
function withoutDuplicates(items: readonly NotificationItem[]): readonly NotificationItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/**
 * Messages between header and content (UI-4). Each is spoken once by the provider's announcer.
 * Time stands still while the pointer or the focus is on the stack or the page is hidden.
 */
export const NotificationStack = forwardRef<HTMLElement, NotificationStackProps>(
  function NotificationStack(
    { items, onDismiss, maxVisible = 3, texts, className, ...rest },
    outerRef,
  ) {
    const t = useTexts(notificationStackTexts, texts);
    const [hovered, setHovered] = useState(false);
    const [focused, setFocused] = useState(false);
    const [all, setAll] = useState(false);
    const hidden = usePageHidden();
    const shown = withoutDuplicates(items);
    const visible = all ? shown : shown.slice(-maxVisible);
    const { region, rememberOrigin, dismiss, focusCard } = useFocusAfterDismissal(shown, onDismiss);
    const ref = useMergedRef(region, outerRef);
    useAnnouncedOnce(shown, t);

    const enter = (event: FocusEvent): void => {
      setFocused(true);
      rememberOrigin(event.relatedTarget);
    };
    const leave = (event: FocusEvent<HTMLElement>): void => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
      const id = event.target.closest<HTMLElement>('[data-notification]')?.dataset['notification'];
      const item = shown.find((candidate) => candidate.id === id);
      if (item && item.closable !== false) dismiss(item.id);
    };

    // The region only watches what happens inside it; it is no control itself.
    const handlers = {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: enter,
      onBlur: leave,
      onKeyDown: closeOnEscape,
    };

    const showAll = (): void => {
      // The pressed button goes; what it brought takes the focus.
      focusCard(0);
      setAll(true);
    };

    if (shown.length === 0) {
      if (all) setAll(false);
      // An element that goes takes neither pointer nor focus with it in events.
      if (hovered) setHovered(false);
      if (focused) setFocused(false);
      return null;
    }
    return (
      <section
        aria-label={t.label(shown.length)}
        {...rest}
        {...handlers}
        ref={ref}
        tabIndex={-1}
        className={classNames(css.stack, className)}
      >
        <ul className={css.list}>
          {visible.map((item) => (
            <NotificationCard
              key={item.id}
              item={item}
              paused={hovered || focused || hidden}
              texts={t}
              onDismiss={dismiss}
            />
          ))}
        </ul>
        {visible.length < shown.length && (
          <button type="button" className={css.more} onClick={showAll}>
            {t.more(shown.length - visible.length)}
          </button>
        )}
      </section>
    );
  },
);
