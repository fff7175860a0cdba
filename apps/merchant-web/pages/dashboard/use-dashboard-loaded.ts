import { useCallback, useEffect, useState } from 'react';
import { useNeeds } from '#features/needs/web/use-needs.ts';
import { track } from '#platform/tracking/browser/track.ts';

/** Tracks once that both calls of a dashboard have answered; what it returns says that its figures have. */
export function useDashboardLoaded(shopUrl: string, channel: 'All' | 'FB' | 'WA'): () => void {
  const [hasFigures, setHasFigures] = useState(false);
  const isActive = useNeeds(shopUrl, channel === 'All' ? undefined : channel).isSuccess && hasFigures;
  useEffect(() => {
    if (isActive) track('Dashboard Loaded', { channel });
  }, [isActive, channel]);
  return useCallback(() => setHasFigures(true), []);
}
