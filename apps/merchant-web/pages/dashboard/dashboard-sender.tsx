import { ShopExport } from '#features/administration/exports/web/shop-export.tsx';
import { FacebookBlock } from '#features/foundations/channels/web/facebook/facebook-block.tsx';
import { WhatsAppNumberPanel } from '#features/foundations/channels/web/whatsapp/whatsapp-number-panel.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { SupportNumber } from '#features/product/automations/web/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { Pair } from '#platform/ui-kit/parts/pair.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../../texts/en.ts';
import styles from './dashboard-sender.module.css';

interface DashboardSenderProps {
  merchant: Merchant;
  /** Undefined on the dashboard of both channels. */
  channel: Channel | undefined;
}

/** The sender of a channel. On WhatsApp also the support number and the link to the list of people. */
export function DashboardSender({ merchant, channel }: DashboardSenderProps) {
  const { shopUrl, fbConnected } = merchant;
  // Without a Facebook page, connecting one comes first.
  if (channel === 'FB') return fbConnected ? <FacebookBlock merchant={merchant} /> : null;
  const number = <WhatsAppNumberPanel shopUrl={shopUrl} timeZone={merchant.shopTimeZone} />;
  if (channel === undefined) return number;
  return (
    <Pair>
      {number}
      <div className={styles.own}>
        <SupportNumber merchant={merchant} />
        <SubscribersData merchant={merchant} />
      </div>
    </Pair>
  );
}

function SubscribersData({ merchant: { shopUrl, shopTimeZone, shopEmail } }: { merchant: Merchant }) {
  return (
    <Panel title={texts.subscribers.data}>
      <ShopExport kind="subscribers" shopUrl={shopUrl} timeZone={shopTimeZone} email={shopEmail} />
    </Panel>
  );
}
