import * as z from 'zod/mini';
import { CodSettings } from '../settings.ts';

const CodField = z.enum(['prepaidDiscount', 'expirePaymentTime', 'expireCancelTime', 'codLabels']);

/** Returns the faults that prevent saving the cash-on-delivery settings, in the campaign's own words. */
export function codProblems(settings: unknown): { field: z.infer<typeof CodField>; words: string }[] {
  const issues = CodSettings.safeParse(settings).error?.issues ?? [];
  return issues.flatMap(({ path, message }) => {
    const field = CodField.safeParse(path[0]);
    return field.success ? [{ field: field.data, words: message }] : [];
  });
}
