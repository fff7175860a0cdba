import * as z from 'zod/mini';
import { SEGMENT_RULES } from '../segment-rule-list.ts';

/** More rules than anybody builds by hand. Each one is checked for every person of the shop. */
export const MOST_RULES = 50;
/** How deep saved segments may contain saved segments. */
export const DEEPEST_SEGMENT = 5;

/** The types of a rule's field: screens and older rows write numbers as texts or numbers. */
const Scalar = z.optional(z.nullable(z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])));

/** Values that screens store beside a choice. They decide nothing. */
const SHOWN_VALUES = ['attributeName', 'title', 'image', 'id', 'name', 'status', 'population'] as const;

type RuleShape = (typeof SEGMENT_RULES)[number]['shape'];
type NamesIn<Shape> = Shape extends z.ZodMiniType ? keyof z.input<Shape> : never;
type ValueName = NamesIn<RuleShape> | (typeof SHOWN_VALUES)[number];

/** Returns the names of the values that a rule reads. */
export function namesIn(shape: z.core.$ZodType): string[] {
  if (shape instanceof z.ZodMiniPipe) return namesIn(shape.def.in);
  if (shape instanceof z.ZodMiniObject) return Object.keys(shape.shape);
  throw new Error('The shape of a segment rule must be an object.');
}

/** The shape of each value by name. Rules read values by name, so a new rule adds its own. */
const VALUE_SHAPES = Object.fromEntries(
  [...SHOWN_VALUES, ...SEGMENT_RULES.flatMap(({ shape }) => namesIn(shape))].map((name) => [name, Scalar]),
) as Record<ValueName, typeof Scalar>;

const Operation = z.optional(z.nullable(z.string().check(z.maxLength(5))));

/** Returns the shape of a condition. `object` creates its objects, and so decides what happens to unknown fields. */
function shapeOfCondition(object: typeof z.strictObject) {
  /** The type of a rule about one of the shop's own attributes: its name, and the type of its values. */
  const AttributeType = object({
    attribute: z.string().check(z.maxLength(200)),
    valueType: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  });
  const AudienceRule = object({
    /** A type of the list, or an attribute. An unknown type is stored, is a fault, and selects nobody. */
    segmentType: z.union([z.string().check(z.maxLength(100)), AttributeType]),
    /** Its position. 0 is the first include rule. */
    key: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(20))]))),
    exclude: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(5)), z.boolean()]))),
    /**
     * The first item has the values; a new rule has none. Days are the shop's, as `2026-11-22` or as a moment of that
     * day.
     */
    conditions: z.optional(z.nullable(z.array(object(VALUE_SHAPES)).check(z.maxLength(20)))),
    /** The state of the rule on the screen. Document 3, section 3.3. */
    showDateTimePicker: Scalar,
    lastAudienceCallTime: Scalar,
  });
  return object({
    rules: z.array(AudienceRule).check(z.maxLength(MOST_RULES)),
    /** `AND` or `OR`. By default `OR`. */
    includeOperation: Operation,
    excludeOperation: Operation,
  });
}

/**
 * The audience in a request. An unknown field is refused, because without it the rule would select other people than
 * intended.
 */
export const AudienceCondition = shapeOfCondition(z.strictObject);
/** A stored condition, perhaps from a release with other rules. Unknown values are dropped. */
export const StoredCondition = shapeOfCondition(z.object);
export type AudienceCondition = z.infer<typeof AudienceCondition>;
export type AudienceRule = AudienceCondition['rules'][number];
export type ConditionValues = NonNullable<AudienceRule['conditions']>[number];

/** The fault of a rule. `place` is the rule's position in the condition, from 0. `field` is its value, or its type. */
export const ConditionFault = z.object({ place: z.int(), field: z.string(), sentence: z.string() });
export type ConditionFault = z.infer<typeof ConditionFault>;

/** A person of an audience as a merchant sees them. */
export const AudiencePerson = z.object({
  subscriberId: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type AudiencePerson = z.infer<typeof AudiencePerson>;

/** Whether a person is in the audience, and the result of each rule. */
export const PersonExplanation = z.object({
  subscriberId: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isIn: z.boolean(),
  /** Whether they have marketing consent. Without it nobody is in. */
  hasConsent: z.boolean(),
  rules: z.array(
    z.object({
      place: z.int(),
      isExclude: z.boolean(),
      /** Whether the rule applies. An exclude rule that applies takes the person out. */
      holds: z.boolean(),
      rule: z.string(),
      /** The deciding fact. */
      fact: z.string(),
    }),
  ),
});
export type PersonExplanation = z.infer<typeof PersonExplanation>;

/** The steps from the people of a shop to the people of an audience. */
export const AudienceWaterfall = z.object({
  /** All people of WhatsApp, with or without consent. */
  subscribers: z.int(),
  /** People in the include rules. */
  included: z.int(),
  /** People that the exclude rules take out. */
  excluded: z.int(),
  /** People who would be in, but have no marketing consent. */
  withoutConsent: z.int(),
  /** The remaining people. */
  population: z.int(),
  /** Some recent changes are not counted yet. */
  isCatchingUp: z.optional(z.boolean()),
});
export type AudienceWaterfall = z.infer<typeof AudienceWaterfall>;

/** A condition that a merchant has saved under a name. */
export const SavedSegment = z.object({
  id: z.string(),
  name: z.string(),
  condition: StoredCondition,
  /** The condition as a sentence. */
  sentence: z.string(),
  updatedAt: z.string(),
});
export type SavedSegment = z.infer<typeof SavedSegment>;
