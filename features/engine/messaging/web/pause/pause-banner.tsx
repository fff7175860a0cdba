import { lazy, Suspense } from 'react';
import { useSendingPause } from './use-sending-pause.ts';

const PausedNote = lazy(async () => ({ default: (await import('./paused-note.tsx')).PausedNote }));

/** A banner above every page while all sending is paused. It cannot be closed. */
export function PauseBanner({ shopUrl, timeZone }: { shopUrl: string; timeZone: string }) {
  const { data } = useSendingPause(shopUrl);
  return (
    <div role="status">
      {data?.pausedAt && (
        <Suspense>
          <PausedNote shopUrl={shopUrl} timeZone={timeZone} pause={data} since={data.pausedAt} />
        </Suspense>
      )}
    </div>
  );
}
