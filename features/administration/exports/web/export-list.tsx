import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { texts } from '../texts/en.ts';
import { ExportTable } from './export-table.tsx';
import { useExports } from './use-exports.ts';

/** The list of a shop's exports, with their progress and download links. */
export function ExportList({ shopUrl, timeZone }: { shopUrl: string; timeZone: string }) {
  const { data, error, refetch } = useExports(shopUrl);
  return (
    <Panel title={texts.list.title}>
      {data === undefined && (
        <NotLoaded bare what={texts.list.what} height={96} error={error} retry={() => void refetch()} />
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
