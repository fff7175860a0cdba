import { useSyncExternalStore } from 'react';

/** A value shared between parts of the page. */
export interface Store<Value> {
  read: () => Value;
  change: (next: Value) => void;
  /** Returns the value; the component renders again when it changes. */
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
