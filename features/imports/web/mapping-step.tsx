import { Button } from '@mantine/core';
import { useState } from 'react';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { ImportPlan } from '../contract/import.ts';
import { whyNotStart } from '../rules/why-not-start.ts';
import { ColumnTable } from './column-table.tsx';
import { MAPPING_ABOUT } from './copy.ts';
import { FileForm } from './file-form.tsx';
import styles from './import-dialog.module.css';
import { StatementField } from './statement-field.tsx';
import { useStartImport, useSuggestion } from './use-imports.ts';

interface MappingStepProps {
  shopUrl: string;
  importId: string;
  onClose: () => void;
  started: () => void;
}

type Said = Parameters<typeof useSuggestion>[2];

/** What the columns of a file are: suggested, and confirmed by the merchant beside its first rows. */
export function MappingStep({ shopUrl, importId, onClose, started }: MappingStepProps) {
  const [said, setSaid] = useState<Said>({});
  const [changed, setChanged] = useState<ImportPlan | null>(null);
  const { data, error, refetch } = useSuggestion(shopUrl, importId, said);
  const start = useStartImport(shopUrl, importId);
  const plan = changed ?? data?.plan;
  const wrong = plan && whyNotStart(plan);
  const fault = start.error ? sentenceOf(start.error) : wrong && ERROR_SENTENCES[wrong.code];
  return (
    <Dialog
      title="What the columns are"
      width={960}
      onClose={onClose}
      staysOnClickOutside
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={start.isPending}
            disabled={!plan || Boolean(wrong)}
            onClick={() => plan && start.mutate(plan, { onSuccess: started })}
          >
            Import
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{MAPPING_ABOUT}</p>
      {!data && !error && (
        <>
          <WaitingFor what="The beginning of your file" />
          <WaitingBlock height={240} />
        </>
      )}
      {!data && error && (
        <FailureNote bare what="The beginning of your file" error={error} retry={() => void refetch()} />
      )}
      {data && plan && (
        <>
          <FileForm
            plan={plan}
            encoding={data.encoding}
            change={setChanged}
            say={(more) => {
              setSaid({ ...said, ...more });
              setChanged(null);
            }}
          />
          <ColumnTable plan={plan} names={data.names} rows={data.rows} change={setChanged} />
          <StatementField plan={plan} change={setChanged} />
          <div role="alert">{fault && <p className={styles.fault}>{fault}</p>}</div>
        </>
      )}
    </Dialog>
  );
}
