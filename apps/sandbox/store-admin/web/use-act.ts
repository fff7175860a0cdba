import { useState } from 'react';
import { callJson } from '../../pages/web/call-json.ts';
import { shopHere } from './use-place.ts';

export interface Act {
  /** Changes something in the store. Resolves with true if that succeeded. */
  act: (path: string, body: object, done: string) => Promise<boolean>;
  /** A message about the result of the last action. */
  notice: { text: string; isFault: boolean } | null;
}

/** Returns a path of the control API in this page's store. */
export function storePath(path: string): string {
  return `/control/shops/${encodeURIComponent(shopHere())}${path}`;
}

/** Returns a function that acts in the store and then reads the page's values again. */
export function useAct(refresh: () => Promise<unknown>): Act {
  const [notice, setNotice] = useState<Act['notice']>(null);
  const act: Act['act'] = async (path, body, done) => {
    try {
      await callJson('POST', storePath(path), body);
      setNotice({ text: done, isFault: false });
      await refresh();
      return true;
    } catch (error) {
      setNotice({ text: (error as Error).message, isFault: true });
      return false;
    }
  };
  return { act, notice };
}
