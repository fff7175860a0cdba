import * as z from 'zod/mini';

/** More rules than anybody builds by hand; each one costs a look at every person of the shop. */
export const MOST_RULES = 50;
/** A saved segment may be made of saved segments, so deep. */
export const DEEPEST_SEGMENT = 5;

/** What a field of a rule may come as: screens and older rows write numbers as either. */
const Scalar = z.optional(z.nullable(z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])));

/**
 * The values of a rule, each where its type asks for it. Days are the shop's, as `2026-11-22` or as a moment of that
 * day. What a screen shows of a choice (titles, names, pictures) is kept beside it, and decides nothing.
 */
const ConditionValues = z.object({
  operator: Scalar,
  checkValue: Scalar,
  attributeName: Scalar,
  checkValue1: Scalar,
  checkValue2: Scalar,
  checkDate1: Scalar,
  checkDate2: Scalar,
  importId: Scalar,
  productId: Scalar,
  collectionsId: Scalar,
  tag: Scalar,
  /** What came of a message: `read`, `notRead`, `clicked`, `replied`, `failed`. */
  engagement: Scalar,
  broadcastId: Scalar,
  segmentId: Scalar,
  title: Scalar,
  image: Scalar,
  name: Scalar,
  collectionName: Scalar,
});

/** The type of a rule over an attribute of the shop's own: which one, and what its values are. */
const AttributeType = z.object({
  attribute: z.string().check(z.maxLength(200)),
  valueType: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
});

const AudienceRule = z.object({
  /** One of the list's types, or an attribute. One that nobody knows is kept, is a fault, and counts nobody. */
  segmentType: z.union([z.string().check(z.maxLength(100)), AttributeType]),
  /** Its place; 0 is the first include rule. */
  key: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(20))]))),
  exclude: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(5)), z.boolean()]))),
  /** The first item holds the values; a new rule has none. */
  conditions: z.optional(z.nullable(z.array(ConditionValues).check(z.maxLength(20)))),
});

const Operation = z.optional(z.nullable(z.string().check(z.maxLength(5))));

/** Whom a message goes to, as the wire writes it. Fields that nobody knows are left out. */
export const AudienceCondition = z.object({
  rules: z.array(AudienceRule).check(z.maxLength(MOST_RULES)),
  /** `AND` or `OR`, which it is without one. */
  includeOperation: Operation,
  excludeOperation: Operation,
});
export type AudienceCondition = z.infer<typeof AudienceCondition>;
export type AudienceRule = z.infer<typeof AudienceRule>;
export type ConditionValues = z.infer<typeof ConditionValues>;

/** What is wrong with a rule. `place`: which of the condition's rules, from 0. `field`: of its values, or its type. */
export const ConditionFault = z.object({ place: z.int(), field: z.string(), sentence: z.string() });
export type ConditionFault = z.infer<typeof ConditionFault>;

/** Somebody of an audience, as a merchant sees them. */
export const AudiencePerson = z.object({
  subscriberId: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type AudiencePerson = z.infer<typeof AudiencePerson>;

/** Whether a person is in, and what each rule made of them. */
export const PersonExplanation = z.object({
  subscriberId: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isIn: z.boolean(),
  /** Whether they may be written to at all: without it nobody is in. */
  hasConsent: z.boolean(),
  rules: z.array(
    z.object({
      place: z.int(),
      isExclude: z.boolean(),
      /** Whether the rule holds for them: of an exclude rule, that it takes them out. */
      holds: z.boolean(),
      rule: z.string(),
      /** The fact that decided. */
      fact: z.string(),
    }),
  ),
});
export type PersonExplanation = z.infer<typeof PersonExplanation>;

/** How the people of a shop become those of an audience, step by step. */
export const AudienceWaterfall = z.object({
  /** Of WhatsApp, with a consent or without. */
  subscribers: z.int(),
  /** In the include rules. */
  included: z.int(),
  /** Taken out by the exclude rules. */
  excluded: z.int(),
  /** Would be in, but gave no consent to marketing, or took it back. */
  withoutConsent: z.int(),
  /** Who is left. */
  population: z.int(),
  /** Some recent changes are not counted yet. */
  isCatchingUp: z.optional(z.boolean()),
});
export type AudienceWaterfall = z.infer<typeof AudienceWaterfall>;

/** A condition that a merchant keeps under a name. */
export const SavedSegment = z.object({
  id: z.string(),
  name: z.string(),
  condition: AudienceCondition,
  /** In words. */
  sentence: z.string(),
  updatedAt: z.string(),
});
export type SavedSegment = z.infer<typeof SavedSegment>;
