import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { hideToast, toastError } from '#platform/ui-kit/toast.tsx';

const TOAST = 'facebook-lost';
/** Document 1, section 8. */
const LOST = 'FB Page Disconnected - Go To Settings to Connect Page';

/** Where pages that need Facebook lead to while the shop's page is disconnected. */
export function FacebookLostScreen() {
  useEffect(() => {
    toastError(TOAST, LOST);
    return () => hideToast(TOAST);
  }, []);
  return (
    <>
      <PageHead title="FB Page Disconnected" />
      <EmptyNote
        title="Your Facebook page is not connected"
        text="This part of Bellbird needs it. Your settings and campaigns are kept, and go on once a page is connected."
        action={
          <Button component={Link} to="/settings">
            Go to Settings
          </Button>
        }
      />
    </>
  );
}
