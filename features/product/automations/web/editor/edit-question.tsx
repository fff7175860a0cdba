import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';

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
      title={error === null ? 'Save your changes first?' : 'There is something to fix first'}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {error === null ? 'Not Now' : 'Got it!'}
          </Button>
          {error === null && (
            <Button loading={isSaving} onClick={() => void saveAndGoOn()}>
              Save and Continue
            </Button>
          )}
        </>
      }
    >
      <p>{error ?? 'What you changed on this page is saved before the flow is edited.'}</p>
    </Dialog>
  );
}
