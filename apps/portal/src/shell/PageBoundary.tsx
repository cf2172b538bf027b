import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { browserLog } from '../browser/log.ts';

interface BoundaryState {
  readonly failed: boolean;
}

/** Error boundary around one page: header, footer and order survive (ERR-2). Needs a key per page. */
export class PageBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override readonly state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    browserLog('A page failed', error);
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
