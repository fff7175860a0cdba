import { fill } from '#platform/language/reader.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { PrivacyRequest } from '../contract/privacy-calls.ts';
import { texts } from '../texts/en.ts';
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
    return <FailureNote what={texts.requests.what} error={error} retry={() => void refetch()} />;
  }
  if (data?.requests.length === 0) {
    return <EmptyNote title={texts.requests.none} text={texts.requests.noneText} />;
  }
  return (
    <Panel title={texts.requests.title}>
      {data === undefined && (
        <>
          <WaitingFor what={texts.requests.what} />
          <WaitingBlock height={120} />
        </>
      )}
      {data !== undefined && <RequestTable requests={data.requests} timeZone={timeZone} />}
    </Panel>
  );
}

function RequestTable({ requests, timeZone }: { requests: readonly PrivacyRequest[]; timeZone: string }) {
  return (
    <LineTable name={texts.requests.table} minWidth={720}>
      <thead>
        <tr>
          <th scope="col">{texts.requests.request}</th>
          <th scope="col">{texts.requests.person}</th>
          <th scope="col">{texts.requests.received}</th>
          <th scope="col">{texts.requests.due}</th>
          <th scope="col">{texts.requests.state}</th>
          <th scope="col">{texts.requests.files}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.requestId}>
            <td data-name={texts.requests.request}>
              {texts.requests.kinds[request.kind]}
              <QuietLine>{texts.requests.origins[request.origin]}</QuietLine>
            </td>
            <td data-name={texts.requests.person}>{request.person}</td>
            <td data-name={texts.requests.received}>
              <Moment at={request.receivedAt} timeZone={timeZone} />
            </td>
            <td data-name={texts.requests.due}>
              <Moment at={request.dueAt} timeZone={timeZone} />
            </td>
            <td data-name={texts.requests.state}>
              <State request={request} />
            </td>
            <td data-name={texts.requests.files}>
              <Files request={request} timeZone={timeZone} />
            </td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}

function State({ request: { state, kind, rowsFound } }: { request: PrivacyRequest }) {
  if (state === 'waiting') return <StatusBadge tone="plain" word={texts.requests.waiting} />;
  if (state === 'failed') {
    return (
      <>
        <StatusBadge tone="bad" word={texts.requests.failed} />
        <QuietLine>{texts.requests.retried}</QuietLine>
      </>
    );
  }
  const what =
    rowsFound === 0 ? texts.requests.nothingFound : fill(texts.requests.entries, { count: rowsFound ?? 0 });
  return (
    <>
      <StatusBadge tone="good" word={kind === 'erasure' ? texts.requests.erased : texts.requests.ready} />
      <QuietLine>{what}</QuietLine>
    </>
  );
}

function Files({ request, timeZone }: { request: PrivacyRequest; timeZone: string }) {
  const { files, kind, state, person } = request;
  if (files === null) {
    const isOver = kind === 'dataRequest' && state === 'done';
    return <QuietLine>{isOver ? texts.requests.filesRemoved : '–'}</QuietLine>;
  }
  return (
    <>
      <span className={styles.links}>
        <a href={files.htmlUrl} download aria-label={fill(texts.requests.downloadReadable, { person })}>
          {texts.requests.readable}
        </a>
        <a href={files.jsonUrl} download aria-label={fill(texts.requests.downloadJson, { person })}>
          {texts.requests.json}
        </a>
      </span>
      <QuietLine>
        <RichText
          text={texts.requests.until}
          values={{ when: <Moment at={files.expiresAt} timeZone={timeZone} /> }}
        />
      </QuietLine>
    </>
  );
}
