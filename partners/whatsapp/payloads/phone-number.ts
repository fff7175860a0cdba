import * as z from 'zod';

/** A business phone number; with `fields`, only the requested ones are present. */
export const PhoneNumber = z.looseObject({
  id: z.string(),
  display_phone_number: z.string().optional(),
  verified_name: z.string().optional(),
  /** GREEN, YELLOW, RED, UNKNOWN or NA. */
  quality_rating: z.string().optional(),
  name_status: z.string().optional(),
  status: z.string().optional(),
  code_verification_status: z.string().optional(),
  account_mode: z.string().optional(),
  /** `TIER_` + number + optional K, `TIER_UNLIMITED` or `TIER_NOT_SET`. */
  whatsapp_business_manager_messaging_limit: z.string().optional(),
  /** Deprecated by Meta, but still sent for some numbers. */
  messaging_limit_tier: z.string().optional(),
  /** STANDARD is 80 messages a second, HIGH 1,000, and COEXISTENCE 20, for a number that a phone app uses, too. */
  throughput: z.looseObject({ level: z.string() }).optional(),
});
export type PhoneNumber = z.infer<typeof PhoneNumber>;

export const PhoneNumbersResponse = z.looseObject({
  data: z.array(PhoneNumber),
  paging: z.looseObject({}).optional(),
});
export type PhoneNumbersResponse = z.infer<typeof PhoneNumbersResponse>;
