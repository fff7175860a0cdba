import { useEffect } from 'react';
import { useDashboard } from '#features/analytics/web/use-dashboard.ts';
import { useWhatsAppSender } from '#features/channels/web/whatsapp/use-whatsapp-sender.ts';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { track } from '#platform/tracking/browser/track.ts';

/** Tracks once that both calls of a dashboard have answered. */
export function useDashboardLoaded({ shopUrl }: Merchant, channel: 'All' | 'FB' | 'WA'): void {
  const figures = useDashboard(shopUrl).isSuccess;
  const sender = useWhatsAppSender(shopUrl).isSuccess;
  const isLoaded = figures && sender;
  useEffect(() => {
    if (isLoaded) track('Dashboard Loaded', { channel });
  }, [isLoaded, channel]);
}
