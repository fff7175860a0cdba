import { isToastShown, toastInfo } from './toast.tsx';

const ID = 'max-length';

/** Says that no more characters are accepted, once while the toast is shown. */
export function limitTextLength(sentence: string): void {
  if (!isToastShown(ID)) toastInfo(ID, sentence);
}
