import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Media, MediaType } from './media.ts';

/** Takes `multipart/form-data` with the part `file`. `shopUrl` is the id of its page. */
export const uploadMedia = defineCall({
  method: 'POST',
  path: '/upload',
  summary: 'Stores a file for a page: checked by its content, images re-encoded without their metadata',
  query: z.object({
    shopUrl: z.string(),
    type: MediaType,
    /** The wanted name. The answer has the actual one. */
    t: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  response: Media,
  access: 'answer',
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'UPLOAD_BROKEN',
    'FILE_TYPE_REFUSED',
    'FILE_TOO_LARGE',
    'IMAGE_UNREADABLE',
    'IMAGE_TOO_MANY_PIXELS',
    'IMAGE_TOO_SLOW',
    'MEDIA_QUOTA_FULL',
    'STORAGE_FAILED',
    'TOO_MANY_REQUESTS',
  ],
});

/** `pageId` is the page of the file, and `url` its public address. */
export const removeUpload = defineCall({
  method: 'POST',
  path: '/database/api/media/removeUpload',
  summary: 'Removes an uploaded file for good, unless something still uses it, and frees its space',
  body: z.object({ pageId: z.string(), url: z.string().check(z.maxLength(2000)) }),
  response: z.object({ removed: z.literal(true) }),
  access: 'answer',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'MEDIA_IN_USE'],
});
