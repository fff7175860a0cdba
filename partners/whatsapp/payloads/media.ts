import * as z from 'zod';

/** Answer of `POST /{phone number id}/media`; the id is good for 30 days. */
export const MediaUploadResponse = z.looseObject({ id: z.union([z.string(), z.number()]).transform(String) });

/** Answer of `GET /{media id}`. The address is good for five minutes and asks for the token. */
export const MediaInfo = z.looseObject({
  url: z.url(),
  mime_type: z.string().optional(),
  /** Over the file: hexadecimal here, base64 in webhooks. */
  sha256: z.string().optional(),
  file_size: z
    .union([z.string(), z.number()])
    .transform(Number)
    .pipe(z.number().int().nonnegative())
    .optional(),
});
export type MediaInfo = z.infer<typeof MediaInfo>;
