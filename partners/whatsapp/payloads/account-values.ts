import * as z from 'zod';
import { maybe, part, readEach, Text, Timestamp, unreadable, type Unreadable } from './webhook-parts.ts';

/** Ids of templates come as numbers here and as strings elsewhere. */
const TemplateId = z.union([z.string(), z.number()]).transform(String);
const template = {
  message_template_id: TemplateId,
  message_template_name: z.string(),
  message_template_language: z.string(),
};
/** A `TIER_…` word or a plain number; both are seen. */
const Limit = part(z.union([z.string(), z.number()]).transform(String));

export const TemplateStatusUpdate = z.looseObject({
  ...template,
  /** APPROVED, REJECTED, PAUSED, DISABLED, FLAGGED, PENDING_DELETION and more. */
  event: z.string(),
  reason: maybe(z.string()),
  message_template_category: maybe(z.string()),
  other_info: maybe(z.looseObject({ title: maybe(z.string()) })),
  rejection_info: maybe(z.looseObject({ reason: maybe(z.string()), recommendation: maybe(z.string()) })),
});
export type TemplateStatusUpdate = z.infer<typeof TemplateStatusUpdate>;

export const TemplateQualityUpdate = z.looseObject({
  ...template,
  previous_quality_score: maybe(z.string()),
  new_quality_score: z.string(),
});

/** A change that is done has a `previous_category`. One that is to come has a `correct_category`: `new_category` is then still the one of now. */
export const TemplateCategoryUpdate = z.looseObject({
  ...template,
  new_category: z.string(),
  previous_category: maybe(z.string()),
  correct_category: maybe(z.string()),
  /** Seconds. */
  category_update_timestamp: maybe(z.union([z.string(), z.number()]).transform(Number)),
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
  ban_info: maybe(z.looseObject({ waba_ban_state: maybe(z.string()), waba_ban_date: maybe(z.string()) })),
  violation_info: maybe(z.looseObject({ violation_type: maybe(z.string()) })),
  /** Words about partners come to the partner's business, and name the account that they are about here. */
  waba_info: maybe(z.looseObject({ waba_id: maybe(z.string()) })),
  restriction_info: maybe(
    z.array(
      z.looseObject({
        restriction_type: maybe(z.string()),
        /** Seconds or ISO 8601; both are seen. */
        expiration: maybe(z.union([z.string(), z.number()])),
      }),
    ),
  ),
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
  rejection_reason: maybe(z.string()),
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
