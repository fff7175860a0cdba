import { useEffect, useRef } from 'react';
import { hideToast, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { LOADED, LOADING } from './copy.ts';

const TOAST = 'tools-loading';

/** Document 3, section 4.1: while they load, a toast says so. What was there already is not loaded. */
export function useLoadingToast(isLoaded: boolean, hasFailed: boolean): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (hasFailed) hideToast(TOAST);
    else if (isLoaded && isShown.current) toastSuccess(TOAST, LOADED);
    else if (!isLoaded) toastWaiting(TOAST, LOADING);
    isShown.current = !isLoaded;
  }, [isLoaded, hasFailed]);
  useEffect(() => () => hideToast(TOAST), []);
}
