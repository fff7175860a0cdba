import { Link } from 'react-router';
import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { MessageRow } from '../contract/message-row.ts';
import { explainRow } from '../rules/explain-row.ts';
import { texts } from '../texts/en.ts';
import styles from './campaign-failures.module.css';
import { useMessages } from './use-messages.ts';

interface CampaignFailuresProps {
  shopUrl: string;
  sourceType: string;
  channel: Channel;
}

/** The link to a campaign's messages, and the reasons of the latest failures, most frequent first. */
export function CampaignFailures({ shopUrl, sourceType, channel }: CampaignFailuresProps) {
  const { data, isPending } = useMessages(shopUrl, { sourceType, channel, state: 'failed' }, 'desc');
  const newest = data?.pages[0];
  const reasons = countReasons(newest?.messages ?? []);
  const to = `/messages?sourceType=${sourceType}&channel=${channel}`;
  const failed = `${to}&state=failed`;
  const allOfThem = <Link to={to}>{texts.campaign.link}</Link>;
  // The link's position depends on the reasons, so it waits for them.
  if (isPending) return <p className={styles.waiting}>{allOfThem}</p>;
  if (reasons.length === 0) return <p>{allOfThem}</p>;
  return (
    <Panel
      title={
        newest?.nextCursor === null
          ? texts.campaign.failures
          : fill(texts.campaign.latestFailures, { count: newest?.messages.length ?? 0 })
      }
      aside={allOfThem}
    >
      <ul className={styles.list}>
        {reasons.map(({ sentence, count, errorClass }) => (
          <li key={sentence} className={styles.line}>
            <span className={styles.count}>{formatCount(count)}</span>
            <Link to={errorClass === null ? failed : `${failed}&reason=${errorClass}`}>{sentence}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function countReasons(rows: readonly MessageRow[]) {
  const bySentence = Map.groupBy(rows, (row) => explainRow(row) ?? '');
  return [...bySentence]
    .map(([sentence, same]) => ({
      sentence,
      count: same.length,
      errorClass: same[0]?.failure?.errorClass ?? null,
    }))
    .toSorted((one, other) => other.count - one.count);
}
