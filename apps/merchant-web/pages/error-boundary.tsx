import { Component, type ReactNode } from 'react';
import { reportFault } from '#platform/tracking/browser/track.ts';
import { ErrorPage } from './error-page.tsx';

/** Catches unexpected errors, including a chunk that cannot be loaded after an update. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault(error);
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
