import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';

interface EditQuestionProps {
  /** What has to be fixed first, as a sentence; null where saving is enough. */
  error: string | null;
  isSaving: boolean;
  saveAndGoOn: () => void;
  close: () => void;
}

/** What is asked before an editor opens over a page that is not saved; document 2, section 2 has its words. */
export function EditQuestion({ error, isSaving, saveAndGoOn, close }: EditQuestionProps) {
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
            <Button loading={isSaving} onClick={saveAndGoOn}>
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
