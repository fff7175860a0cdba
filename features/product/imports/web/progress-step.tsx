import { Button } from '@mantine/core';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../texts/en.ts';
import styles from './import-dialog.module.css';
import { ImportResult } from './import-result.tsx';
import { isRunning, useCancelImport, useImport } from './use-imports.ts';

interface ProgressStepProps {
  shopUrl: string;
  importId: string;
  onClose: () => void;
}

/** The progress of an import, and then its result. */
export function ProgressStep({ shopUrl, importId, onClose }: ProgressStepProps) {
  const { data, error, refetch } = useImport(shopUrl, importId);
  const cancel = useCancelImport(shopUrl);
  const lock = useLock('market');
  const one = data?.import;
  return (
    <Dialog
      title={one?.name ?? texts.progressStep.title}
      onClose={onClose}
      staysOnClickOutside
      actions={
        <>
          {one && isRunning(one) && (
            <Button
              variant="default"
              loading={cancel.isPending}
              onClick={() => cancel.mutate(importId)}
              {...lock}
            >
              {texts.progressStep.stop}
            </Button>
          )}
          <Button onClick={onClose}>
            {one && isRunning(one) ? texts.progressStep.close : texts.progressStep.done}
          </Button>
        </>
      }
    >
      {!one && !error && (
        <>
          <WaitingFor what={texts.progressStep.what} />
          <WaitingBlock height={96} />
        </>
      )}
      {!one && error && (
        <FailureNote bare what={texts.progressStep.what} error={error} retry={() => void refetch()} />
      )}
      {one && isRunning(one) && (
        <>
          <p className={styles.sending}>
            <progress
              className={styles.bar}
              max={100}
              value={one.percent}
              aria-label={texts.progressStep.label}
            />
            <span>{one.percent}%</span>
          </p>
          <p className={styles.quiet}>{texts.progressStep.leave}</p>
        </>
      )}
      {one && <ImportResult one={one} shopUrl={shopUrl} />}
      <div role="alert">{cancel.error && <p className={styles.fault}>{sentenceOf(cancel.error)}</p>}</div>
    </Dialog>
  );
}
