import { lazy } from 'react';
import { WhatsAppNumberPlace } from '#features/foundations/channels/web/whatsapp/whatsapp-number-place.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { Overview } from '#features/product/analytics/web/use-overview.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { Pair } from '#platform/ui-kit/parts/pair.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import styles from './later-below.module.css';
import { WhenNear } from './when-near.tsx';

const DashboardBelow = lazy(async () => ({
  default: (await import('./dashboard-below.tsx')).DashboardBelow,
}));
const DashboardSender = lazy(async () => ({
  default: (await import('./dashboard-sender.tsx')).DashboardSender,
}));

interface LaterBelowProps {
  merchant: Merchant;
  /** Undefined on the dashboard of both channels. */
  channel: Channel | undefined;
  overview: Overview;
}

/** Loads the part below the charts when the merchant scrolls there. */
export function LaterBelow({ merchant, channel, overview }: LaterBelowProps) {
  return (
    <>
      <WhenNear height={1300} waiting={<Waiting />}>
        <DashboardBelow merchant={merchant} channel={channel} overview={overview} />
      </WhenNear>
      <WhatsAppNumberPlace>
        <WhenNear height={200} waiting={<WaitingBlock height={200} />}>
          <DashboardSender merchant={merchant} channel={channel} />
        </WhenNear>
      </WhatsAppNumberPlace>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Pair>
        <WaitingBlock height={380} />
        <WaitingBlock height={380} />
      </Pair>
      <WaitingBlock height={520} />
      <WaitingBlock height={350} />
    </div>
  );
}
