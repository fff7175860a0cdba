import { fill } from '#platform/language/reader.ts';
import type { Reason } from '../contract/recommendation.ts';
import { texts } from '../texts/all.ts';

/** Describes the reason of a recommendation for the merchant. */
export function reasonSentence(reason: Reason): string {
  const { title } = reason.because;
  switch (reason.kind) {
    case 'boughtTogether': {
      const { orders: count, days, lift } = reason;
      if (lift <= 1) return fill(texts.reasons.boughtTogether, { title, count, days });
      return fill(texts.reasons.boughtTogetherOften, { title, count, days, lift });
    }
    case 'bestSeller': {
      const { orders: count, days, collection } = reason;
      return fill(texts.reasons.bestSeller, { title, count, days, collection: collection.title });
    }
    case 'rule':
    case 'bundle':
      return fill(texts.reasons[reason.kind], { title, rule: reason.rule.title });
  }
}
