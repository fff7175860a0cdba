import { notificationsStore, showNotification, updateNotification } from '@mantine/notifications';
import { INFO_TOAST_MS, SUCCESS_TOAST_MS } from './durations.ts';

const CLOSE = { 'aria-label': 'Close this message' };

/** Says that something is under way; the toast of the same id that follows takes its place. */
export function toastWaiting(id: string, message: string): void {
  replace({ id, message, loading: true, autoClose: false, withCloseButton: false, role: 'status' });
}

export function toastSuccess(id: string, message: string): void {
  replace({ id, message, color: 'green', autoClose: SUCCESS_TOAST_MS, role: 'status' });
}

export function toastInfo(id: string, message: string): void {
  replace({ id, message, autoClose: INFO_TOAST_MS, role: 'status' });
}

/** Stays until it is closed. The reference helps whoever looks it up. */
export function toastError(id: string, message: string, reference?: string): void {
  const text = reference === undefined ? message : `${message} Reference: ${reference}`;
  replace({ id, message: text, color: 'red', autoClose: false, role: 'alert' });
}

type Toast = Parameters<typeof showNotification>[0] & { id: string };

function replace(toast: Toast): void {
  // An update keeps what it is not told, so each toast says all of it.
  const whole: Toast = { color: 'indigo', loading: false, withCloseButton: true, closeButtonProps: CLOSE, ...toast };
  const { notifications, queue } = notificationsStore.getState();
  if ([...notifications, ...queue].some((shown) => shown.id === toast.id)) updateNotification(whole);
  else showNotification(whole);
}
