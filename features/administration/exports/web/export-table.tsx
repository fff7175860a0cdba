import { Button } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { Export, ExportState } from '../contract/export-calls.ts';
import { texts } from '../texts/en.ts';
import { useCancelExport } from './use-exports.ts';

const TONES: Record<ExportState, StatusTone> = {
  queued: 'plain',
  running: 'plain',
  ready: 'good',
  failed: 'bad',
  expired: 'plain',
  cancelled: 'plain',
};

interface ExportTableProps {
  exports: readonly Export[];
  shopUrl: string;
  timeZone: string;
}

/** The table of exports. On a phone, each export is a block with labels. */
export function ExportTable({ exports, shopUrl, timeZone }: ExportTableProps) {
  return (
    <LineTable name={texts.list.table} minWidth={640}>
      <thead>
        <tr>
          <th scope="col">{texts.list.file}</th>
          <th scope="col">{texts.list.requested}</th>
          <th scope="col">{texts.list.state}</th>
          <th scope="col" data-cell="number">
            {texts.list.rows}
          </th>
          <th scope="col">
            <span className="bb-spoken">{texts.list.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {exports.map((one) => (
          <tr key={one.exportId}>
            <td data-name={texts.list.file}>
              {one.title}
              {one.emailTo !== null && <QuietLine>{one.emailTo}</QuietLine>}
            </td>
            <td data-name={texts.list.requested}>
              <Moment at={one.createdAt} timeZone={timeZone} />
            </td>
            <td data-name={texts.list.state}>
              <State one={one} timeZone={timeZone} />
            </td>
            <td data-name={texts.list.rows} data-cell="number">
              <Rows one={one} />
            </td>
            <td data-cell="act">
              <Act one={one} shopUrl={shopUrl} />
            </td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}

function State({ one: { state, reason, mailNote, expiresAt }, timeZone }: { one: Export; timeZone: string }) {
  return (
    <>
      <StatusBadge tone={TONES[state]} word={texts.states[state]} />
      {reason !== null && <QuietLine>{reason}</QuietLine>}
      {state === 'ready' && expiresAt !== null && (
        <QuietLine>
          <RichText
            text={texts.list.availableUntil}
            values={{ when: <Moment at={expiresAt} timeZone={timeZone} /> }}
          />
        </QuietLine>
      )}
      {mailNote !== null && <QuietLine>{mailNote}</QuietLine>}
    </>
  );
}

/**
 * The number of rows, with "so far" while the file is being written. A dash if the export is queued, failed or
 * cancelled.
 */
function Rows({ one: { state, rowsDone, rowsTotal } }: { one: Export }) {
  if (state === 'queued' || state === 'failed' || state === 'cancelled') return '–';
  if (state !== 'running') return formatCount(rowsTotal ?? rowsDone);
  return rowsTotal === null
    ? fill(texts.list.rowsSoFar, { done: rowsDone })
    : fill(texts.list.rowsOfAll, { done: rowsDone, all: rowsTotal });
}

function Act({ one: { exportId, title, state, downloadUrl }, shopUrl }: { one: Export; shopUrl: string }) {
  const { mutate, isPending } = useCancelExport(shopUrl);
  if (downloadUrl !== null)
    return (
      <a href={downloadUrl} download aria-label={fill(texts.list.downloadFile, { file: title })}>
        {texts.list.download}
      </a>
    );
  if (state !== 'queued' && state !== 'running') return null;
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      aria-label={fill(texts.list.cancelFile, { file: title })}
      onClick={() => mutate(exportId)}
    >
      {texts.list.cancel}
    </Button>
  );
}
