import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { RE_AUTHORIZATION } from '../copy.ts';

/** The dialog for a Facebook account that may no longer act for the page. Only the settings help. */
export function ReAuthorizationDialog() {
  return (
    <Dialog
      title={RE_AUTHORIZATION}
      onClose={null}
      actions={
        <Button component={Link} to="/settings" fullWidth data-autofocus>
          Go to Settings
        </Button>
      }
    >
      <p>
        Your Facebook account has no permission to act for this page any more. Open the settings and connect
        the page again; Facebook then asks you for it.
      </p>
    </Dialog>
  );
}
