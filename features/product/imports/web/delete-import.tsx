import { Button } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { Import } from '../contract/import.ts';
import { texts } from '../texts/en.ts';
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
        title={texts.deleteList.inUse}
        onClose={close}
        actions={
          <Button data-autofocus onClick={close}>
            {texts.deleteList.close}
          </Button>
        }
      >
        <p>{fill(texts.deleteList.usedBy, { name, uses: data.usedBy.join(', ') })}</p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      opened
      title={fill(texts.deleteList.question, { name })}
      text={texts.deleteList.text}
      confirm={texts.deleteList.confirm}
      isPending={isPending}
      onConfirm={() => mutate(id)}
      onClose={close}
    />
  );
}
