import { NativeSelect } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { dayIn } from '#platform/ui-kit/format/day.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PERIODS, type Period, type PeriodAnalytics } from '../contract/dashboard-calls.ts';
import { AllTimeStrip } from './all-time-strip.tsx';
import { combineChannels } from './combine-channels.ts';
import { PERIOD_WORDS } from './copy.ts';
import styles from './dashboard-page.module.css';
import { DashboardWaiting } from './dashboard-waiting.tsx';
import { LiveNote } from './live-note.tsx';
import { MessageFunnel } from './message-funnel.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { SubscribersPanel } from './subscribers-panel.tsx';
import { useDashboard } from './use-dashboard.ts';

interface DashboardPageProps {
  merchant: Merchant;
  /** The one channel whose figures are shown; without it those of all together. */
  channel?: Channel;
  /** What waits for the merchant; comes from another feature. */
  needs: ReactNode;
  /** What the shop still has to set up; comes from other features. */
  checklist: ReactNode;
  /** The state of the number that messages are sent from; comes from another feature. */
  sender: ReactNode;
}

const TITLES = { WA: 'WhatsApp Dashboard', FB: 'Facebook Dashboard' };

export function DashboardPage({ merchant, channel, needs, checklist, sender }: DashboardPageProps) {
  const [period, setPeriod] = useState<Period>('month');
  const { data, error, refetch, dataUpdatedAt, isRefetchError } = useDashboard(merchant.shopUrl);
  const all = data === undefined ? null : combineChannels(channel ? [data[channel]] : [data.WA, data.FB]);
  return (
    <>
      <PageHead
        title={channel ? TITLES[channel] : 'Dashboard'}
        note={data === undefined ? '\u00a0' : <LiveNote updatedAt={dataUpdatedAt} isStale={isRefetchError} />}
      >
        <PeriodSelect period={period} onChange={setPeriod} />
      </PageHead>
      {needs}
      {checklist}
      {all === null && error !== null && (
        <FailureNote what="The dashboard" error={error} retry={() => void refetch()} />
      )}
      {all === null && error === null && <DashboardWaiting />}
      {data !== undefined && all !== null && (
        <div className={styles.page}>
          <AllTimeStrip analytics={all} currency={data.currencyCode} />
          <PeriodPanels
            analytics={all.periods[period]}
            period={period}
            currency={data.currencyCode}
            today={dayIn(merchant.shopTimeZone, new Date())}
            sender={sender}
          />
        </div>
      )}
    </>
  );
}

function PeriodSelect({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  return (
    <NativeSelect
      aria-label="Period"
      value={period}
      onChange={(event) => onChange(event.currentTarget.value as Period)}
      data={PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }))}
    />
  );
}

interface PeriodPanelsProps {
  analytics: PeriodAnalytics;
  period: Period;
  currency: string;
  today: string;
  sender: ReactNode;
}

function PeriodPanels({ analytics, period, currency, today, sender }: PeriodPanelsProps) {
  return (
    <>
      <div className={styles.pair}>
        <RevenuePanel {...{ analytics, period, currency, today }} />
        <SubscribersPanel {...{ analytics, period, today }} />
      </div>
      <div className={`${styles.pair} ${styles.apart}`}>
        <MessageFunnel messages={analytics.messages} />
        {sender}
      </div>
    </>
  );
}
