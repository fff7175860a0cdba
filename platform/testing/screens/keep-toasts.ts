import { notificationsStore } from '@mantine/notifications';
import { vi } from 'vitest';

type Toasts = ReturnType<typeof notificationsStore.getState>;

/**
 * Makes toasts stay until the test ends. Most are shown for a second, and a busy machine may look for one only after
 * that. A spy, because a replaced function would stay replaced for the files that a worker tests afterwards.
 */
export function keepToasts(): void {
  const updateState = notificationsStore.updateState.bind(notificationsStore);
  vi.spyOn(notificationsStore, 'updateState').mockImplementation((value) =>
    updateState((state) => keepOpen(typeof value === 'function' ? value(state) : value)),
  );
}

/** For a test of how long toasts stay. */
export function letToastsClose(): void {
  vi.mocked(notificationsStore.updateState).mockRestore();
}

function keepOpen(toasts: Toasts): Toasts {
  const keep = (list: Toasts['notifications']) =>
    list.map((toast) => ({ ...toast, autoClose: false as const }));
  return { ...toasts, notifications: keep(toasts.notifications), queue: keep(toasts.queue) };
}
