import { useCallback, useEffect, useRef, useState } from 'react';
import { useAlerts } from '#features/administration/alerts/web/use-alerts.ts';
import { track } from '#platform/tracking/browser/track.ts';

/**
 * Returns a function that runs when a dashboard's figures change. It tracks once that both of the dashboard's calls
 * have answered. It also refreshes the figures since yesterday, so that both agree.
 */
export function useDashboardFigures(shopUrl: string, channel: 'All' | 'FB' | 'WA'): () => void {
  const { isSuccess, refetch } = useAlerts(shopUrl, channel === 'All' ? undefined : channel);
  const [hasFigures, setHasFigures] = useState(false);
  const hadFigures = useRef(false);
  const isActive = isSuccess && hasFigures;
  useEffect(() => {
    if (isActive) track('Dashboard Loaded', { channel });
  }, [isActive, channel]);
  return useCallback(() => {
    // The first figures arrive together with the other call's first answer.
    if (hadFigures.current) void refetch();
    hadFigures.current = true;
    setHasFigures(true);
  }, [refetch]);
}
