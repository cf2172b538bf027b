import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './CheckAnswers.css.ts';
import { checkAnswersTexts } from './texts.ts';
import type { CheckAnswersTexts } from './texts.ts';

/** One answer. */
export interface CheckAnswersItem {
  /** Unique among the answers. */
  readonly id: string;
  /** The question in short, such as "Geburtsdatum". */
  readonly label: string;
  /** The answer; nothing or `''` for a question that was left out. Begins with text, not with a block, which Orca does not read in Firefox. */
  readonly value?: ReactNode;
  /** Address of the page with the question. */
  readonly href?: string | undefined;
  /** Called by a change button, for a question without an address. */
  readonly onClick?: (() => void) | undefined;
}

/** Properties of a summary of answers. */
export interface CheckAnswersProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** The answers in the order of the questions. */
  readonly items: readonly CheckAnswersItem[];
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<CheckAnswersTexts> | undefined;
}

function Change(props: {
  readonly item: CheckAnswersItem;
  readonly texts: CheckAnswersTexts;
}): ReactElement | null {
  const { item, texts } = props;
  const common = {
    lang: langOf(texts, 'change'),
    className: css.change,
    'aria-label': texts.changeOf(item.label),
    children: texts.change,
  };
  if (item.href !== undefined) return <Link {...common} href={item.href} />;
  return item.onClick ? <button type="button" {...common} onClick={item.onClick} /> : null;
}

/**
 * The answers of a form before it is sent, each with a link that leads to its question (WCAG 3.3.4). A question that was left out is
 * listed, too.
 */
export const CheckAnswers = forwardRef<HTMLDListElement, CheckAnswersProps>(function CheckAnswers(
  { items, texts, className, ...rest },
  ref,
) {
  const t = useComponentTexts(checkAnswersTexts, texts);
  return (
    <dl {...rest} ref={ref} className={rootClassName(css.list, className)}>
      {items.map((item) => {
        const isAnswered = item.value !== undefined && item.value !== null && item.value !== '';
        return (
          <div key={item.id} className={css.row}>
            <dt className={css.label}>{item.label}</dt>
            {/* One description: of two, screen readers would say the number. Text and no block: in Firefox, Orca would leave it out. */}
            <dd className={css.description}>
              {isAnswered ? (
                <span role="presentation" className={css.value}>
                  {item.value}
                </span>
              ) : (
                <span
                  role="presentation"
                  lang={langOf(t, 'unanswered')}
                  className={css.value}
                  data-empty=""
                >
                  {t.unanswered}
                </span>
              )}
              <Change item={item} texts={t} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
});
