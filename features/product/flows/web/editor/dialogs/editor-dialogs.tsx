import { lazy } from 'react';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import type { FlowDocument } from '../../../rules/editor/document.ts';
import type { Editor } from '../use-editor.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));

export type OpenDialog = 'close' | 'history' | null;

/** The saving of the edited flow. `theirs` is what somebody else has stored in the meantime, or null. */
interface Saving {
  /** Returns whether the flow was saved. */
  save: () => Promise<boolean>;
  isSaving: boolean;
  theirs: FlowDocument | null;
  /** Called once the merchant has chosen between both versions. */
  chosen: () => void;
}

interface EditorDialogsProps {
  dialog: OpenDialog;
  setDialog: (dialog: OpenDialog) => void;
  editor: Editor;
  saving: Saving;
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
