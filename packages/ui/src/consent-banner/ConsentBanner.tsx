import { forwardRef, useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useIsInPage } from '../assistive/use-is-in-page.ts';
import { Button } from '../button/index.ts';
import { useFocusReturn, useMergedRef } from '../hooks/index.ts';
import { useAnnounce, useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { inLanguage } from '../texts/in-language.tsx';
import type { HeadingLevel } from '../typography/index.ts';
import * as css from './ConsentBanner.css.ts';
import { consentBannerTexts } from './texts.ts';
import type { ConsentBannerTexts } from './texts.ts';

/** Properties of the question for consent. */
export interface ConsentBannerProps extends ComponentPropsWithoutRef<'section'> {
  /** Whether the question is shown: until it is answered. */
  readonly open: boolean;
  /** The question, such as "Dürfen wir Besuche zählen?", and name of the landmark. */
  readonly heading: ReactNode;
  /** Level of the heading in the outline of the page; default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** What is stored, by whom, for what and how long, and a link to more. */
  readonly children: ReactNode;
  /** Called when a person agrees; store it, and close the banner. */
  readonly onAccept: () => void;
  /** Called when a person refuses; store it as well, so that nobody is asked again. */
  readonly onRefuse: () => void;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ConsentBannerTexts> | undefined;
}

const Shown = forwardRef<HTMLElement, ConsentBannerProps>(function Shown(
  { open, heading, headingLevel = 2, children, onAccept, onRefuse, texts, className, ...rest },
  ref,
) {
  const t = useComponentTexts(consentBannerTexts, texts);
  const announce = useAnnounce();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(section, ref);
  useFocusReturn(section, !open);
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      {...rest}
      ref={mergedRef}
      className={rootClassName(css.root, className)}
      data-closed={open ? undefined : ''}
    >
      <div className={css.inner}>
        <Heading id={id} className={css.heading}>
          {heading}
        </Heading>
        <div className={css.text}>{children}</div>
        <div className={css.answers}>
          <Button
            onClick={() => {
              announce(t.accepted);
              onAccept();
            }}
          >
            {inLanguage(t, 'accept')}
          </Button>
          <Button
            onClick={() => {
              announce(t.refused);
              onRefuse();
            }}
          >
            {inLanguage(t, 'refuse')}
          </Button>
        </div>
      </div>
    </section>
  );
});

/**
 * The question for consent of a page that stores or counts what it may only with consent. Both answers look alike and take one press
 * each. It is a landmark in the flow of the page: the page is usable without an answer, and nothing may be stored before. A page that
 * stores only what it needs asks nothing.
 */
export const ConsentBanner = forwardRef<HTMLElement, ConsentBannerProps>(
  function ConsentBanner(props, ref) {
    return useIsInPage(props.open) ? <Shown {...props} ref={ref} /> : null;
  },
);
