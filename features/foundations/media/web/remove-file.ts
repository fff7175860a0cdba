import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { removeUpload } from '../contract/media-calls.ts';

/** `kept`: something that is saved uses the file. `foreign`: there is no file of ours at that address. */
export type Removal = 'removed' | 'kept' | 'foreign';

/** Removes an uploaded file for good. Rejects with what else went wrong; then the file is still there. */
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
