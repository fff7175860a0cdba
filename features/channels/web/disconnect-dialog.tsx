import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import styles from './disconnect-dialog.module.css';
import { useDisconnectPage } from './use-facebook-page.ts';

interface DisconnectDialogProps {
  page: { id: string; name: string };
  opened: boolean;
  onClose: () => void;
}

/** Asks once before a page is taken away, and says what that stops. */
export function DisconnectDialog({ page, opened, onClose }: DisconnectDialogProps) {
  const { mutate, isPending } = useDisconnectPage(page.id, onClose);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Disconnect ${page.name}?`}
      centered
      size={440}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: styles.title, content: styles.content }}
    >
      <p>
        Nothing is sent from this page any more, and what shoppers write to it does not reach Bellbird. Your
        campaigns and subscribers stay. You can connect it again at any time.
      </p>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button color="red.9" loading={isPending} onClick={() => mutate()}>
          Disconnect
        </Button>
      </div>
    </Modal>
  );
}
