import * as z from 'zod';
import { part, readEach, Text, Timestamp, unreadable, type Unreadable } from './webhook-parts.ts';

/** Ids of templates come as numbers here and as strings elsewhere. */
const TemplateId = z.union([z.string(), z.number()]).transform(String);
const template = {
  message_template_id: TemplateId,
  message_template_name: z.string(),
  message_template_language: z.string(),
};
/** A `TIER_…` word or a plain number; both are seen. */
const Limit = z.union([z.string(), z.number()]).transform(String).optional();

export const TemplateStatusUpdate = z.looseObject({
  ...template,
  /** APPROVED, REJECTED, PAUSED, DISABLED, FLAGGED, PENDING_DELETION and more. */
  event: z.string(),
  reason: z.string().nullish(),
  message_template_category: z.string().nullish(),
  other_info: z.looseObject({ title: z.string().nullish() }).nullish(),
  rejection_info: z
    .looseObject({ reason: z.string().nullish(), recommendation: z.string().nullish() })
    .nullish(),
});
export type TemplateStatusUpdate = z.infer<typeof TemplateStatusUpdate>;

export const TemplateQualityUpdate = z.looseObject({
  ...template,
  previous_quality_score: z.string().nullish(),
  new_quality_score: z.string(),
});

/** A change that is done has a `previous_category`. One that is to come has a `correct_category`: `new_category` is then still the one of now. */
export const TemplateCategoryUpdate = z.looseObject({
  ...template,
  new_category: z.string(),
  previous_category: z.string().nullish(),
  correct_category: z.string().nullish(),
  /** Seconds. */
  category_update_timestamp: z.union([z.string(), z.number()]).transform(Number).nullish(),
});

export const PhoneNumberQualityUpdate = z.looseObject({
  display_phone_number: z.string(),
  event: z.string(),
  max_daily_conversations_per_business: Limit,
  /** Left out by Meta since February 2026. */
  current_limit: Limit,
});

export const AccountUpdate = z.looseObject({
  event: z.string(),
  ban_info: z
    .looseObject({ waba_ban_state: z.string().nullish(), waba_ban_date: z.string().nullish() })
    .nullish(),
  violation_info: z.looseObject({ violation_type: z.string().nullish() }).nullish(),
  /** Words about partners come to the partner's business, and name the account that they are about here. */
  waba_info: z.looseObject({ waba_id: z.string().nullish() }).nullish(),
  restriction_info: z
    .array(
      z.looseObject({
        restriction_type: z.string().nullish(),
        /** Seconds or ISO 8601; both are seen. */
        expiration: z.union([z.string(), z.number()]).nullish(),
      }),
    )
    .nullish(),
});

/** Whether WhatsApp finds that the business keeps to its policy. */
export const AccountReviewUpdate = z.looseObject({
  /** APPROVED, REJECTED, PENDING or DEFERRED. */
  decision: z.string(),
});

/** What became of a display name that was asked for. */
export const PhoneNumberNameUpdate = z.looseObject({
  display_phone_number: z.string(),
  /** APPROVED, REJECTED, PENDING or DEFERRED. */
  decision: z.string(),
  rejection_reason: z.string().nullish(),
});

export const BusinessCapabilityUpdate = z.looseObject({
  max_daily_conversations_per_business: Limit,
  max_phone_numbers_per_waba: z.number().optional(),
});

/** Somebody stopped or resumed marketing messages in the app itself; it must be honoured. */
export const UserPreference = z.looseObject({
  wa_id: part(Text),
  user_id: part(Text),
  category: z.string(),
  /** stop, resume or signup. */
  value: z.string(),
  detail: part(z.string()),
  timestamp: part(Timestamp),
});
export type UserPreference = z.infer<typeof UserPreference>;

export interface UserPreferences {
  /** The number it was done at; null when WhatsApp names the account alone. */
  phoneNumberId: string | null;
  preferences: UserPreference[];
}

const PreferencesFrame = z.looseObject({
  metadata: part(z.looseObject({ phone_number_id: part(Text) })),
  user_preferences: z.unknown().optional(),
});

/** The value of the field `user_preferences`, person by person: one that is odd costs no other's. */
export function readPreferences(given: unknown): { value: UserPreferences; odd: Unreadable[] } {
  const { data } = PreferencesFrame.safeParse(given);
  const phoneNumberId = data?.metadata?.phone_number_id ?? null;
  if (!Array.isArray(data?.user_preferences))
    return { value: { phoneNumberId, preferences: [] }, odd: [unreadable('user_preferences', null, given)] };
  const { read, odd } = readEach('user_preferences', UserPreference, data.user_preferences);
  return { value: { phoneNumberId, preferences: read }, odd };
}
