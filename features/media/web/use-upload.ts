import { useEffect, useRef, useState } from 'react';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import type { Media, MediaType } from '../contract/media.ts';
import { endingsOf, typeOfName, whyNotTake } from '../rules/why-not-take.ts';
import { CANCELLED, EMPTY_FILE, KEPT, NOT_REMOVED, NOT_UPLOADED, onlyAccepts, REMOVED } from './copy.ts';
import { removeFile } from './remove-file.ts';
import { sendFile, type Sending } from './send-file.ts';

/** Where an upload stands. `share` goes from 0 to 1. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'done' }
  | { kind: 'removing' }
  /** It ended as whoever uses the field wanted, in these words. */
  | { kind: 'over'; words: string }
  /** What failed, and why. */
  | { kind: 'failed'; what: string; reason: string };

interface Wanted {
  pageId: string;
  types: readonly MediaType[];
  stored: (media: Media) => void;
  /** There is no file in the field any more. */
  emptied: () => void;
}

/** One upload at a time: a new file takes the place of one under way, and leaving the screen ends it. */
export function useUpload({ pageId, types, stored, emptied }: Wanted) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const sending = useRef<Sending | null>(null);
  const stop = () => {
    sending.current?.cancel();
    sending.current = null;
  };
  useEffect(() => () => sending.current?.cancel(), []);

  const start = (file: File) => {
    if (state.kind === 'removing') return;
    stop();
    const reason = whyRefuse(file, types);
    const type = typeOfName(file.name, types);
    if (reason !== null || type === null)
      return setState({ kind: 'failed', what: NOT_UPLOADED, reason: reason ?? '' });
    setState({ kind: 'sending', name: file.name, share: 0 });
    const mine = sendFile({ pageId, type, file }, (share) => {
      if (sending.current === mine) setState({ kind: 'sending', name: file.name, share });
    });
    sending.current = mine;
    void mine.stored.then(
      (media) => {
        setState({ kind: 'done' });
        return stored(media);
      },
      (error: unknown) => setState({ kind: 'failed', what: NOT_UPLOADED, reason: sentenceOf(error) }),
    );
  };
  const cancel = () => {
    stop();
    setState({ kind: 'over', words: CANCELLED });
  };
  const remove = (url: string) => {
    if (state.kind === 'removing') return;
    stop();
    setState({ kind: 'removing' });
    void removeFile(pageId, url).then(
      (removal) => {
        setState(removal === 'foreign' ? { kind: 'idle' } : { kind: 'over', words: WORDS[removal] });
        return emptied();
      },
      (error: unknown) => setState({ kind: 'failed', what: NOT_REMOVED, reason: sentenceOf(error) }),
    );
  };
  return { state, start, cancel, remove };
}

const WORDS = { removed: REMOVED, kept: KEPT };

function whyRefuse(file: File, types: readonly MediaType[]): string | null {
  switch (whyNotTake(file, types)) {
    case 'type':
      return onlyAccepts(endingsOf(types));
    case 'size':
      return ERROR_SENTENCES.FILE_TOO_LARGE;
    case 'empty':
      return EMPTY_FILE;
    case null:
      return null;
  }
}
