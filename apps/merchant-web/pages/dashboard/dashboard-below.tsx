import {
  classOfFailure,
  explainFailure,
} from '#features/engine/messaging/contract/failures/error-sentences.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { MessageFunnel } from '#features/product/analytics/web/message-funnel.tsx';
import { RecentOrders } from '#features/product/analytics/web/recent-orders.tsx';
import type { Overview } from '#features/product/analytics/web/use-overview.ts';
import { describeSource } from '#features/product/message-log/rules/message-words.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { Pair } from '#platform/ui-kit/parts/pair.tsx';
import { DashboardLists } from './dashboard-lists.tsx';
import styles from './later-below.module.css';

interface DashboardBelowProps {
  merchant: Merchant;
  channel: Channel | undefined;
  overview: Overview;
}

/** The results of messages, their revenue, and the campaigns and tools that send them. */
export function DashboardBelow({ merchant, channel, overview }: DashboardBelowProps) {
  return (
    <div className={styles.below}>
      <Pair>
        <MessageFunnel shopUrl={merchant.shopUrl} overview={overview} explain={explain} />
        <RecentOrders shop={merchant} channel={channel} overview={overview} nameOf={describeSource} />
      </Pair>
      <DashboardLists merchant={merchant} channel={channel} overview={overview} />
    </div>
  );
}

function explain({ channel, code }: Overview['failures'][number]) {
  // Code 0 counts messages without any response.
  const errorClass = code === 0 ? 'noAnswer' : classOfFailure(channel, code);
  return { sentence: explainFailure(channel, { code, errorClass }, true).happened, errorClass };
}
