import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Header.css.ts';
import type { HeaderTexts } from './texts.ts';

/** Login or logout. Login is a link when it has an address. */
export type Session =
  | { readonly kind: 'login'; readonly href: string }
  | { readonly kind: 'login'; readonly onClick: () => void }
  | { readonly kind: 'logout'; readonly onClick: () => void };

/** Login link or logout button; on a phone only its icon is visible. */
export function HeaderSession(props: {
  session: Session;
  texts: Pick<HeaderTexts, 'login' | 'logout'>;
}): ReactElement {
  const { session, texts } = props;
  const content = (
    <>
      <Icon name={session.kind === 'login' ? 'log-in' : 'log-out'} />
      <span lang={langOf(texts, session.kind)} className={css.sessionLabel}>
        {texts[session.kind]}
      </span>
    </>
  );
  if ('href' in session) {
    return (
      <a className={css.session} href={session.href}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" className={css.session} onClick={session.onClick}>
      {content}
    </button>
  );
}
