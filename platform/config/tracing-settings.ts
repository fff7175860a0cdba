import * as z from 'zod';
import type { TracingSettings } from '#platform/tracing/start-tracing.ts';

const SHARE = 'is not a share. Use a number above 0 and up to 1, such as 0.1 for one in ten.';

export const tracingVariables = {
  BELLBIRD_TRACES_URL: z
    .url({
      protocol: /^https?$/,
      error: 'is not an address. Use one such as http://localhost:4318/v1/traces',
    })
    .optional(),
  BELLBIRD_TRACES_SHARE: z.coerce
    .number({ error: SHARE })
    .gt(0, { error: SHARE })
    .max(1, { error: SHARE })
    .default(0.1),
};

/** Returns this part of the values parsed with `tracingVariables`. */
export function tracingPart(values: z.output<z.ZodObject<typeof tracingVariables>>): TracingSettings {
  return { url: values.BELLBIRD_TRACES_URL ?? null, share: values.BELLBIRD_TRACES_SHARE };
}
