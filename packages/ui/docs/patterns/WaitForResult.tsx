import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../src/button/index.ts';
import { LoadingRegion } from '../../src/loading-region/index.ts';
import { useAnnounce } from '../../src/provider/index.ts';
import { StatePage } from '../../src/state-page/index.ts';

/** What became of a long task. */
export type Outcome = 'running' | 'ready' | 'failed';

/** A task that takes longer than a page load: what happens, how long, what one can do meanwhile; then the result, announced once. */
export function WaitForResult({
  outcome,
  onRetry,
}: {
  readonly outcome: Outcome;
  readonly onRetry: () => void;
}): ReactElement {
  const announce = useAnnounce();
  const previous = useRef(outcome);
  useEffect(() => {
    if (previous.current === 'running' && outcome === 'ready') announce('Ihr Auszug ist fertig.');
    previous.current = outcome;
  }, [outcome, announce]);
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
