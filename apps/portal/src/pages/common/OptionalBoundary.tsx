import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { browserLog } from '../../browser/log.ts';

interface OptionalBoundaryState {
  readonly failed: boolean;
}

/**
 * Around an optional part that is loaded lazily: while it loads, and when loading fails, only this part is missing.
 */
export class OptionalBoundary extends Component<{ children: ReactNode }, OptionalBoundaryState> {
  override readonly state: OptionalBoundaryState = { failed: false };

  static getDerivedStateFromError(): OptionalBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    browserLog('A part of the page could not be loaded', error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
