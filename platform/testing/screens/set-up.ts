import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { endTimers } from './end-timers.ts';
import { endFakeApi, fakeFetch } from './fake-api.ts';
import { FakeUpload } from './fake-upload.ts';
import { stayOnPage } from './left-page.ts';

/** Against hanging: a busy machine takes as long as it takes. */
configure({ asyncUtilTimeout: 30_000 });

// happy-dom has no fonts. Fields that grow with their text listen to them.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(() => {
  // React then finishes its work before the test goes on.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  // happy-dom does not have it. Pages ask it before they offer the clipboard.
  vi.stubGlobal('isSecureContext', true);
  stayOnPage();
});

afterEach(() => {
  cleanup();
  cleanNotifications();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  endTimers();
  endFakeApi();
});
