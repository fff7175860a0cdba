import * as z from 'zod';

/** The response of `/oauth/access_token`, for a code and for an exchange. */
export const TokenResponse = z.looseObject({
  access_token: z.string().min(1),
  token_type: z.string().optional(),
  /** Seconds; missing for tokens that do not expire. */
  expires_in: z.number().optional(),
});

const Picture = z.looseObject({ data: z.looseObject({ url: z.string().optional() }).optional() });

export const Person = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  picture: Picture.optional(),
});

/** A page with its access token, and what the person may do there. */
const PageOfPerson = z.looseObject({
  id: z.string(),
  name: z.string(),
  access_token: z.string().optional(),
  tasks: z.array(z.string()).optional(),
  picture: Picture.optional(),
});

export const PagesResponse = z.looseObject({
  data: z.array(PageOfPerson),
  paging: z.looseObject({ next: z.string().optional() }).optional(),
});
export type PagesResponse = z.infer<typeof PagesResponse>;

export const Page = z.looseObject({
  id: z.string(),
  name: z.string(),
  picture: Picture.optional(),
});

/** The response of most calls that change something. `result` is what the Messenger profile returns instead. */
export const DoneResponse = z.looseObject({
  success: z.boolean().optional(),
  result: z.string().optional(),
});
