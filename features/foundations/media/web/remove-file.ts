import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { removeUpload } from '../contract/media-calls.ts';

/** `kept`: something saved uses the file. `foreign`: the address has no file of ours. */
export type Removal = 'removed' | 'kept' | 'foreign';

/** Permanently deletes an uploaded file. Rejects for other errors; the file then still exists. */
export async function removeFile(pageId: string, url: string): Promise<Removal> {
  try {
    await makeCall(removeUpload, { body: { pageId, url } });
    return 'removed';
  } catch (error) {
    if (error instanceof RefusedCall && error.code === 'MEDIA_IN_USE') return 'kept';
    if (error instanceof RefusedCall && error.code === 'NOT_FOUND') return 'foreign';
    throw error;
  }
}
