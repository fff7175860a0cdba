import type * as z from 'zod/mini';
import type { Predicate } from './predicate.ts';

/** A rule's values as they were read: what is not there was empty. */
export type RuleValues = Readonly<Record<string, string | undefined>>;

/** What a rule stands in: the shop's money and days, and the moment it is asked for. */
export interface RuleMoment {
  currency: string;
  /** The first and the last second of a day of the shop; of a moment, of the day that it falls on. */
  day(day: string): { from: number; to: number };
  /** The same day as `2026-11-22`. */
  shopDay(day: string): string;
  /** The second so many days ago, by the shop's clock. */
  daysAgo(days: number): number;
  /** Whom a saved segment means. */
  segment(segmentId: string): Predicate;
}

/** Names for what a rule's values name by id, where they are known: products, imports, segments. */
export interface RuleWords {
  currency: string;
  /** IANA; days are the shop's. */
  timeZone: string;
  /** `kind` as the value is called: `productId`, `collectionsId`, `importId`, `broadcastId`, `segmentId`. */
  nameOf(kind: string, id: string): string | undefined;
}

/** What there is to know of one type of rule. The screen's fields of it are in its folder's `web`. */
export interface SegmentRuleDefinition<
  Shape extends z.ZodMiniType = z.ZodMiniType,
  Type extends string = string,
> {
  /** Its `segmentType` on the wire. */
  type: Type;
  /** What the menu calls it. */
  name: string;
  /** An object, which reads its values by their names on the wire; the sentence of an issue is shown beside the field that its path names. */
  shape: Shape;
  /** What holds for its people, to be read after 'people who'. */
  describe(values: z.output<Shape>, words: RuleWords): string;
  toPredicate(values: z.output<Shape>, moment: RuleMoment): Predicate;
}

/** A definition whose values were forgotten: lists hold rules of many shapes. */
// eslint-disable-next-line typescript/no-explicit-any -- what goes into `describe` came out of the same rule's `shape`
export type AnySegmentRule = SegmentRuleDefinition<any>;

/** The rules that a server or a screen knows, in the order of the menu. */
export type SegmentRuleList = readonly AnySegmentRule[];

/** Declares a rule and keeps its exact types. */
export function defineSegmentRule<Shape extends z.ZodMiniType, const Type extends string>(
  definition: SegmentRuleDefinition<Shape, Type>,
): SegmentRuleDefinition<Shape, Type> {
  return definition;
}
