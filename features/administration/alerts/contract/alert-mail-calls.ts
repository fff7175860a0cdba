import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Email } from '#platform/http/text-shapes.ts';

/** Whether a merchant gets e-mails about urgent alerts, and where they go. */
export const AlertMails = z.object({
  isOn: z.boolean(),
  /** Null: the address that the store gave. */
  email: z.nullable(Email),
  /** The address that the store gave, if it gave one. */
  storeEmail: z.nullable(z.string()),
  /** False if this server has no mail server. */
  canSend: z.boolean(),
});
export type AlertMails = z.infer<typeof AlertMails>;

export const getAlertMails = defineCall({
  method: 'GET',
  path: '/database/api/alerts/getMails',
  summary: 'Whether and where e-mails about urgent alerts go',
  query: z.object({ shopUrl: z.string() }),
  response: AlertMails,
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const saveAlertMails = defineCall({
  method: 'POST',
  path: '/database/api/alerts/setMails',
  summary: 'Changes whether and where e-mails about urgent alerts go',
  body: z.object({ shopUrl: z.string(), isOn: z.boolean(), email: z.nullable(Email) }),
  response: AlertMails,
  access: 'configure',
  changes: ['isOn', 'address'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'MALFORMED_REQUEST'],
});

export const sendTestMail = defineCall({
  method: 'POST',
  path: '/database/api/alerts/sendTestMail',
  summary: 'Sends an e-mail like those about urgent alerts, to the saved address',
  body: z.object({ shopUrl: z.string() }),
  response: z.object({ email: z.string() }),
  access: 'configure',
  mostPerMinute: 3,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'MAIL_NOT_SET_UP', 'NO_MAIL_ADDRESS', 'TOO_MANY_TEST_MAILS'],
});
