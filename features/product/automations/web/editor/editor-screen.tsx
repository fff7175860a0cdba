import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, useEffect, useRef } from 'react';
import type { getFlowPreview } from '#features/product/flows/contract/flow-calls.ts';
import type { FlowDocument } from '#features/product/flows/rules/editor/document.ts';
import { faultsOf } from '#features/product/flows/rules/editor/faults.ts';
import { FLOW_LIMITS } from '#features/product/flows/rules/editor/flow-limits.ts';
import { testDraft } from '#features/product/flows/rules/editor/test-draft.ts';
import { isSaved as isSame } from '#features/product/flows/rules/editor/what-changed.ts';
import { hasEditing } from '#features/product/flows/rules/flow/may-edit.ts';
import {
  ChatSide,
  EditorDialogs,
  type OpenDialog,
  EditingContext,
  type Editing,
  EditorHead,
  FaultList,
  NoticeBar,
  DraftNote,
  dropDraft,
  useStoredDraft,
  useEditor,
  type Editor,
  useShortcuts,
} from '#features/product/flows/web/index.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { knownValues } from '../../rules/unfit-reason.ts';
import { texts } from '../../texts/en.ts';
import { discountOf } from '../discount-of.ts';
import { pageOf } from '../page-of.ts';
import { SendTest } from '../test-send/send-test.tsx';
import styles from './editor-screen.module.css';
import type { EditedMessage } from './flow-editor.tsx';
import { PreviewSide } from './preview-side.tsx';
import { readStoredMessage } from './saving/read-stored-message.ts';
import { readStored } from './saving/read-stored.ts';
import { useSaveFlow } from './saving/use-save-flow.ts';

type Told = ResponseOf<typeof getFlowPreview>;

interface EditorScreenProps extends EditedMessage {
  told: Told;
  close: () => void;
}

const UNSAVED = { text: texts.editor.unsaved };

/** The open editor: the content beside its preview. */
export function EditorScreen({ told, close, Upload, editWords, ...message }: EditorScreenProps) {
  const { merchant, campaign, drip } = message;
  const open = useOpenDocument(message, told);
  const { editor, saving, isSaved, faults, pageId, draftName } = open;
  const { start, document, edit } = editor;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const askToClose = () => (isSaved ? close() : setDialog('close'));
  const [save, steadyClose] = [useSteady(open.save), useSteady(askToClose)];
  const showHistory = useSteady(() => setDialog('history'));
  const whole = useShortcuts({ undo: editor.undo, redo: editor.redo, save, askToClose });
  const leaveForWords = useSteady(() => {
    if (!isSaved) return setDialog('close');
    close();
    editWords?.();
  });
  const editing = useOpenEditing({
    message,
    editWords: editWords && leaveForWords,
    pageId,
    edit,
    editTyped: editor.editTyped,
    Upload,
  });
  const hasPlan = hasEditing(merchant.planDetails.features, campaign.channel);
  const hasFaults = faults.length > 0;
  return (
    <EditingContext value={editing}>
      <div className={styles.whole} ref={whole}>
        <EditorHead
          title={campaign.title}
          isSaving={saving.isSaving}
          canUndo={editor.history.past.length > 0}
          canRedo={editor.history.future.length > 0}
          undo={editor.undo}
          redo={editor.redo}
          close={steadyClose}
          test={useTest(message, editor, isSaved)}
          {...{ isSaved, hasFaults, showHistory, save }}
        />
        <NoticeBar>{saving.isUnreachable && texts.failures.connection}</NoticeBar>
        <FaultList faults={faults} />
        <DraftNote
          name={draftName}
          start={start}
          timeZone={merchant.shopTimeZone}
          restore={(kept) => edit(() => kept)}
        />
        <Sides {...{ message, told, document, hasPlan }} />
        <EditorDialogs
          {...{ dialog, setDialog, editor, saving, close, pageId, hasPlan, hasFaults }}
          flowId={drip.flowId}
          dripId={drip.dripId}
          timeZone={merchant.shopTimeZone}
          forget={() => dropDraft(draftName)}
        />
      </div>
    </EditingContext>
  );
}

type Message = Omit<EditedMessage, 'Upload' | 'editWords'>;

/** Returns the open document with its faults and its saved state. */
function useOpenDocument(message: Message, told: Told) {
  const { merchant, campaign, drip } = message;
  const client = useQueryClient();
  const pageId = pageOf(merchant, campaign.channel);
  const editor = useEditor(() => readStoredMessage(message, told));
  const { start, document } = editor;
  const faults = useMemo(() => faultsOf(document), [document]);
  const isSaved = useMemo(() => isSame(start, document), [start, document]);
  const draftName = `${pageId}:${campaign.channel}:${drip.flowId}`;
  const saving = useSaveFlow({
    about: { pageId, type: campaign.type, dripId: drip.dripId },
    editor,
    readStored: (mine) => readStored(client, message, mine),
    saved: () => dropDraft(draftName),
  });
  useStoredDraft(draftName, start, document, isSaved);
  useUnsavedGuard(!isSaved, UNSAVED);
  const save = () => {
    if (!isSaved && faults.length === 0 && !saving.isSaving) void saving.save();
  };
  return { editor, saving, save, isSaved, faults, pageId, draftName };
}

/** Returns the function that sends a test of the unsaved content. */
function useTest({ merchant, campaign, drip, settings }: Message, editor: Editor, isSaved: boolean) {
  const draftOf = useSteady(() => testDraft(editor.start, editor.document));
  return useMemo(
    () => (
      <SendTest
        {...{ merchant, drip, settings, draftOf }}
        channel={campaign.channel}
        type={campaign.type}
        name={texts.testSend.ofThis}
        hasUnsaved={!isSaved}
      />
    ),
    [merchant, drip, settings, campaign, isSaved, draftOf],
  );
}

interface SidesProps {
  message: Message;
  told: Told;
  document: FlowDocument;
  hasPlan: boolean;
}

function Sides({ message: { merchant, campaign, drip }, told, document, hasPlan }: SidesProps) {
  // Typing has priority. The phone follows in idle time.
  const previewed = useDeferredValue(document);
  return (
    <div className={styles.sides}>
      <ChatSide
        document={document}
        stored={told.flows}
        phrase={campaign.words.delayPhrase}
        hasPlan={hasPlan}
      />
      <PreviewSide
        {...{ merchant, campaign, drip }}
        document={previewed}
        stored={told.flows}
        samples={told.samples}
      />
    </div>
  );
}

interface EditingFrom {
  message: Message;
  editWords: Editing['editWords'];
  pageId: string;
  edit: Editing['edit'];
  editTyped: Editing['editTyped'];
  Upload: Editing['Upload'];
}

function useOpenEditing({
  message: { campaign, drip },
  editWords,
  pageId,
  edit,
  editTyped,
  Upload,
}: EditingFrom): Editing {
  const { channel } = campaign;
  return useMemo(
    () => ({
      channel,
      limits: FLOW_LIMITS[channel],
      valueNames: knownValues(campaign, drip.dripIndex),
      discount: discountOf(drip),
      countsSeconds: campaign.countsSeconds === true,
      isOfTool: campaign.withoutSwitch?.isOfTool ?? false,
      pageId,
      editWords,
      Upload,
      edit,
      editTyped,
      newId: () => crypto.randomUUID().slice(0, 13),
      newFlowId: () => crypto.randomUUID(),
    }),
    [campaign, channel, drip, editWords, pageId, Upload, edit, editTyped],
  );
}

/** Returns one function that always calls the newest one, for components that are drawn only when something changed. */
function useSteady<Result>(newest: () => Result): () => Result {
  const current = useRef(newest);
  useEffect(() => {
    current.current = newest;
  });
  const [steady] = useState(() => () => current.current());
  return steady;
}
