import type * as z from 'zod/mini';
import type { Predicate } from './predicate.ts';

/** A rule's values as they were read. Empty values are missing. */
export type RuleValues = Readonly<Record<string, string | undefined>>;

/** The context of a rule: the shop's currency and days, and the current time. */
export interface RuleMoment {
  currency: string;
  /** Returns the first and the last second of a day of the shop, or of the day of a moment. */
  day(day: string): { from: number; to: number };
  /** Returns the same day as `2026-11-22`. */
  shopDay(day: string): string;
  /** Returns the second this many days ago by the shop's clock. */
  daysAgo(days: number): number;
  /** Returns the people of a saved segment. */
  segment(segmentId: string): Predicate;
}

/** Names of the products, imports and segments in a rule's values, if they are known. */
export interface RuleWords {
  currency: string;
  /** The shop's time zone (IANA name). */
  timeZone: string;
  /** `kind` is the value's name: `productId`, `collectionsId`, `importId`, `broadcastId`, `segmentId`. */
  nameOf(kind: string, id: string): string | undefined;
}

/** Everything about one type of rule, except its fields on the screen, which are in `web` of its folder. */
export interface SegmentRuleDefinition<
  Shape extends z.ZodMiniType = z.ZodMiniType,
  Type extends string = string,
> {
  /** Its `segmentType` in the API. */
  type: Type;
  /** Its name in the menu. */
  name: string;
  /**
   * The shape of its values by their names in the API. An issue's message appears beside the field that its path names.
   */
  shape: Shape;
  /** Whether its values are amounts in the shop's currency, and so mean something else in another one. */
  isInCurrency?: true;
  /** Describes its people, to be read after "people who". */
  describe(values: z.output<Shape>, words: RuleWords): string;
  toPredicate(values: z.output<Shape>, moment: RuleMoment): Predicate;
}

/** A definition whose values were forgotten: lists hold rules of many shapes. */
// eslint-disable-next-line typescript/no-explicit-any -- what goes into `describe` came out of the same rule's `shape`
export type AnySegmentRule = SegmentRuleDefinition<any>;

/** The rules that a server or a screen knows, in menu order. */
export type SegmentRuleList = readonly AnySegmentRule[];

/** Declares a rule and keeps its exact types. */
export function defineSegmentRule<Shape extends z.ZodMiniType, const Type extends string>(
  definition: SegmentRuleDefinition<Shape, Type>,
): SegmentRuleDefinition<Shape, Type> {
  return definition;
}
