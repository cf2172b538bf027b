import { forwardRef, useId, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import './foot-placement.css.ts';
import * as css from './SelectionCard.css.ts';
import { SelectionRowItem } from './SelectionRowItem.tsx';
import type { SelectionItem } from './SelectionRowItem.tsx';
import { selectionCardTexts } from './texts.ts';
import type { SelectionCardTexts } from './texts.ts';
import type { HeadingLevel } from '../typography/index.ts';
import { langOf } from '../texts/lang-of.ts';

/** The current fee, at the end of the card. */
export interface SelectionFee {
  /** Such as "Gebühr". */
  readonly label: string;
  /** A price, or a text such as "wird berechnet". */
  readonly value: ReactNode;
}

/** Properties of the selection card. */
export interface SelectionCardProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'children'> {
  /** What has been selected, each with a control to change it. */
  readonly items: ReadonlyArray<SelectionItem>;
  /** A small picture, usually a `ParcelSketch`; with `placement="foot"` it is rendered while the card is open. */
  readonly picture?: ReactNode;
  /** The fee; omitted while it is unknown. */
  readonly fee?: SelectionFee | undefined;
  /** One line that summarises the selection in the collapsed bar, such as the product's name. */
  readonly barText?: ReactNode;
  /** Further line of the collapsed bar, in smaller text. */
  readonly barDescription?: string | undefined;
  /**
   * `side` (default): beside the step, in narrow windows a bar above it. `foot`: part of the bar at the foot of a `FootStep`, from
   * which the card opens upwards.
   */
  readonly placement?: 'side' | 'foot' | undefined;
  /** Level of the heading; default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<SelectionCardTexts> | undefined;
}

/**
 * Shows what has been selected so far, with a control to change each part. Beside the step from 960
 * px; in narrower windows a bar above the step that expands.
 */
export const SelectionCard = forwardRef<HTMLElement, SelectionCardProps>(function SelectionCard(
  {
    items,
    picture,
    fee,
    barText,
    barDescription,
    placement = 'side',
    headingLevel = 2,
    texts,
    className,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(selectionCardTexts, texts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const bar = useRef<HTMLButtonElement>(null);
  const Heading = `h${headingLevel}` as const;
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    bar.current?.focus();
  };
  return (
    <aside
      aria-labelledby={`${id}-heading`}
      {...rest}
      ref={ref}
      className={rootClassName(css.root, className)}
      data-open={open || undefined}
      data-placement={placement}
    >
      <button
        ref={bar}
        type="button"
        className={css.bar}
        aria-expanded={open}
        aria-controls={`${id}-card`}
        onClick={() => setOpen(!open)}
        onKeyDown={closeOnEscape}
      >
        <span className={css.barText}>
          {placement === 'foot' ? (
            <span
              lang={langOf(t, 'heading')}
              className={css.visuallyHidden}
            >{`${t.heading} `}</span>
          ) : (
            <strong lang={langOf(t, 'heading')}>{t.heading}</strong>
          )}
          {barText && <span className={css.barSummary}>{barText}</span>}
          {barDescription && <span className={css.barDescription}>{` ${barDescription}`}</span>}
        </span>
        <span lang={langOf(t, open ? 'close' : 'open')} className={css.visuallyHidden}>
          {open ? t.close : t.open}
        </span>
        {fee && <span className={css.barFee}>{fee.value}</span>}
        <Icon name="chevron-down" className={css.barChevron} />
      </button>
      <div id={`${id}-card`} className={css.card}>
        {picture && (open || placement !== 'foot') && <div className={css.picture}>{picture}</div>}
        <div className={css.body}>
          <Heading lang={langOf(t, 'heading')} id={`${id}-heading`} className={css.heading}>
            {t.heading}
          </Heading>
          <dl className={css.list}>
            {items.map((row) => (
              <SelectionRowItem key={row.id} row={row} texts={t} onKeyDown={closeOnEscape} />
            ))}
          </dl>
        </div>
        {fee && (
          <div className={css.fee}>
            {/* The blank separates label and fee for screen readers. */}
            <span className={css.feeLabel}>{`${fee.label} `}</span>
            <span className={css.feeValue}>{fee.value}</span>
          </div>
        )}
      </div>
    </aside>
  );
});
