import { texts } from '../../texts/all.ts';
import { defineFollowUp } from '../opt-in-follow-ups/define-follow-up.ts';
import { PLAIN } from './words/plain.ts';
import { WITH_DISCOUNT } from './words/with-discount.ts';

/** Welcomes people who sign up in the pop-up. Document 2, section 1. */
export const visualPopup = defineFollowUp({
  type: 'visualPopup',
  describe: () => texts.visualPopup,
  icon: 'gift',
  key: 'welcome_popup',
  withDiscount: WITH_DISCOUNT,
  plain: PLAIN,
});
