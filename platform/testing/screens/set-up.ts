import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { endTimers } from './end-timers.ts';
import { endFakeApi, fakeFetch } from './fake-api.ts';
import { FakeUpload } from './fake-upload.ts';
import { keepToasts } from './keep-toasts.ts';
import { stayOnPage } from './left-page.ts';

/** A guard against hanging; a busy machine may take long. */
configure({ asyncUtilTimeout: 30_000 });

// happy-dom has no fonts, but growing text fields listen to them.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(() => {
  // React then finishes its work before the test continues.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  // happy-dom lacks it, and pages check it before they offer the clipboard.
  vi.stubGlobal('isSecureContext', true);
  stayOnPage();
  keepToasts();
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
