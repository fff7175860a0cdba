import { texts } from '../../texts/all.ts';
import { defineFollowUp } from '../opt-in-follow-ups/define-follow-up.ts';
import { PLAIN } from './words/plain.ts';
import { WITH_DISCOUNT } from './words/with-discount.ts';

/** Welcomes people who sign up at the pill. Document 2, section 1. */
export const persistentPill = defineFollowUp({
  type: 'persistentPill',
  describe: () => texts.persistentPill,
  icon: 'hand',
  key: 'welcome_pill',
  withDiscount: WITH_DISCOUNT,
  plain: PLAIN,
});
