import { useEffect, useRef, useState } from 'react';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { sendFileTo } from '#platform/http/browser/send-file.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { uploadImport } from '../contract/import-calls.ts';
import { MOST_FILE_BYTES } from '../contract/import.ts';

type FileState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; percent: number }
  | { kind: 'failed'; reason: string };

interface Wanted {
  shopUrl: string;
  importId: string;
  uploaded: () => void;
}

/** Uploads one file at a time. Leaving the screen cancels it. */
export function useFile({ shopUrl, importId, uploaded }: Wanted) {
  const [state, setState] = useState<FileState>({ kind: 'idle' });
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);
  const send = (file: File) => {
    cancel.current?.();
    if (file.size > MOST_FILE_BYTES)
      return setState({ kind: 'failed', reason: sentenceFor('IMPORT_FILE_TOO_LARGE') });
    setState({ kind: 'sending', name: file.name, percent: 0 });
    const sending = sendFileTo(uploadImport, { query: { shopUrl, importId }, file }, (share) =>
      setState({ kind: 'sending', name: file.name, percent: Math.floor(share * 100) }),
    );
    cancel.current = sending.cancel;
    sending.answered.then(uploaded, (error: unknown) =>
      setState({ kind: 'failed', reason: sentenceOf(error) }),
    );
  };
  return { state, send };
}
