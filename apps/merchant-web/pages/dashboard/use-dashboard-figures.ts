import { useCallback, useEffect, useRef, useState } from 'react';
import { useNeeds } from '#features/administration/needs/web/use-needs.ts';
import { track } from '#platform/tracking/browser/track.ts';

/**
 * What follows from a dashboard's figures, each time that they are others: that both of its calls have answered is
 * tracked once, and afterwards what happened since yesterday is asked for again, so that it says what they say.
 */
export function useDashboardFigures(shopUrl: string, channel: 'All' | 'FB' | 'WA'): () => void {
  const { isSuccess, refetch } = useNeeds(shopUrl, channel === 'All' ? undefined : channel);
  const [hasFigures, setHasFigures] = useState(false);
  const hadFigures = useRef(false);
  const isActive = isSuccess && hasFigures;
  useEffect(() => {
    if (isActive) track('Dashboard Loaded', { channel });
  }, [isActive, channel]);
  return useCallback(() => {
    // The first come with the first answer of the other.
    if (hadFigures.current) void refetch();
    hadFigures.current = true;
    setHasFigures(true);
  }, [refetch]);
}
