import * as z from 'zod';

/** The response of `POST /{phone number id}/media`; the id is valid for 30 days. */
export const MediaUploadResponse = z.looseObject({ id: z.union([z.string(), z.number()]).transform(String) });

/** The response of `GET /{media id}`. The URL is valid for five minutes and needs the token. */
export const MediaInfo = z.looseObject({
  url: z.url(),
  mime_type: z.string().optional(),
  /** The file's hash: hexadecimal here, base64 in webhooks. */
  sha256: z.string().optional(),
  file_size: z
    .union([z.string(), z.number()])
    .transform(Number)
    .pipe(z.number().int().nonnegative())
    .optional(),
});
export type MediaInfo = z.infer<typeof MediaInfo>;
