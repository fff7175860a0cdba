import { useEffect, useRef } from 'react';
import { hideToast, toastSuccess, toastWaiting } from './toast.tsx';

const LOADED = 'Loaded Successfully';

/** Shows a toast with these words while something loads. Nothing is shown if it is loaded already. */
export function useLoadingToast(words: string, isLoaded: boolean, hasFailed: boolean): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (hasFailed) hideToast(words);
    else if (isLoaded && isShown.current) toastSuccess(words, LOADED);
    else if (!isLoaded) toastWaiting(words, words);
    isShown.current = !isLoaded;
  }, [words, isLoaded, hasFailed]);
  useEffect(() => () => hideToast(words), [words]);
}
