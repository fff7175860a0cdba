import { Component, type ReactNode } from 'react';
import { reportFault } from '#platform/tracking/browser/track.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { texts } from '../texts/en.ts';

/** Catches an error of a page but keeps the menu, so that the merchant can open another page. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    reportFault(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <FailureNote what={texts.loading.failedPage} error={error} retry={() => location.reload()} />;
  }
}
