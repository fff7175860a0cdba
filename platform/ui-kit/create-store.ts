import { useSyncExternalStore } from 'react';

/** A value that parts of the page share. */
export interface Store<Value> {
  read: () => Value;
  change: (next: Value) => void;
  /** The value now; what uses it is drawn again when it changes. */
  useValue: () => Value;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const read = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    change(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, read),
  };
}
