import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../texts/en.ts';
import { ExportTable } from './export-table.tsx';
import { useExports } from './use-exports.ts';

/** The list of a shop's exports, with their progress and download links. */
export function ExportList({ shopUrl, timeZone }: { shopUrl: string; timeZone: string }) {
  const { data, error, refetch } = useExports(shopUrl);
  return (
    <Panel title={texts.list.title}>
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.list.what} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <WaitingFor what={texts.list.what} />
          <WaitingBlock height={96} />
        </>
      )}
      {data?.exports.length === 0 && (
        <p>
          <QuietLine>{texts.list.none}</QuietLine>
        </p>
      )}
      {data !== undefined && data.exports.length > 0 && (
        <ExportTable exports={data.exports} shopUrl={shopUrl} timeZone={timeZone} />
      )}
    </Panel>
  );
}
