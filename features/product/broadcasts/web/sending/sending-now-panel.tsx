import { useQuery } from '@tanstack/react-query';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { SendingBroadcast } from '../../contract/sending-calls.ts';
import { texts } from '../../texts/en.ts';
import { BroadcastState } from '../state-words.tsx';
import { LIST_PATH, sendingQuery } from '../use-broadcasts.ts';
import { SendingBar } from './sending-bar.tsx';
import { SendingControls } from './sending-controls.tsx';
import styles from './sending-now-panel.module.css';

/**
 * The broadcasts that are being sent now, with their progress and the buttons that stop them. A dashboard shows it, so
 * that a broadcast can be stopped on a phone, where its own page does not open.
 */
export function SendingNowPanel({ pageId }: { pageId: string }) {
  const { data } = useQuery({ ...sendingQuery(pageId), refetchInterval: LIVE_REFETCH_MS });
  if (data === undefined || data.broadcasts.length === 0) return null;
  return (
    <div className={styles.panel}>
      <Panel title={texts.sent.now}>
        <ul className={styles.list}>
          {data.broadcasts.map((broadcast) => (
            <li key={broadcast.id} className={styles.one}>
              <Sending pageId={pageId} broadcast={broadcast} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Sending({ pageId, broadcast }: { pageId: string; broadcast: SendingBroadcast }) {
  const { id, broadcastName, statusReason } = broadcast;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <PageLink to={`${LIST_PATH}/${id}`} closed={broadcastName}>
            {broadcastName}
          </PageLink>
        </h3>
        <BroadcastState {...broadcast} />
      </div>
      {statusReason !== null && <p>{statusReason}</p>}
      <SendingBar pageId={pageId} broadcast={broadcast} />
      <div className={styles.actions}>
        <SendingControls pageId={pageId} broadcast={broadcast} isOneOfSeveral />
      </div>
    </>
  );
}
