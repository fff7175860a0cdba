import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { texts } from '../../texts/en.ts';

/** The dialog for a Facebook account that may no longer act for the page. Only the settings help. */
export function ReAuthorizationDialog() {
  return (
    <Dialog
      title={texts.reAuthorization.title}
      onClose={null}
      actions={
        <Button component={Link} to="/settings" fullWidth data-autofocus>
          {texts.reAuthorization.toSettings}
        </Button>
      }
    >
      <p>{texts.reAuthorization.text}</p>
    </Dialog>
  );
}
