import { useEffect, useRef, useState } from 'react';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import type { Media, MediaType } from '../contract/media.ts';
import { endingsOf, typeOfName, whyNotTake } from '../rules/why-not-take.ts';
import { CANCELLED, EMPTY_FILE, onlyAccepts } from './messages.ts';
import { sendFile, type Sending } from './send-file.ts';

/** Where an upload stands. `share` goes from 0 to 1. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'done' }
  | { kind: 'cancelled'; reason: string }
  | { kind: 'failed'; reason: string };

interface Wanted {
  pageId: string;
  types: readonly MediaType[];
  stored: (media: Media) => void;
}

/** One upload at a time: a new file takes the place of one under way, and leaving the screen ends it. */
export function useUpload({ pageId, types, stored }: Wanted) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const sending = useRef<Sending | null>(null);
  const stop = () => {
    sending.current?.cancel();
    sending.current = null;
  };
  useEffect(() => () => sending.current?.cancel(), []);

  const start = (file: File) => {
    stop();
    const reason = whyRefuse(file, types);
    const type = typeOfName(file.name, types);
    if (reason !== null || type === null) return setState({ kind: 'failed', reason: reason ?? '' });
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
      (error: unknown) => setState({ kind: 'failed', reason: sentenceOf(error) }),
    );
  };
  const cancel = () => {
    stop();
    setState({ kind: 'cancelled', reason: CANCELLED });
  };
  return { state, start, cancel, reset: () => setState({ kind: 'idle' }) };
}

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
