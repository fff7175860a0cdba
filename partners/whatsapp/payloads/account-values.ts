import * as z from 'zod';
import { maybe, part, readEach, Text, Timestamp, unreadable, type Unreadable } from './webhook-parts.ts';

/** Template ids are numbers here and strings elsewhere. */
const TemplateId = z.union([z.string(), z.number()]).transform(String);
const template = {
  message_template_id: TemplateId,
  message_template_name: z.string(),
  message_template_language: z.string(),
};
/** A `TIER_…` word or a number; both occur. */
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

/**
 * A completed change has a `previous_category`. A coming one has a `correct_category`, and its `new_category` is still
 * the present one.
 */
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
  /** Meta has omitted it since February 2026. */
  current_limit: Limit,
});

export const AccountUpdate = z.looseObject({
  event: z.string(),
  ban_info: maybe(z.looseObject({ waba_ban_state: maybe(z.string()), waba_ban_date: maybe(z.string()) })),
  violation_info: maybe(z.looseObject({ violation_type: maybe(z.string()) })),
  /** Notices about partners go to the partner's business and name the affected account here. */
  waba_info: maybe(z.looseObject({ waba_id: maybe(z.string()) })),
  restriction_info: maybe(
    z.array(
      z.looseObject({
        restriction_type: maybe(z.string()),
        /** Seconds or ISO 8601; both occur. */
        expiration: maybe(z.union([z.string(), z.number()])),
      }),
    ),
  ),
});

/** Whether WhatsApp finds that the business follows its policy. */
export const AccountReviewUpdate = z.looseObject({
  /** APPROVED, REJECTED, PENDING or DEFERRED. */
  decision: z.string(),
});

/** The decision about a requested display name. */
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

/** Somebody stopped or resumed marketing messages in the app; we must follow it. */
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
  /** The number it concerns; null when WhatsApp names only the account. */
  phoneNumberId: string | null;
  preferences: UserPreference[];
}

const PreferencesFrame = z.looseObject({
  metadata: part(z.looseObject({ phone_number_id: part(Text) })),
  user_preferences: z.unknown().optional(),
});

/** Reads the field `user_preferences` person by person, so that an invalid entry does not cost the others. */
export function readPreferences(given: unknown): { value: UserPreferences; odd: Unreadable[] } {
  const { data } = PreferencesFrame.safeParse(given);
  const phoneNumberId = data?.metadata?.phone_number_id ?? null;
  if (!Array.isArray(data?.user_preferences))
    return { value: { phoneNumberId, preferences: [] }, odd: [unreadable('user_preferences', null, given)] };
  const { read, odd } = readEach('user_preferences', UserPreference, data.user_preferences);
  return { value: { phoneNumberId, preferences: read }, odd };
}
