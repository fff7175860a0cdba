import * as z from 'zod';

/** Messenger's response to an accepted message. */
export const MessengerSendResponse = z.looseObject({
  recipient_id: z.string().optional(),
  message_id: z.string(),
});

/** A person's public profile, which Meta shows only to reviewed apps. */
export const MessengerProfile = z.looseObject({
  id: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  profile_pic: z.string().optional(),
  locale: z.string().optional(),
});
export type MessengerProfile = z.infer<typeof MessengerProfile>;
