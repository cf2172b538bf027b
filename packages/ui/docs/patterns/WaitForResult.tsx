import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../src/button/index.ts';
import { LoadingRegion } from '../../src/loading-region/index.ts';
import { useAnnounce } from '../../src/provider/index.ts';
import { StatePage } from '../../src/state-page/index.ts';

/** What became of a long task. */
export type Outcome = 'running' | 'ready' | 'failed';

interface WaitForResultProps {
  readonly outcome: Outcome;
  readonly onRetry: () => void;
}

/** A task that takes longer than a page load: what happens, how long, what one can do meanwhile; then the result, announced once. */
export function WaitForResult({ outcome, onRetry }: WaitForResultProps): ReactElement {
  const announce = useAnnounce();
  const previous = useRef(outcome);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (previous.current === 'running' && outcome === 'ready') announce('Ihr Auszug ist fertig.');
    previous.current = outcome;
  }, [outcome, announce]);
  // The button disappears with its press: the focus stays where the task is shown.
  const retry = (): void => {
    place.current?.focus();
    onRetry();
  };
  return (
    <section ref={place} tabIndex={-1} aria-label="Ihr Auszug">
      <Shown outcome={outcome} onRetry={retry} />
    </section>
  );
}

function Shown({ outcome, onRetry }: WaitForResultProps): ReactElement {
  if (outcome === 'running') {
    return (
      <LoadingRegion
        label="Ihr Auszug wird erstellt"
        duration="Das dauert meist weniger als eine Minute."
      >
        <p>Sie können die Seite schließen: Wir schreiben Ihnen, sobald der Auszug bereitliegt.</p>
      </LoadingRegion>
    );
  }
  if (outcome === 'failed') {
    return (
      <StatePage
        tone="danger"
        heading="Der Auszug konnte nicht erstellt werden"
        actions={<Button onClick={onRetry}>Erneut versuchen</Button>}
      >
        <p>Es sind keine Kosten entstanden.</p>
      </StatePage>
    );
  }
  return (
    <StatePage
      tone="success"
      heading="Ihr Auszug ist fertig"
      actions={
        <Button asChild variant="primary">
          <a href="#auszug">Auszug herunterladen</a>
        </Button>
      }
    >
      <p>Sie können ihn 30 Tage lang herunterladen.</p>
    </StatePage>
  );
}
