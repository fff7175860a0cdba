import { INFO_TOAST_MS } from '#platform/ui-kit/durations.ts';
import { toastInfo } from '#platform/ui-kit/toast.tsx';

let isQuiet = false;

/** Says that no more is taken, once in three seconds. Document 3, section 9. */
export function tellMaxLength(sentence: string): void {
  if (isQuiet) return;
  isQuiet = true;
  setTimeout(() => {
    isQuiet = false;
  }, INFO_TOAST_MS);
  toastInfo('max-length', sentence);
}
