import * as z from 'zod';

/** How long data that only grows is kept. */
export interface RetentionSettings {
  /** Raw webhooks that were processed. */
  inboxDays: number;
  /** Messages, replies, clicks and links; null means forever. */
  messageMonths: number | null;
  /** Entries of the audit log. */
  auditDays: number;
}

const DAYS = 'is not a number of days. Use a whole number from 8 to 3650.';
const AUDIT_DAYS = 'is not a number of days. Use a whole number from 30 to 3650.';
const MONTHS = 'is not a number of months. Use a whole number from 3 to 600, or 0 to keep them for ever.';

export const retentionVariables = {
  // Providers retry a webhook for up to a week.
  BELLBIRD_KEEP_INBOX_DAYS: z.coerce
    .number({ error: DAYS })
    .int({ error: DAYS })
    .min(8, { error: DAYS })
    .max(3650, { error: DAYS })
    .default(30),
  // A person's last weeks decide what may be sent to them.
  BELLBIRD_KEEP_MESSAGES_MONTHS: z.coerce
    .number({ error: MONTHS })
    .int({ error: MONTHS })
    .refine((months) => months === 0 || (months >= 3 && months <= 600), { error: MONTHS })
    .default(25),
  // Questions about a change often come weeks after it.
  BELLBIRD_KEEP_AUDIT_DAYS: z.coerce
    .number({ error: AUDIT_DAYS })
    .int({ error: AUDIT_DAYS })
    .min(30, { error: AUDIT_DAYS })
    .max(3650, { error: AUDIT_DAYS })
    .default(400),
};

export function retentionPart(values: {
  BELLBIRD_KEEP_INBOX_DAYS: number;
  BELLBIRD_KEEP_MESSAGES_MONTHS: number;
  BELLBIRD_KEEP_AUDIT_DAYS: number;
}): RetentionSettings {
  const months = values.BELLBIRD_KEEP_MESSAGES_MONTHS;
  return {
    inboxDays: values.BELLBIRD_KEEP_INBOX_DAYS,
    messageMonths: months === 0 ? null : months,
    auditDays: values.BELLBIRD_KEEP_AUDIT_DAYS,
  };
}
