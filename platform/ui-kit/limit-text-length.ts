import { isToastShown, toastInfo } from './toast.tsx';

const ID = 'max-length';

/** Says that no more is taken, once while the sentence is shown. */
export function limitTextLength(sentence: string): void {
  if (!isToastShown(ID)) toastInfo(ID, sentence);
}
