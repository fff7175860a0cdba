import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useState, type DragEvent } from 'react';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { texts } from '../texts/en.ts';
import styles from './import-dialog.module.css';
import { useFile } from './use-file.ts';

interface FileStepProps {
  shopUrl: string;
  importId: string;
  onClose: () => void;
  uploaded: () => void;
}

/** The upload of an import's file, by picker or drop. */
export function FileStep({ shopUrl, importId, onClose, uploaded }: FileStepProps) {
  const aboutId = useId();
  const { state, send } = useFile({ shopUrl, importId, uploaded });
  return (
    <Dialog
      title={texts.fileStep.title}
      onClose={onClose}
      staysOnClickOutside
      actions={
        <Button variant="default" onClick={onClose}>
          {texts.fileStep.cancel}
        </Button>
      }
    >
      <p id={aboutId} className={styles.quiet}>
        {texts.fileStep.hint}
      </p>
      <FilePlace aboutId={aboutId} take={send} />
      <div role="status">
        {state.kind === 'sending' && <Sending name={state.name} percent={state.percent} />}
      </div>
      <div role="alert">{state.kind === 'failed' && <p className={styles.fault}>{state.reason}</p>}</div>
    </Dialog>
  );
}

/** A file can be dropped anywhere on this area. The input inside is for pressing. */
function FilePlace({ aboutId, take }: { aboutId: string; take: (file: File) => void }) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  };
  return (
    <div
      className={styles.place}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <IconUpload className={styles.icon} size={24} stroke={1.5} aria-hidden />
      <input
        id={id}
        className={styles.input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-describedby={aboutId}
        data-autofocus
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be picked again after a failure.
          event.currentTarget.value = '';
          if (file) take(file);
        }}
      />
      <label className={styles.button} htmlFor={id}>
        {texts.fileStep.choose}
      </label>
      <p className={styles.quiet}>{texts.fileStep.drop}</p>
    </div>
  );
}

function Sending({ name, percent }: { name: string; percent: number }) {
  return (
    <p className={styles.sending}>
      <progress
        className={styles.bar}
        max={100}
        value={percent}
        aria-label={fill(texts.fileStep.uploading, { name })}
      />
      <span>{percent === 100 ? texts.fileStep.checking : `${percent}%`}</span>
    </p>
  );
}
