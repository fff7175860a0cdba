import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { releaseHolds } from '#platform/ui-kit/leaving/unsaved-changes.ts';

// A busy machine may take long; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 10_000 });

// Tests of one worker share the page and the modules.
afterEach(() => {
  cleanup();
  notifications.clean();
  releaseHolds();
});
