import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { RenderFollowUps, type FollowUpProps } from '#features/product/opt-in-tools/web/render-follow-ups.ts';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';

const ToolFollowUps = lazy(async () => ({
  default: (await import('./tool-follow-ups.tsx')).ToolFollowUps,
}));

/** Adds the texts of campaigns to the opt-in tools inside it. */
export function WithFollowUps({ merchant, children }: { merchant: Merchant; children: ReactNode }) {
  const renderFollowUps = useCallback(
    (choice: FollowUpProps) => (
      <Suspense fallback={<WaitingBlock height={240} />}>
        <ToolFollowUps merchant={merchant} {...choice} />
      </Suspense>
    ),
    [merchant],
  );
  return <RenderFollowUps value={renderFollowUps}>{children}</RenderFollowUps>;
}
