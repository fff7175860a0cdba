import { texts } from '../../texts/all.ts';
import { defineFollowUp } from '../opt-in-follow-ups/define-follow-up.ts';
import { PLAIN } from './words/plain.ts';
import { WITH_DISCOUNT } from './words/with-discount.ts';

/** Sends people their prize from the wheel. Document 2, section 1. */
export const spinTheWheel = defineFollowUp({
  type: 'spinTheWheel',
  describe: () => texts.spinTheWheel,
  icon: 'wheel',
  key: 'welcome_wheel',
  withDiscount: WITH_DISCOUNT,
  plain: PLAIN,
});
