import * as z from 'zod';

/** What Messenger answers to a message it took. */
export const MessengerSendResponse = z.looseObject({
  recipient_id: z.string().optional(),
  message_id: z.string(),
});

/** What a person shows of themselves; Meta shows it to reviewed apps only. */
export const MessengerProfile = z.looseObject({
  id: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  profile_pic: z.string().optional(),
  locale: z.string().optional(),
});
export type MessengerProfile = z.infer<typeof MessengerProfile>;
