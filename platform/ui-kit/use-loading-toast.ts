import { useEffect, useRef } from 'react';
import { texts } from './texts/en.ts';
import { hideToast, toastSuccess, toastWaiting } from './toast.tsx';

/** Shows a toast with this text while something loads. Nothing is shown if it is loaded already. */
export function useLoadingToast(words: string, isLoaded: boolean, hasFailed: boolean): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (hasFailed) hideToast(words);
    else if (isLoaded && isShown.current) toastSuccess(words, texts.loading.done);
    else if (!isLoaded) toastWaiting(words, words);
    isShown.current = !isLoaded;
  }, [words, isLoaded, hasFailed]);
  useEffect(() => () => hideToast(words), [words]);
}
