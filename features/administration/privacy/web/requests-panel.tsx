import { formatCounted } from '#platform/ui-kit/format/count.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { PrivacyRequest } from '../contract/privacy-calls.ts';
import styles from './requests-panel.module.css';
import { usePrivacyRequests } from './use-privacy.ts';

interface RequestsPanelProps {
  shopUrl: string;
  timeZone: string;
}

/** The list of privacy requests, newest first, with their states. */
export function RequestsPanel({ shopUrl, timeZone }: RequestsPanelProps) {
  const { data, error, refetch } = usePrivacyRequests(shopUrl);
  if (data === undefined && error !== null) {
    return <FailureNote what="The privacy requests" error={error} retry={() => void refetch()} />;
  }
  if (data?.requests.length === 0) {
    return (
      <EmptyNote
        title="No requests yet"
        text="When a shopper asks your store what is known of them, or to be erased, it shows here and Bellbird answers it automatically."
      />
    );
  }
  return (
    <Panel title="Requests">
      {data === undefined && (
        <>
          <WaitingFor what="The privacy requests" />
          <WaitingBlock height={120} />
        </>
      )}
      {data !== undefined && <RequestTable requests={data.requests} timeZone={timeZone} />}
    </Panel>
  );
}

function RequestTable({ requests, timeZone }: { requests: readonly PrivacyRequest[]; timeZone: string }) {
  return (
    <LineTable name="Privacy requests" minWidth={720}>
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">Person</th>
          <th scope="col">Received</th>
          <th scope="col">Due</th>
          <th scope="col">State</th>
          <th scope="col">Files</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.requestId}>
            <td data-name="Request">
              {request.kind === 'dataRequest' ? 'See their data' : 'Be erased'}
              <QuietLine>{request.origin === 'store' ? 'From the store' : 'From you'}</QuietLine>
            </td>
            <td data-name="Person">{request.person}</td>
            <td data-name="Received">
              <Moment at={request.receivedAt} timeZone={timeZone} />
            </td>
            <td data-name="Due">
              <Moment at={request.dueAt} timeZone={timeZone} />
            </td>
            <td data-name="State">
              <State request={request} />
            </td>
            <td data-name="Files">
              <Files request={request} timeZone={timeZone} />
            </td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}

function State({ request: { state, kind, rowsFound } }: { request: PrivacyRequest }) {
  if (state === 'waiting') return <StatusBadge tone="plain" word="Under way" />;
  if (state === 'failed') {
    return (
      <>
        <StatusBadge tone="bad" word="Failed" />
        <QuietLine>Tried again automatically for a while</QuietLine>
      </>
    );
  }
  const what = rowsFound === 0 ? 'Nothing was held' : formatCounted(rowsFound ?? 0, 'entry', 'entries');
  return (
    <>
      <StatusBadge tone="good" word={kind === 'erasure' ? 'Erased' : 'Ready'} />
      <QuietLine>{what}</QuietLine>
    </>
  );
}

function Files({ request, timeZone }: { request: PrivacyRequest; timeZone: string }) {
  const { files, kind, state, person } = request;
  if (files === null) {
    const isOver = kind === 'dataRequest' && state === 'done';
    return <QuietLine>{isOver ? 'No longer kept' : '–'}</QuietLine>;
  }
  return (
    <>
      <span className={styles.links}>
        <a href={files.htmlUrl} download aria-label={`Download to read, ${person}`}>
          To read
        </a>
        <a href={files.jsonUrl} download aria-label={`Download JSON, ${person}`}>
          JSON
        </a>
      </span>
      <QuietLine>
        until <Moment at={files.expiresAt} timeZone={timeZone} />
      </QuietLine>
    </>
  );
}
