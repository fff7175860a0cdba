import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { texts } from '../../texts/en.ts';
import { useDisconnectPage } from './use-facebook-page.ts';

interface DisconnectDialogProps {
  page: { id: string; name: string };
  opened: boolean;
  onClose: () => void;
}

/** Asks before a page is disconnected, and says what that stops. */
export function DisconnectDialog({ page, opened, onClose }: DisconnectDialogProps) {
  const { mutate, isPending } = useDisconnectPage(page.id, onClose);
  return (
    <ConfirmDialog
      opened={opened}
      title={fill(texts.disconnectPage.title, { page: page.name })}
      text={texts.disconnectPage.text}
      confirm={texts.disconnectPage.confirm}
      cancel={texts.disconnectPage.cancel}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  );
}
