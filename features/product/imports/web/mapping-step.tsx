import { Button } from '@mantine/core';
import { useState } from 'react';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { ImportPlan } from '../contract/import.ts';
import { startRefusalReason } from '../rules/start-refusal-reason.ts';
import { texts } from '../texts/en.ts';
import { ColumnTable } from './column-table.tsx';
import { FileForm } from './file-form.tsx';
import styles from './import-dialog.module.css';
import { StatementField } from './statement-field.tsx';
import { storePlan } from './store-plan.ts';
import { usePreview, useStartImport, useSuggestion } from './use-imports.ts';

interface MappingStepProps {
  shopUrl: string;
  importId: string;
  onClose: () => void;
  started: () => void;
}

type Choices = Parameters<typeof useSuggestion>[2];

/** The meaning of a file's columns: suggested, and confirmed by the merchant beside its first rows. */
export function MappingStep({ shopUrl, importId, onClose, started }: MappingStepProps) {
  const [choices, setChoices] = useState<Choices>({});
  const { data, error, refetch, isPlaceholderData: isCutting } = useSuggestion(shopUrl, importId, choices);
  const start = useStartImport(shopUrl, importId);
  const lock = useLock('market');
  const { plan, change } = usePlan(isCutting ? undefined : data?.plan);
  const faults = usePreview(shopUrl, importId, isCutting ? undefined : plan);
  const wrong = plan && startRefusalReason(plan);
  const fault = start.error ? sentenceOf(start.error) : wrong && sentenceFor(wrong.code);
  return (
    <Dialog
      title={texts.columnStep.title}
      width={960}
      onClose={onClose}
      staysOnClickOutside
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.columnStep.cancel}
          </Button>
          <Button
            loading={start.isPending}
            disabled={!plan || !data || isCutting || Boolean(wrong)}
            onClick={() => plan && start.mutate(plan, { onSuccess: started })}
            {...lock}
          >
            {texts.columnStep.confirm}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{texts.columnStep.hint}</p>
      {!data && !error && <Waiting />}
      {!data && error && (
        <NotRead error={error} retry={() => void refetch()} goBack={plan ? () => setChoices({}) : null} />
      )}
      {data && plan && (
        <>
          <FileForm
            plan={cutAs(plan, choices)}
            encoding={data.encoding}
            change={change}
            say={(more) => setChoices({ ...choices, ...more })}
          />
          <ColumnTable plan={plan} names={data.names} rows={data.rows} faults={faults} change={change} />
          <StatementField plan={plan} change={change} />
          <div role="alert">{fault && <p className={styles.fault}>{fault}</p>}</div>
        </>
      )}
    </Dialog>
  );
}

/** Returns the merchant's choices if they match the file's current form. */
function cutAs(plan: ImportPlan, { delimiter = plan.delimiter, hasHeader }: Choices): ImportPlan {
  return {
    ...plan,
    delimiter,
    hasHeader: hasHeader === undefined ? plan.hasHeader : hasHeader === 'true',
  };
}

function Waiting() {
  return (
    <>
      <WaitingFor what={texts.columnStep.what} />
      <WaitingBlock height={240} />
    </>
  );
}

interface NotReadProps {
  error: Error;
  retry: () => void;
  /** Returns to the first form. Null if it never changed. */
  goBack: (() => void) | null;
}

function NotRead({ error, retry, goBack }: NotReadProps) {
  return (
    <>
      <FailureNote bare what={texts.columnStep.what} error={error} retry={retry} />
      {goBack && (
        <Button variant="default" onClick={goBack}>
          {texts.columnStep.reset}
        </Button>
      )}
    </>
  );
}

/** Returns the plan of a file: the suggestion with the merchant's changes, also after the file's form changed. */
function usePlan(suggested: ImportPlan | undefined) {
  const [state, setState] = useState({ began: suggested, typed: suggested });
  let { typed } = state;
  if (suggested !== undefined && suggested !== state.began) {
    const { began } = state;
    typed = began && typed ? storePlan({ began, typed, stored: suggested }) : suggested;
    setState({ began: suggested, typed });
  }
  const change = (next: ImportPlan) => setState((now) => ({ ...now, typed: next }));
  return { plan: typed, change };
}
