import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { DateLimits } from '../date-field/index.ts';
import { useTextDirection } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { useAnnounce } from '../provider/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { dayAfterKey, dayText, isSameMonth, weeksOf } from './calendar.ts';
import * as css from './DatePicker.css.ts';
import type { DatePickerTexts } from './texts.ts';

interface CalendarProps extends DateLimits {
  /** The chosen day; `''` for none. */
  readonly value: string;
  /** The day that has the focus at first, within the limits. */
  readonly start: string;
  readonly today: string;
  readonly locale: string;
  readonly reasonAgainst: ((day: string) => string | undefined) | undefined;
  readonly texts: DatePickerTexts;
  readonly onChoose: (day: string) => void;
}

/** Buttons that do what a key does. */
const BEFORE = [
  ['previousYear', 'Shift+PageUp', 'arrow-left'],
  ['previousMonth', 'PageUp', 'chevron-left'],
] as const satisfies readonly (readonly [keyof DatePickerTexts, string, IconName])[];
const AFTER = [
  ['nextMonth', 'PageDown', 'chevron-right'],
  ['nextYear', 'Shift+PageDown', 'arrow-right'],
] as const satisfies
  | typeof BEFORE
  | readonly (readonly [keyof DatePickerTexts, string, IconName])[];

/** Roles of the pattern grid; a day is a button in its cell. */
const GRID = {
  grid: { role: 'grid' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The days of a month, as a grid of the ARIA Authoring Practices: one tab stop, arrow keys move by day and week. */
export function Calendar(props: CalendarProps): ReactElement {
  const { value, start, today, locale, min, max, reasonAgainst, texts, onChoose } = props;
  const announce = useAnnounce();
  const id = useId();
  const [active, setActive] = useState(start);
  const grid = useRef<HTMLDivElement>(null);
  const direction = useTextDirection(grid);
  // The buttons above keep the focus.
  const followsFocus = useRef(true);
  useEffect(() => {
    if (!followsFocus.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const monthText = (day: string): string =>
    dayText(day, locale, { month: 'long', year: 'numeric' });
  const after = (key: string): string | null => dayAfterKey(active, key, locale, { min, max });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = direction === 'rtl' ? (MIRRORED[event.key] ?? event.key) : event.key;
    const next = after(event.shiftKey ? `Shift+${key}` : key);
    if (next === null) return;
    event.preventDefault();
    followsFocus.current = true;
    setActive(next);
  };
  // Not on each day, which has the focus.
  const handlers = { onKeyDown };
  const weeks = weeksOf(active, locale);
  const isOutside = (day: string): boolean =>
    (min !== undefined && day < min) || (max !== undefined && day > max);
  const reasonOf = (day: string): string | undefined =>
    isOutside(day) ? texts.unavailable : reasonAgainst?.(day);
  const buttons = (list: typeof BEFORE | typeof AFTER): ReactElement => (
    <span>
      {list.map(([text, key, icon]) => (
        <button
          key={text}
          type="button"
          lang={langOf(texts, text)}
          className={css.change}
          aria-label={texts[text]}
          // Not `disabled`: a button that disables itself would lose the focus.
          aria-disabled={after(key) === active || undefined}
          onClick={() => {
            const next = after(key) ?? active;
            followsFocus.current = false;
            setActive(next);
            // A day that gets the focus says its month itself.
            announce(monthText(next), 'polite');
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  );
  const reason = reasonOf(active);
  return (
    <div>
      <div className={css.head}>
        {buttons(BEFORE)}
        <span id={`${id}-month`} className={css.month}>
          {monthText(active)}
        </span>
        {buttons(AFTER)}
      </div>
      <div
        {...handlers}
        {...GRID.grid}
        ref={grid}
        aria-labelledby={`${id}-month`}
        className={css.grid}
      >
        <div {...GRID.row} className={css.week}>
          {weeks[0]?.map((day) => (
            <div
              key={day}
              {...GRID.header}
              className={css.weekday}
              aria-label={dayText(day, locale, { weekday: 'long' })}
            >
              {dayText(day, locale, { weekday: 'short' })}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} {...GRID.row} className={css.week}>
            {week.map((day) => (
              <div
                key={day}
                {...GRID.cell}
                className={css.cell}
                aria-selected={day === value || undefined}
              >
                {isSameMonth(day, active) && (
                  <button
                    type="button"
                    className={css.day}
                    data-day={day}
                    tabIndex={day === active ? 0 : -1}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={`${dayText(day, locale, { dateStyle: 'full' })}${day === today ? `, ${texts.today}` : ''}`}
                    aria-disabled={reasonOf(day) !== undefined || undefined}
                    aria-describedby={day === active && reason ? `${id}-reason` : undefined}
                    onFocus={() => setActive(day)}
                    onClick={() => {
                      if (reasonOf(day) === undefined) onChoose(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p id={`${id}-reason`} className={css.reason}>
        {reason}
      </p>
    </div>
  );
}
