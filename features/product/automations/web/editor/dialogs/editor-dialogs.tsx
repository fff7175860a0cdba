import { lazy } from 'react';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import type { useSaveFlow } from '../saving/use-save-flow.ts';
import type { Editor } from '../use-editor.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));

export type OpenDialog = 'close' | 'history' | null;

interface EditorDialogsProps {
  dialog: OpenDialog;
  setDialog: (dialog: OpenDialog) => void;
  editor: Editor;
  saving: ReturnType<typeof useSaveFlow>;
  hasFaults: boolean;
  pageId: string;
  flowId: string;
  dripId: string;
  hasPlan: boolean;
  timeZone: string;
  close: () => void;
  /** Deletes what the browser stores. */
  forget: () => void;
}

/** The dialogs of the editor. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { dialog, setDialog, editor, saving, hasFaults, close, forget } = props;
  const { pageId, flowId, dripId, hasPlan, timeZone } = props;
  const saveAndClose = async () => {
    if (await saving.save()) close();
    else setDialog(null);
  };
  return (
    <>
      {dialog === 'close' && (
        <CloseDialog
          {...{ hasFaults }}
          isSaving={saving.isSaving}
          saveAndClose={() => void saveAndClose()}
          discard={() => {
            forget();
            close();
          }}
          stay={() => setDialog(null)}
        />
      )}
      <WhenOpened opened={dialog === 'history'}>
        {dialog === 'history' && (
          <HistoryDialog
            {...{ pageId, flowId, dripId, hasPlan, timeZone }}
            document={editor.document}
            newId={() => crypto.randomUUID().slice(0, 13)}
            restore={(document) => {
              editor.edit(() => document);
              setDialog(null);
            }}
            close={() => setDialog(null)}
          />
        )}
      </WhenOpened>
      {saving.theirs && (
        <ConflictDialog
          start={editor.start}
          mine={editor.document}
          theirs={saving.theirs}
          choose={(document) => {
            if (saving.theirs) editor.rebase(saving.theirs, document);
            saving.chosen();
          }}
          close={saving.chosen}
        />
      )}
    </>
  );
}
