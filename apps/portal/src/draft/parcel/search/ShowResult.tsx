import { Button } from '@portal/ui/button';
import { useEffect, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useDraftPart } from '../../../services/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Search } from './use-search.ts';
import * as css from './Workbench.css.ts';

/** The part of the window that the bar at its end leaves. */
const SEEN = '0px 0px -25% 0px';

/** Moves to the first heading or text of the result. */
function goTo(result: HTMLElement | null): void {
  const start = result?.querySelector<HTMLElement>('h3') ?? result;
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  start.scrollIntoView({ block: 'start' });
}

/** The way from the map to the result of a pick, where it is below the window: the map stays where it is (EYE-4). */
export function ShowResult(props: {
  readonly search: Search;
  /** Contains the result. */
  readonly legend: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const { search, legend } = props;
  const isPick = useDraftPart(({ search: { query } }) =>
    ['coordinate', 'area'].includes(query?.type ?? ''),
  );
  const text = useText();
  const [isBelow, setBelow] = useState(false);
  const isAnswered = isPick && (search.status === 'found' || search.status === 'failed');
  useEffect(() => {
    if (!isAnswered || !legend.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
      { rootMargin: SEEN },
    );
    observer.observe(legend.current);
    return () => {
      observer.disconnect();
      setBelow(false);
    };
  }, [isAnswered, legend]);
  if (!isBelow) return null;
  return (
    <div className={css.showResult}>
      <Button variant="primary" onClick={() => goTo(legend.current)}>
        {text('search.showResult')}
      </Button>
    </div>
  );
}
