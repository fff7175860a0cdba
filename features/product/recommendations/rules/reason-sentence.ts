import { countOf } from '#platform/count-of.ts';
import type { Reason } from '../contract/recommendation.ts';

/** Describes the reason of a recommendation for the merchant. */
export function reasonSentence(reason: Reason): string {
  const because = `Because they bought ${reason.because.title}`;
  switch (reason.kind) {
    case 'boughtTogether': {
      const often = reason.lift > 1 ? `, ${reason.lift} times as many as by chance` : '';
      return `${because}: ${reason.orders} orders of the last ${reason.days} days have both${often}.`;
    }
    case 'bestSeller': {
      const orders = countOf(reason.orders, 'order');
      return `${because}: a best seller of ${reason.collection.title}, in ${orders} of the last ${reason.days} days.`;
    }
    case 'rule':
      return `${because}: your rule “${reason.rule.title}” recommends it.`;
    case 'bundle':
      return `${because}: it is missing from your bundle “${reason.rule.title}”.`;
  }
}
