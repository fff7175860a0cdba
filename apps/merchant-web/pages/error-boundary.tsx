import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Catches what no screen expected, a part that could not be loaded after an update included. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
