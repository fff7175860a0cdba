import * as z from 'zod';

const READERS = 'is not a number of readers. Use a whole number from 1 to 32.';

export const inboxVariables = {
  // Readers mostly wait for the database; three keep two cores busy.
  BELLBIRD_INBOX_READERS: z.coerce
    .number({ error: READERS })
    .int({ error: READERS })
    .min(1, { error: READERS })
    .max(32, { error: READERS })
    .default(3),
};
