import * as z from 'zod';

/** What `/oauth/access_token` answers, for a code and for an exchange alike. */
export const TokenResponse = z.looseObject({
  access_token: z.string().min(1),
  token_type: z.string().optional(),
  /** Seconds; left out for tokens that do not expire. */
  expires_in: z.number().optional(),
});

const Picture = z.looseObject({ data: z.looseObject({ url: z.string().optional() }).optional() });

export const Person = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  picture: Picture.optional(),
});

/** A page with the token to act as it, and what the person may do there. */
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

/** Most calls that change something. `result` is what the Messenger profile still says. */
export const DoneResponse = z.looseObject({
  success: z.boolean().optional(),
  result: z.string().optional(),
});
