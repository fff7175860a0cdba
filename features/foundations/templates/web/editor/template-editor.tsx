import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { useFocusBack } from '#platform/ui-kit/use-focus-back.ts';
import { readDraft } from '../../rules/read-draft.ts';
import type { WholeDraft } from '../../rules/to-draft.ts';
import { texts } from '../../texts/en.ts';
import { TemplatePhone } from '../template-phone.tsx';
import type { UploadPart } from '../template-slots.ts';
import { useSubmitTemplate } from '../use-templates.ts';
import { ButtonFields } from './button-fields.tsx';
import type { Edited } from './edited.ts';
import { HeadFields } from './head-fields.tsx';
import { SampleFields } from './sample-fields.tsx';
import { StarterPicker } from './starter-picker.tsx';
import styles from './template-editor.module.css';
import { TextFields } from './text-fields.tsx';

interface TemplateEditorProps {
  shopUrl: string;
  shopName: string;
  edited: Edited;
  Upload: UploadPart;
  close: () => void;
  submitted: () => void;
}

/** Nothing is stored until the template is submitted. */
const UNSUBMITTED = texts.editor.unsubmitted;

/** One part of the editor: the draft, and how to change it. */
export interface EditorPart {
  draft: WholeDraft;
  change: (change: Partial<WholeDraft>) => void;
}

/** The editor, with a preview beside it. What WhatsApp would refuse is shown while typing. */
export function TemplateEditor({ shopUrl, shopName, edited, Upload, close, submitted }: TemplateEditorProps) {
  useFocusBack();
  const [draft, setDraft] = useState(edited.draft);
  const [isTried, setIsTried] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(edited.draft);
  useUnsavedGuard(isUnsaved, UNSUBMITTED);
  const leave = () => (isUnsaved ? setIsLeaving(true) : close());
  const { mutate, isPending, data } = useSubmitTemplate(shopUrl, submitted);
  const read = readDraft(draft);
  const faults = 'faults' in read ? read.faults : (data?.resultFailure ?? []).map(({ error }) => error);
  const part: EditorPart = { draft, change: (change) => setDraft((before) => ({ ...before, ...change })) };
  const submit = () => {
    setIsTried(true);
    if ('definition' in read) mutate({ draft, rejectedId: edited.rejectedId });
  };
  return (
    <Modal
      opened
      fullScreen
      onClose={leave}
      title={texts.editor.titles[edited.of]}
      closeButtonProps={{ 'aria-label': texts.editor.close }}
      // Pressing Escape by accident must not lose unsaved text.
      closeOnEscape={!isUnsaved}
    >
      <div className={styles.sides}>
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {edited.of === 'new' && <StarterPicker draft={draft} start={setDraft} />}
          <HeadFields {...part} of={edited.of} shopUrl={shopUrl} Upload={Upload} />
          <TextFields {...part} />
          <SampleFields {...part} />
          <ButtonFields {...part} />
          <Faults faults={faults} isShown={isTried || draft.template !== ''} />
          <Actions
            submit={edited.of === 'rejected' ? texts.editor.resubmit : texts.editor.submit}
            isPending={isPending}
            leave={leave}
          />
        </form>
        <div className={styles.phone}>
          <TemplatePhone draft={draft} shopName={shopName} />
        </div>
      </div>
      <LeaveDialog opened={isLeaving} leave={close} stay={() => setIsLeaving(false)} />
    </Modal>
  );
}

function LeaveDialog({ opened, leave, stay }: { opened: boolean; leave: () => void; stay: () => void }) {
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.editor.leaving.title}
      text={texts.editor.leaving.text}
      confirm={texts.editor.unsubmitted.leave}
      cancel={texts.editor.unsubmitted.stay}
      isPending={false}
      onConfirm={leave}
      onClose={stay}
    />
  );
}

function Actions({ submit, isPending, leave }: { submit: string; isPending: boolean; leave: () => void }) {
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={leave}>
        {texts.editor.cancel}
      </Button>
      <Button type="submit" loading={isPending}>
        {submit}
      </Button>
    </div>
  );
}

function Faults({ faults, isShown }: { faults: readonly string[]; isShown: boolean }) {
  return (
    <div role="status" className={styles.faults} data-shown={isShown && faults.length > 0}>
      {isShown && faults.length > 0 && (
        <>
          <p>{texts.editor.faults}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
