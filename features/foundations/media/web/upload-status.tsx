import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './upload-status.module.css';
import type { UploadState } from './use-upload.ts';

interface UploadStatusProps {
  id: string;
  state: UploadState;
  /** The text during the upload. */
  uploading: string;
  cancel: () => void;
}

/** The state of an upload, also for screen readers. Its element stays, so that changes are announced. */
export function UploadStatus({ id, state, uploading, cancel }: UploadStatusProps) {
  return (
    <div id={id} className={styles.status}>
      <div role="status">
        {state.kind === 'failed' ? null : <Words state={state} uploading={uploading} />}
      </div>
      {state.kind === 'sending' && <Progress name={state.name} share={state.share} cancel={cancel} />}
      <div role="alert">
        {state.kind === 'failed' && (
          <p className={styles.failed}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            <span>
              {state.what} {state.reason}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

interface WordsProps {
  state: Exclude<UploadState, { kind: 'failed' }>;
  uploading: string;
}

function Words({ state, uploading }: WordsProps) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'sending':
      return <p className={styles.plain}>{uploading}</p>;
    case 'removing':
      return <p className={styles.plain}>{texts.removal.removing}</p>;
    case 'over':
      return <p className={styles.plain}>{state.words}</p>;
    case 'done':
      return (
        <p className={styles.done}>
          <IconCheck size={16} stroke={1.75} aria-hidden /> {texts.upload.done}
        </p>
      );
  }
}

function Progress({ name, share, cancel }: { name: string; share: number; cancel: () => void }) {
  const percent = Math.floor(share * 100);
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        max={100}
        value={percent}
        aria-label={fill(texts.upload.progress, { name })}
      />
      {/* All bytes are gone out, and the server is looking at them. */}
      <span className={styles.share}>
        {percent === 100 ? texts.upload.checking : fill(texts.upload.share, { percent })}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        onClick={cancel}
        aria-label={fill(texts.upload.cancelLabel, { name })}
      >
        {texts.upload.cancel}
      </Button>
    </div>
  );
}
