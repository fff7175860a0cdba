import { FailureNote } from './failure-note.tsx';
import { Panel } from './panel.tsx';
import { WaitingBlock, WaitingFor } from './waiting-block.tsx';

interface NotLoadedProps {
  /** What is loaded, as in "Loading …". */
  what: string;
  /** Why loading failed; null while it goes on. */
  error: Error | null;
  retry: () => void;
  /** About how high the loaded content is, in pixels. */
  height: number;
  /** The title of the panel that the content will stand in, when nothing draws it yet. */
  panel?: string;
  /** Whether a panel is around it already, so that a failure needs no border. */
  bare?: boolean;
}

/** Shown in place of what a query has not loaded yet: that it loads, or why it failed. */
export function NotLoaded({ what, error, retry, height, panel, bare = false }: NotLoadedProps) {
  if (error !== null) return <FailureNote bare={bare} what={what} error={error} retry={retry} />;
  const waiting = (
    <>
      <WaitingFor what={what} />
      <WaitingBlock height={height} />
    </>
  );
  return panel === undefined ? waiting : <Panel title={panel}>{waiting}</Panel>;
}
