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

/** Uploads a file and tells how much of it is on its way, from 0 to 1. Rejects with RefusedCall or UnreachableServer. */
export function sendFile({ pageId, type, file }: FileToSend, progress: (share: number) => void): Sending {
  // Named by the moment, as document 3, section 7.1 has it: two photos of one name stay two.
  const name = `${Date.now()}-${file.name.replaceAll(' ', '-')}`;
  const query = { shopUrl: pageId, type, t: name };
  const { answered, cancel } = sendFileTo(uploadMedia, { query, fields: { name }, file }, progress);
  return { stored: answered, cancel };
}
