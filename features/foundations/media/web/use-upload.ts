import { useState } from 'react';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { removeUpload } from '../contract/media-calls.ts';
import type { Media, MediaType } from '../contract/media.ts';
import { endingsOf, typeOfName, fileRefusalReason, type UploadPlace } from '../rules/file-refusal-reason.ts';
import { texts } from '../texts/en.ts';
import { sendFile } from './send-file.ts';
import { useLatest } from './use-latest.ts';

/** The state of an upload. `share` goes from 0 to 1. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'done' }
  | { kind: 'removing' }
  /** The upload ended as the field's owner wanted, with this text. */
  | { kind: 'over'; words: string }
  /** What failed, and why. */
  | { kind: 'failed'; what: string; reason: string };

interface Wanted {
  pageId: string;
  types: readonly MediaType[];
  place: UploadPlace;
  /** The texts for running and failed uploads. */
  words: { uploading: string; failed: string };
  /** The value from outside. */
  given: string | null;
  stored: (media: Media) => void;
  /** Called when the field has no file any more. */
  emptied: () => void;
}

/** Returns the field's upload. Only the latest one counts. */
export function useUpload({ pageId, types, place, words, given, stored, emptied }: Wanted) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const latest = useLatest(given, () => {
    if (state.kind === 'sending') setState({ kind: 'over', words: texts.upload.replaced });
  });
  const send = async (file: File, type: MediaType) => {
    setState({ kind: 'sending', name: file.name, share: 0 });
    const mine = sendFile({ pageId, type, file }, (share) => {
      if (latest.isLatest(mine)) setState({ kind: 'sending', name: file.name, share });
    });
    latest.begin(mine);
    try {
      const media = await mine.stored;
      if (!latest.finish(mine)) return;
      setState({ kind: 'done' });
      stored(media);
    } catch (error) {
      if (latest.finish(mine)) setState({ kind: 'failed', what: words.failed, reason: sentenceOf(error) });
    }
  };
  const start = (file: File) => {
    if (state.kind === 'removing') return;
    latest.end();
    const reason = uploadRefusalSentence(file, types, place);
    const type = typeOfName(file.name, types, place);
    if (reason !== null || type === null)
      setState({ kind: 'failed', what: words.failed, reason: reason ?? '' });
    else void send(file, type);
  };
  const cancel = () => {
    latest.end();
    setState({ kind: 'over', words: texts.upload.cancelled });
  };
  const remove = async (url: string) => {
    if (state.kind === 'removing') return;
    const mine = { cancel: () => undefined };
    latest.begin(mine);
    setState({ kind: 'removing' });
    try {
      const removal = await removeFile(pageId, url);
      setState(removal === 'foreign' ? { kind: 'idle' } : { kind: 'over', words: texts.removal[removal] });
      if (latest.finish(mine)) emptied();
    } catch (error) {
      setState({ kind: 'failed', what: texts.removal.failed, reason: sentenceOf(error) });
    }
  };
  return { state, start, cancel, remove };
}

function uploadRefusalSentence(file: File, types: readonly MediaType[], place: UploadPlace): string | null {
  switch (fileRefusalReason(file, types, place)) {
    case 'type':
      return fill(texts.upload.otherExtension, { extensions: endingsOf(types, place).join(', ') });
    case 'size':
      return sentenceFor('FILE_TOO_LARGE');
    case 'empty':
      return texts.upload.empty;
    case null:
      return null;
  }
}

/** `kept`: something saved uses the file. `foreign`: the address has no file of ours. */
type Removal = 'removed' | 'kept' | 'foreign';

/** Permanently deletes an uploaded file. Rejects for other errors; the file then still exists. */
async function removeFile(pageId: string, url: string): Promise<Removal> {
  try {
    await makeCall(removeUpload, { body: { pageId, url } });
    return 'removed';
  } catch (error) {
    if (error instanceof RefusedCall && error.code === 'MEDIA_IN_USE') return 'kept';
    if (error instanceof RefusedCall && error.code === 'NOT_FOUND') return 'foreign';
    throw error;
  }
}
