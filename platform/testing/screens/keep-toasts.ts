import { notificationsStore } from '@mantine/notifications';

type Toasts = ReturnType<typeof notificationsStore.getState>;

let isKeeping = true;

/** For a test of how long toasts stay, which has them kept again afterwards. */
export function keepToasts(isWanted: boolean): void {
  isKeeping = isWanted;
}

const updateState = notificationsStore.updateState.bind(notificationsStore);

/** Toasts stay until the test ends. Most are shown for a second, and a busy machine may look for one only after that. */
notificationsStore.updateState = (value) =>
  updateState((state) => keepOpen(typeof value === 'function' ? value(state) : value));

function keepOpen(toasts: Toasts): Toasts {
  if (!isKeeping) return toasts;
  const keep = (list: Toasts['notifications']) =>
    list.map((toast) => ({ ...toast, autoClose: false as const }));
  return { ...toasts, notifications: keep(toasts.notifications), queue: keep(toasts.queue) };
}
