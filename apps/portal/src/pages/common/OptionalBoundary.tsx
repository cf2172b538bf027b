import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { browserLog } from '../../browser/log.ts';

interface ApartState {
  readonly failed: boolean;
}

/** Around a part that is fetched apart from the page: until it is there, or when it never comes, the rest stands. */
export class OptionalBoundary extends Component<{ children: ReactNode }, ApartState> {
  override readonly state: ApartState = { failed: false };

  static getDerivedStateFromError(): ApartState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    browserLog('A part of the page could not be loaded', error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
