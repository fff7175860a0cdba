import { defineFollowUp } from '../opt-in-follow-ups/define-follow-up.ts';
import { PLAIN } from './words/plain.ts';
import { WITH_DISCOUNT } from './words/with-discount.ts';

/** Welcomes people who sign up in the pop-up. Document 2, section 1. */
export const visualPopup = defineFollowUp({
  type: 'visualPopup',
  title: 'Visual popup follow-up',
  icon: 'gift',
  about: 'Welcomes a shopper who signs up in your pop-up, with the discount that it promised.',
  key: 'welcome_popup',
  withDiscount: WITH_DISCOUNT,
  plain: PLAIN,
});
