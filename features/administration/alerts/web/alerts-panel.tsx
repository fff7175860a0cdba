import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useId, useState, type ReactNode } from 'react';
import type { Channel } from '#platform/channel/channel.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { PLANS, type getAlerts, type Alert } from '../contract/alert-calls.ts';
import { texts } from '../texts/en.ts';
import styles from './alerts-panel.module.css';
import { useAlerts } from './use-alerts.ts';

/** How many alerts the panel shows at first. The most severe come first. */
const FIRST = 3;

interface AlertsPanelProps {
  shopUrl: string;
  /** The channel of the figures. If absent, the figures cover all channels. */
  channel?: Channel;
}

/** What happened yesterday and today, then the merchant's alerts with an action for each. */
export function AlertsPanel({ shopUrl, channel }: AlertsPanelProps) {
  const { data, error, refetch } = useAlerts(shopUrl, channel);
  useRefetchAfterChange(refetch);
  const hasFailed = data === undefined && error !== null;
  return (
    <>
      {/* One note is enough for both: they come with one answer. */}
      {!hasFailed && (
        <Part title={texts.sinceYesterday.title}>
          {data ? <Since {...data} /> : <WaitingBlock height={57} />}
        </Part>
      )}
      <Part title={texts.alerts.title}>
        {hasFailed && <FailureNote bare what={texts.alerts.all} error={error} retry={() => void refetch()} />}
        {!hasFailed && data === undefined && (
          <>
            <WaitingFor what={texts.alerts.all} />
            <WaitingBlock height={24} />
          </>
        )}
        {data && (data.needs.length === 0 ? <p>{texts.alerts.none}</p> : <AlertList alerts={data.needs} />)}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The figures of both days, each with today's part of it. */
function Since({ since, today, currencyCode }: ResponseOf<typeof getAlerts>) {
  const money = (minor: number) => formatMoney(minor, currencyCode);
  return (
    <FigureList>
      <Figure name={texts.sinceYesterday.revenue} large>
        {money(since.revenueMinor)} <Today value={money(today.revenueMinor)} />
      </Figure>
      <Figure name={texts.sinceYesterday.orders} large>
        {formatCount(since.orders)} <Today value={formatCount(today.orders)} />
      </Figure>
      <Figure name={texts.sinceYesterday.sent} large>
        {formatCount(since.sent)} <Today value={formatCount(today.sent)} />
      </Figure>
      <Figure name={texts.sinceYesterday.clicks} large>
        {formatCount(since.clicked)} <Today value={formatCount(today.clicked)} />
      </Figure>
    </FigureList>
  );
}

function Today({ value }: { value: string }) {
  return <span className={styles.today}>{fill(texts.sinceYesterday.today, { value })}</span>;
}

/** Fetches the alerts again after each change on the page, because the change may have settled one. */
function useRefetchAfterChange(refetch: () => unknown): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [client, refetch],
  );
}

function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? alerts : alerts.slice(0, FIRST);
  return (
    <>
      <ul className={styles.alerts}>
        {shown.map(({ sentence, action }) => (
          <li key={sentence} className={styles.alert}>
            <span className={styles.sentence}>
              <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
              {sentence}
            </span>
            <Way
              action={action}
              aria-label={fill(texts.alerts.actionOf, { action: action.label, sentence })}
            />
          </li>
        ))}
      </ul>
      {shown.length < alerts.length && (
        <Button
          className={styles.more ?? ''}
          variant="subtle"
          size="compact-sm"
          onClick={() => setIsWhole(true)}
        >
          {fill(texts.alerts.more, { count: alerts.length - shown.length })}
        </Button>
      )}
    </>
  );
}

/**
 * The link to the page where the merchant can fix the problem. The plans open over the current page. Some pages do not
 * open on a phone.
 */
function Way({ action: { label, path }, ...named }: Pick<Alert, 'action'> & { 'aria-label': string }) {
  const seePlans = useContext(SeePlans);
  if (path === PLANS)
    return (
      <button type="button" className={styles.way} onClick={seePlans} {...named}>
        {label}
      </button>
    );
  return (
    <PageLink
      to={path}
      closed={<span className={styles.closed}>{fill(texts.alerts.onDesktop, { action: label })}</span>}
      {...named}
    >
      {label}
    </PageLink>
  );
}
