import { Button } from '@mantine/core';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { Import } from '../contract/import.ts';
import { DELETE_ABOUT, IN_USE, usedByWords } from './copy.ts';
import { useDeleteImport } from './use-imports.ts';

interface DeleteImportProps {
  shopUrl: string;
  one: Import;
  close: () => void;
}

/** Asks before a list is deleted. A used list stays, with its uses shown. */
export function DeleteImport({ shopUrl, one: { id, name }, close }: DeleteImportProps) {
  const { mutate, isPending, data } = useDeleteImport(shopUrl, close);
  if (data !== undefined && !data.deleted)
    return (
      <Dialog
        title={IN_USE}
        onClose={close}
        actions={
          <Button data-autofocus onClick={close}>
            Got it
          </Button>
        }
      >
        <p>{usedByWords(name, data.usedBy)}</p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      opened
      title={`Delete ${name}?`}
      text={DELETE_ABOUT}
      confirm="Delete"
      isPending={isPending}
      onConfirm={() => mutate(id)}
      onClose={close}
    />
  );
}
