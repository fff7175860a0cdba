import * as z from 'zod/mini';
import { texts } from '../texts/all.ts';
import type { AudienceCondition, AudienceRule } from './audience-condition.ts';
import type { AnySegmentRule, RuleValues, SegmentRuleList } from './segment-rule-definition.ts';

/** A rule that was read: its values by its definition, or their faults. */
export type ReadRule = { isExclude: boolean; place: number } & (
  | { definition: AnySegmentRule; values: unknown }
  | { definition: AnySegmentRule | null; wrong: { field: string; sentence: string }[] }
);

/** Reads the rules of a condition in their order. */
export function readRules(definitions: SegmentRuleList, { rules }: AudienceCondition): ReadRule[] {
  return rules.map((rule, place) => ({
    place,
    isExclude: isExclude(rule),
    ...readValues(definitions, rule),
  }));
}

/** Returns how the rules of one side are combined. By default `OR`. */
export function operationOf(operation: string | null | undefined): 'AND' | 'OR' {
  return operation?.toUpperCase() === 'AND' ? 'AND' : 'OR';
}

function isExclude({ exclude }: AudienceRule): boolean {
  return exclude === 1 || exclude === '1' || exclude === true || exclude === 'true';
}

type Values =
  | { definition: AnySegmentRule; values: unknown }
  | { definition: AnySegmentRule | null; wrong: { field: string; sentence: string }[] };

function readValues(definitions: SegmentRuleList, rule: AudienceRule): Values {
  const { segmentType } = rule;
  const type = typeof segmentType === 'string' ? segmentType : 'attribute';
  const definition = definitions.find((one) => one.type === type);
  if (!definition)
    return {
      definition: null,
      wrong: [{ field: 'segmentType', sentence: texts.ruleFaults.type }],
    };
  const read = z.safeParse(definition.shape, valuesOf(rule));
  if (read.success) return { definition, values: read.data };
  return {
    definition,
    wrong: read.error.issues.map(({ path, message }) => ({
      field: String(path[0] ?? ''),
      sentence: message,
    })),
  };
}

/** Returns the first condition's values as texts, without empty ones and with an attribute's type. */
function valuesOf({ segmentType, conditions }: AudienceRule): RuleValues {
  const given: Record<string, string | number | boolean | null | undefined> = {
    ...conditions?.[0],
    ...(typeof segmentType === 'object' && segmentType),
  };
  const written = Object.entries(given).flatMap(([name, value]) => {
    const text = value === null || value === undefined ? '' : String(value).trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(written);
}
