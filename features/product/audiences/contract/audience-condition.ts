import * as z from 'zod/mini';
import { SEGMENT_RULES } from '../segment-rule-list.ts';

/** More rules than anybody builds by hand; each one costs a look at every person of the shop. */
export const MOST_RULES = 50;
/** A saved segment may be made of saved segments, so deep. */
export const DEEPEST_SEGMENT = 5;

/** What a field of a rule may come as: screens and older rows write numbers as either. */
const Scalar = z.optional(z.nullable(z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])));

/** What screens keep beside a choice. It decides nothing. */
const SHOWN_VALUES = ['attributeName', 'title', 'image', 'id', 'name', 'status', 'population'] as const;

type RuleShape = (typeof SEGMENT_RULES)[number]['shape'];
type NamesIn<Shape> = Shape extends z.ZodMiniType ? keyof z.input<Shape> : never;
type ValueName = NamesIn<RuleShape> | (typeof SHOWN_VALUES)[number];

/** The names of the values that a rule reads. */
function namesIn(shape: z.core.$ZodType): string[] {
  if (shape instanceof z.ZodMiniPipe) return namesIn(shape.def.in);
  if (shape instanceof z.ZodMiniObject) return Object.keys(shape.shape);
  throw new Error('The shape of a segment rule must be an object.');
}

/** Each value under its name. Rules read them by these names, so a new rule brings its own. */
const VALUE_SHAPES = Object.fromEntries(
  [...SHOWN_VALUES, ...SEGMENT_RULES.flatMap(({ shape }) => namesIn(shape))].map((name) => [name, Scalar]),
) as Record<ValueName, typeof Scalar>;

const Operation = z.optional(z.nullable(z.string().check(z.maxLength(5))));

/** The shape of a condition. `object` makes its objects, so that it decides about fields that are not known. */
function shapeOfCondition(object: typeof z.strictObject) {
  /** The type of a rule over an attribute of the shop's own: which one, and what its values are. */
  const AttributeType = object({
    attribute: z.string().check(z.maxLength(200)),
    valueType: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  });
  const AudienceRule = object({
    /** One of the list's types, or an attribute. One that nobody knows is kept, is a fault, and counts nobody. */
    segmentType: z.union([z.string().check(z.maxLength(100)), AttributeType]),
    /** Its place; 0 is the first include rule. */
    key: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(20))]))),
    exclude: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(5)), z.boolean()]))),
    /**
     * The first item holds the values; a new rule has none. Days are the shop's, as `2026-11-22` or as a moment of that
     * day.
     */
    conditions: z.optional(z.nullable(z.array(object(VALUE_SHAPES)).check(z.maxLength(20)))),
    /** What a screen remembers of the rule; document 3, section 3.3. */
    showDateTimePicker: Scalar,
    lastAudienceCallTime: Scalar,
  });
  return object({
    rules: z.array(AudienceRule).check(z.maxLength(MOST_RULES)),
    /** `AND` or `OR`, which it is without one. */
    includeOperation: Operation,
    excludeOperation: Operation,
  });
}

/**
 * Whom a message goes to, as a request writes it. A field that is not known is refused: without it, the rule would mean
 * other people than whoever wrote it expects.
 */
export const AudienceCondition = shapeOfCondition(z.strictObject);
/** A condition as it was stored, perhaps when other rules were known: what is not known any more is left out. */
export const StoredCondition = shapeOfCondition(z.object);
export type AudienceCondition = z.infer<typeof AudienceCondition>;
export type AudienceRule = AudienceCondition['rules'][number];
export type ConditionValues = NonNullable<AudienceRule['conditions']>[number];

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
  condition: StoredCondition,
  /** In words. */
  sentence: z.string(),
  updatedAt: z.string(),
});
export type SavedSegment = z.infer<typeof SavedSegment>;
