import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import type { AttributeValue } from '../../contract/predicate.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { sayDay, ShopDay } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

const Compare = z.optional(z.enum(['<', '=', '>'], { error: () => texts.ruleFaults.comparison }));
const NUMBER = /^[+-]?\d{1,15}([.,]\d{1,6})?$/;

interface AttributeRule {
  attribute: string;
  compare: '<' | '=' | '>';
  value: AttributeValue;
}

/**
 * One of the shop's own attributes from imports. Its `segmentType` is an object. Texts are equal or not, ignoring case;
 * numbers and days are compared. The value is in `checkValue`, a day may be in `checkDate1`.
 */
export const attributeRule = defineSegmentRule({
  type: 'attribute',
  get name() {
    return texts.ruleNames.attribute;
  },
  shape: z.pipe(
    z.object({
      attribute: z.string({ error: () => texts.ruleFaults.attribute }),
      valueType: z.optional(z.string()),
      operator: Compare,
      checkValue: z.optional(z.string()),
      checkDate1: z.optional(z.string()),
    }),
    z.transform(
      ({ attribute, valueType, operator = '=', checkValue, checkDate1 }, context): AttributeRule => {
        const isDay = valueType === 'valueDate';
        const written = isDay ? (checkDate1 ?? checkValue) : checkValue;
        const refuse = (field: string, message: string): AttributeRule => {
          context.issues.push({ code: 'custom', path: [field], message, input: written });
          return { attribute, compare: '=', value: { text: '' } };
        };
        if (valueType === undefined || valueType === 'valueString') {
          if (written === undefined) return refuse('checkValue', texts.ruleFaults.value);
          if (operator !== '=') return refuse('operator', texts.ruleFaults.onlyEqual);
          return { attribute, compare: '=', value: { text: written } };
        }
        if (isDay) {
          const day = z.safeParse(ShopDay, written);
          if (!day.success) return refuse('checkDate1', day.error.issues[0]?.message ?? texts.ruleFaults.day);
          return { attribute, compare: operator, value: { day: day.data } };
        }
        if (written === undefined || !NUMBER.test(written))
          return refuse('checkValue', texts.ruleFaults.number);
        return { attribute, compare: operator, value: { number: Number(written.replace(',', '.')) } };
      },
    ),
  ),
  describe: ({ attribute, compare, value }, { timeZone }) => {
    const { is, isLess, isMore, isBefore, isAfter } = texts.ruleWords.attribute;
    const words =
      'day' in value ? { '<': isBefore, '=': is, '>': isAfter } : { '<': isLess, '=': is, '>': isMore };
    return fill(words[compare], { attribute, value: writtenAs(value, timeZone) });
  },
  toPredicate: ({ attribute: name, compare, value }, { shopDay }) => ({
    kind: 'member',
    of: {
      set: 'attribute',
      name,
      compare,
      value: 'day' in value ? { day: shopDay(value.day) } : value,
    },
  }),
});

function writtenAs(value: AttributeValue, timeZone: string): string {
  if ('day' in value) return sayDay(value.day, timeZone);
  return 'number' in value ? String(value.number) : value.text;
}
