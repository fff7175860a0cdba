import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
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
      title={`Disconnect ${page.name}?`}
      text="Nothing is sent from this page any more, and what shoppers write to it does not reach Bellbird. Your campaigns and subscribers stay. You can connect it again at any time."
      confirm="Disconnect"
      cancel="Keep it"
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  );
}
