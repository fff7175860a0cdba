import { INFO_TOAST_MS } from './durations.ts';
import { toastInfo } from './toast.tsx';

let isQuiet = false;

/** Says that no more is taken, once in three seconds. */
export function tellMaxLength(sentence: string): void {
  if (isQuiet) return;
  isQuiet = true;
  setTimeout(() => {
    isQuiet = false;
  }, INFO_TOAST_MS);
  toastInfo('max-length', sentence);
}
