import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { texts } from '../../texts/en.ts';

interface EditQuestionProps {
  /** A fault that has to be fixed first, as a sentence. Null if saving is enough. */
  error: string | null;
  /** Saves the page, and resolves with whether that succeeded. */
  save: () => Promise<boolean>;
  goOn: () => void;
  close: () => void;
}

/** The question before an editor opens over an unsaved page. */
export function EditQuestion({ error, save, goOn, close }: EditQuestionProps) {
  const [isSaving, setIsSaving] = useState(false);
  const saveAndGoOn = async () => {
    setIsSaving(true);
    if (await save()) goOn();
    else close();
  };
  return (
    <Dialog
      title={error === null ? texts.editQuestion.title : texts.editQuestion.faultTitle}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {error === null ? texts.editQuestion.notNow : texts.editQuestion.gotIt}
          </Button>
          {error === null && (
            <Button loading={isSaving} onClick={() => void saveAndGoOn()}>
              {texts.editQuestion.save}
            </Button>
          )}
        </>
      }
    >
      <p>{error ?? texts.editQuestion.text}</p>
    </Dialog>
  );
}
