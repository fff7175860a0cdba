import { lazy, Suspense } from 'react';
import { useAlerts } from '#features/administration/alerts/web/use-alerts.ts';
import type { Channel } from '#platform/channel/channel.ts';

const SendingNowPanel = lazy(async () => ({
  default: (await import('#features/product/broadcasts/web/sending/sending-now-panel.tsx')).SendingNowPanel,
}));

interface DashboardSendingProps {
  shopUrl: string;
  /** The channel of the dashboard's figures. Undefined: all channels. */
  channel?: Channel;
}

/** The broadcasts that are being sent. Its code is loaded only while there is one. */
export function DashboardSending({ shopUrl, channel }: DashboardSendingProps) {
  const { data } = useAlerts(shopUrl, channel);
  if (data?.isSendingBroadcast !== true) return null;
  return (
    <Suspense>
      <SendingNowPanel pageId={shopUrl} />
    </Suspense>
  );
}
