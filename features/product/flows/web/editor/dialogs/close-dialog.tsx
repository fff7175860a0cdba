import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { texts } from '../../../texts/en.ts';

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
      title={texts.close.title}
      onClose={stay}
      actions={
        <>
          <Button variant="default" onClick={discard}>
            {texts.close.discard}
          </Button>
          {!hasFaults && (
            <Button loading={isSaving} onClick={saveAndClose}>
              {texts.close.save}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.close.text}</p>
    </Dialog>
  );
}
