import { Button } from '@mantine/core';
import {
  hideNotification,
  notificationsStore,
  showNotification,
  updateNotification,
} from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { FocusEvent } from 'react';
import { fill } from '#platform/language/reader.ts';
import { INFO_TOAST_MS, SUCCESS_TOAST_MS, UNDO_TOAST_MS } from './durations.ts';
import { holdLeaving } from './leaving/unsaved-changes.ts';
import { texts } from './texts/en.ts';
import styles from './toast.module.css';

const CHECK = <IconCheck size={18} stroke={1.75} aria-hidden />;
const WARNING = <IconAlertTriangle size={18} stroke={1.75} aria-hidden />;
const INFO = <IconInfoCircle size={18} stroke={1.75} aria-hidden />;
const CLOSE = { 'aria-label': texts.toasts.close };

/** Says that something is in progress, until another toast with this id replaces it. */
export function toastWaiting(id: string, message: string): void {
  replace({ id, message, loading: true, autoClose: false, withCloseButton: false, role: 'status' });
}

export function toastSuccess(id: string, message: string): void {
  replace({ id, message, color: 'green', icon: CHECK, autoClose: SUCCESS_TOAST_MS, role: 'status' });
}

/**
 * Reports a success that can be undone. The button is the first in the toast, so that the keyboard reaches it before the
 * cross.
 */
export function toastUndo(id: string, message: string, undo: () => void): void {
  let isUndone = false;
  /** Where the focus was before the toast had it. */
  let before: HTMLElement | null = null;
  const act = () => {
    isUndone = true;
    hideToast(id);
    if (before?.isConnected) before.focus();
    undo();
  };
  const text = (
    <span className={styles.undo}>
      {message}
      <Button variant="light" size="compact-sm" onClick={act}>
        {texts.toasts.undo}
      </Button>
    </span>
  );
  const toast: Toast = { id, message: text, color: 'green', icon: CHECK, role: 'status' };
  // The library itself waits only while the toast is hovered.
  const onFocusCapture = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before = relatedTarget;
    replace({ ...toast, ...waits, autoClose: false });
  };
  const onBlurCapture = () => {
    if (!isUndone && isToastShown(id)) replace({ ...toast, ...waits, autoClose: UNDO_TOAST_MS });
  };
  const waits = { onFocusCapture, onBlurCapture };
  replace({ ...toast, ...waits, autoClose: UNDO_TOAST_MS });
}

export function toastInfo(id: string, message: string, ms = INFO_TOAST_MS): void {
  replace({ id, message, icon: INFO, autoClose: ms, role: 'status' });
}

/** Reports a refusal for the specified time; the form shows the reason too. */
export function toastRefusal(id: string, message: string, autoClose: number): void {
  replace({ id, message, color: 'red', icon: WARNING, autoClose, role: 'alert' });
}

/** Stays until it is closed, and asks before the page is left, because the problem is not solved. */
export function toastWarning(id: string, message: string): void {
  const release = holdLeaving(`toast-${id}`, { text: message });
  replace({ id, message, color: 'yellow', icon: WARNING, autoClose: false, role: 'alert', onClose: release });
}

interface ErrorMore {
  /** Helps support to find the error. */
  reference?: string | undefined;
  title?: string | undefined;
}

/** Stays until it is closed. */
export function toastError(id: string, message: string, { reference, title = '' }: ErrorMore = {}): void {
  const text = reference === undefined ? message : fill(texts.failures.withReference, { message, reference });
  replace({ id, title, message: text, color: 'red', icon: WARNING, autoClose: false, role: 'alert' });
}

/** Removes a toast. */
export function hideToast(id: string): void {
  hideNotification(id);
}

/** Whether a toast with this id is shown or waiting to be shown. */
export function isToastShown(id: string): boolean {
  const { notifications, queue } = notificationsStore.getState();
  return [...notifications, ...queue].some((shown) => shown.id === id);
}

// An update keeps what it does not set, so each toast sets everything.
const PLAIN = {
  title: '',
  color: 'indigo',
  icon: null,
  loading: false,
  withBorder: true,
  withCloseButton: true,
  closeButtonProps: CLOSE,
  onFocusCapture: undefined,
  onBlurCapture: undefined,
  onClose: () => {},
};

type Toast = Parameters<typeof showNotification>[0] & { id: string };

function replace(toast: Toast): void {
  const whole: Toast = { ...PLAIN, ...toast };
  if (isToastShown(toast.id)) updateNotification(whole);
  else showNotification(whole);
}
