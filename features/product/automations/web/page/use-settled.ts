import { useDebouncedValue } from '@mantine/hooks';

/** Long enough that a typed word is one request, short enough to look immediate. */
const TYPING_MS = 250;

/** Returns the value once it has not changed for a moment, as the same object while it means the same. */
export function useSettled<T extends object>(value: T): T {
  const [settled] = useDebouncedValue(JSON.stringify(value), TYPING_MS);
  return JSON.parse(settled) as T;
}
