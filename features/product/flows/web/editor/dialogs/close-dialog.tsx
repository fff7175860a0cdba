import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';

interface CloseDialogProps {
  hasFaults: boolean;
  isSaving: boolean;
  saveAndClose: () => void;
  discard: () => void;
  stay: () => void;
}

/** Asks before unsaved changes are lost. Document 2, section 2 has the texts. */
export function CloseDialog({ hasFaults, isSaving, saveAndClose, discard, stay }: CloseDialogProps) {
  return (
    <Dialog
      title="Are you sure?"
      onClose={stay}
      actions={
        <>
          <Button variant="default" onClick={discard}>
            Discard Changes
          </Button>
          {!hasFaults && (
            <Button loading={isSaving} onClick={saveAndClose}>
              Save and Close
            </Button>
          )}
        </>
      }
    >
      <p>Your flow has unsaved changes</p>
    </Dialog>
  );
}
