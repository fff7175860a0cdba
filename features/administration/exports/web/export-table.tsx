import { Button } from '@mantine/core';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Export } from '../contract/export-calls.ts';
import { STATE_LABELS } from './copy.ts';
import { useCancelExport } from './use-exports.ts';

interface ExportTableProps {
  exports: readonly Export[];
  shopUrl: string;
  timeZone: string;
}

/** The table of exports. On a phone, each export is a block with labels. */
export function ExportTable({ exports, shopUrl, timeZone }: ExportTableProps) {
  return (
    <LineTable name="List of your exports" minWidth={640}>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Asked for</th>
          <th scope="col">State</th>
          <th scope="col" data-cell="number">
            Rows
          </th>
          <th scope="col">
            <span className="bb-spoken">What you can do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {exports.map((one) => (
          <tr key={one.exportId}>
            <td data-name="File">
              {one.title}
              {one.emailTo !== null && <QuietLine>{one.emailTo}</QuietLine>}
            </td>
            <td data-name="Asked for">
              <Moment at={one.createdAt} timeZone={timeZone} />
            </td>
            <td data-name="State">
              <State one={one} timeZone={timeZone} />
            </td>
            <td data-name="Rows" data-cell="number">
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
      <StatusBadge {...STATE_LABELS[state]} />
      {reason !== null && <QuietLine>{reason}</QuietLine>}
      {state === 'ready' && expiresAt !== null && (
        <QuietLine>
          until <Moment at={expiresAt} timeZone={timeZone} />
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
    ? `${formatCount(rowsDone)} so far`
    : `${formatCount(rowsDone)} of ${formatCount(rowsTotal)}`;
}

function Act({ one: { exportId, title, state, downloadUrl }, shopUrl }: { one: Export; shopUrl: string }) {
  const { mutate, isPending } = useCancelExport(shopUrl);
  if (downloadUrl !== null)
    return (
      <a href={downloadUrl} download aria-label={`Download ${title}`}>
        Download
      </a>
    );
  if (state !== 'queued' && state !== 'running') return null;
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      aria-label={`Cancel ${title}`}
      onClick={() => mutate(exportId)}
    >
      Cancel
    </Button>
  );
}
