import { sendFileTo } from '#platform/http/browser/send-file.ts';
import { uploadMedia } from '../contract/media-calls.ts';
import type { Media, MediaType } from '../contract/media.ts';

export interface FileToSend {
  pageId: string;
  type: MediaType;
  file: File;
}

export interface Sending {
  stored: Promise<Media>;
  /** `stored` never settles after this. */
  cancel: () => void;
}

/** Uploads a file, and reports the progress from 0 to 1. Rejects with RefusedCall or UnreachableServer. */
export function sendFile({ pageId, type, file }: FileToSend, progress: (share: number) => void): Sending {
  // Named by the time (document 3, section 7.1), so that two photos with the same name stay two.
  const name = `${Date.now()}-${file.name.replaceAll(' ', '-')}`;
  const query = { shopUrl: pageId, type, t: name };
  const { answered, cancel } = sendFileTo(uploadMedia, { query, fields: { name }, file }, progress);
  return { stored: answered, cancel };
}
