import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { getFlowSave, getFlowSaves, ORIGINAL } from '../../../contract/flow-version-calls.ts';
import type { FlowDocument } from '../../../rules/editor/document.ts';
import { restoreSave } from '../../../rules/editor/restore-save.ts';
import { differencesOf } from '../../../rules/editor/what-changed.ts';
import { texts } from '../../../texts/en.ts';
import { DifferenceList } from '../difference-list.tsx';
import styles from './history-dialog.module.css';

interface HistoryDialogProps {
  pageId: string;
  flowId: string;
  dripId: string;
  /** Whether the time can be changed. */
  hasPlan: boolean;
  timeZone: string;
  document: FlowDocument;
  newId: () => string;
  restore: (document: FlowDocument) => void;
  close: () => void;
}

/** The saved versions of a flow, their differences to the screen, and buttons to restore them. */
export function HistoryDialog({
  pageId,
  flowId,
  dripId,
  hasPlan,
  timeZone,
  document,
  newId,
  restore,
  close,
}: HistoryDialogProps) {
  const [saveId, setSaveId] = useState<string | null>(null);
  const message = { pageId, flowId, dripId };
  const list = useQuery({ ...callQuery(getFlowSaves, { query: message }), staleTime: 0 });
  const save = useQuery({
    ...callQuery(getFlowSave, { query: { ...message, saveId: saveId ?? '' } }),
    enabled: saveId !== null,
  });
  const back =
    save.data && restoreSave(document, hasPlan ? save.data : { ...save.data, timeBox: null }, newId);
  const error = list.error ?? save.error;
  return (
    <Dialog
      title={texts.history.title}
      width={640}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {texts.history.close}
          </Button>
          <Button disabled={!back} onClick={() => back && restore(back)}>
            {texts.history.restore}
          </Button>
        </>
      }
    >
      {error !== null && <p role="alert">{sentenceOf(error)}</p>}
      {list.data?.saves.length === 0 && <p>{texts.history.none}</p>}
      <SaveList saves={list.data?.saves ?? []} chosen={saveId} choose={setSaveId} timeZone={timeZone} />
      {back && (
        <div role="status">
          <p>{texts.history.changes}</p>
          <DifferenceList differences={differencesOf(document, back)} none={texts.history.same} />
        </div>
      )}
    </Dialog>
  );
}

interface SaveListProps {
  saves: ResponseOf<typeof getFlowSaves>['saves'];
  chosen: string | null;
  choose: (saveId: string) => void;
  timeZone: string;
}

function SaveList({ saves, chosen, choose, timeZone }: SaveListProps) {
  return (
    <ul className={styles.saves}>
      {saves.map(({ saveId, savedAt }) => (
        <li key={saveId}>
          <button type="button" aria-pressed={saveId === chosen} onClick={() => choose(saveId)}>
            {saveId === ORIGINAL ? texts.history.original : <Moment at={savedAt} timeZone={timeZone} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
