import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Link } from 'react-router';
import { RE_AUTHORIZATION } from './copy.ts';
import styles from './disconnect-dialog.module.css';

/** The Facebook account may not act for the page any more: only the settings help. */
export function ReAuthorizationDialog() {
  return (
    <Modal
      opened
      // There is nothing behind it to go back to.
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={RE_AUTHORIZATION}
      centered
      size={440}
      overlayProps={{ backgroundOpacity: 0 }}
      classNames={{ title: styles.title, content: styles.content }}
    >
      <p>
        Your Facebook account has no permission to act for this page any more. Open the settings and connect
        the page again; Facebook then asks you for it.
      </p>
      <Button component={Link} to="/settings" mt={20} fullWidth data-autofocus>
        Go to Settings
      </Button>
    </Modal>
  );
}
