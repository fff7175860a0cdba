import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useId, useState } from 'react';
import type { Channel } from '#platform/channel/channel.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { PLANS, type Alert } from '../contract/alert-calls.ts';
import styles from './alerts-panel.module.css';
import { useAlerts } from './use-alerts.ts';

/** How many alerts the panel shows at first. The most severe come first. */
const FIRST = 3;

interface AlertsPanelProps {
  shopUrl: string;
  /** The channel of the figures. If absent, the figures cover all channels. */
  channel?: Channel;
}

/** The panel with the merchant's alerts, an action for each, and the figures since yesterday. */
export function AlertsPanel({ shopUrl, channel }: AlertsPanelProps) {
  const titleId = useId();
  const { data, error, refetch } = useAlerts(shopUrl, channel);
  useRefetchAfterChange(refetch);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        What needs you
      </h2>
      {data === undefined && error !== null && (
        <FailureNote bare what="What needs you" error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <WaitingFor what="What needs you" />
          <WaitingBlock height={52} />
        </>
      )}
      {data !== undefined && (
        <>
          {data.needs.length === 0 ? <p>Nothing needs you.</p> : <AlertList alerts={data.needs} />}
          <p className={styles.since}>{data.sinceSentence}</p>
        </>
      )}
    </section>
  );
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
            <Way action={action} aria-label={`${action.label}: ${sentence}`} />
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
          Show {alerts.length - shown.length} more
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
    <PageLink to={path} closed={<span className={styles.closed}>{label} on desktop</span>} {...named}>
      {label}
    </PageLink>
  );
}
