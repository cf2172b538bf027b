import type { ReactElement, ReactNode } from 'react';
import { PortalProvider } from '../src/provider/index.ts';
import { Icon } from '../src/icons/index.ts';

/** What to do and what not to do, with reasons; with live examples where they help. */
export interface RightWrongProps {
  readonly right: ReactNode;
  readonly wrong: ReactNode;
  readonly rightExample?: ReactNode;
  readonly wrongExample?: ReactNode;
}

function Side(props: { kind: 'right' | 'wrong'; example: ReactNode; children: ReactNode }) {
  const { kind, example, children } = props;
  return (
    <div className="sb-side" data-kind={kind}>
      <p className="sb-side-word">
        <Icon name={kind === 'right' ? 'check' : 'close'} />{' '}
        <strong>{kind === 'right' ? 'Right' : 'Wrong'}</strong>
      </p>
      {example && (
        <div className="sb-side-example sb-unstyled" lang="de">
          <PortalProvider locale="de">{example}</PortalProvider>
        </div>
      )}
      <p>{children}</p>
    </div>
  );
}

/** Right and wrong side by side; one below the other on a phone. */
export function RightWrong(props: RightWrongProps): ReactElement {
  const { right, wrong, rightExample, wrongExample } = props;
  return (
    <div className="sb-right-wrong">
      <Side kind="right" example={rightExample}>
        {right}
      </Side>
      <Side kind="wrong" example={wrongExample}>
        {wrong}
      </Side>
    </div>
  );
}
