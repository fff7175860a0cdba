import { readUnfinished } from './settings.ts';

/** Returns the key of the question that offers the given answers in addition to Confirm. */
export function questionFlow(offersCancel: boolean, offersPayment: boolean): string {
  if (offersPayment) return offersCancel ? 'cod_question_4' : 'cod_question_3';
  return offersCancel ? 'cod_question_2' : 'cod_question_1';
}

/**
 * Returns the question of these settings, then the questions that other positions of the switches would choose. All are
 * submitted together, so that no switch has to wait for an approval. Questions with payment are left out while payment
 * is not active.
 */
export function questionsOf(settings: unknown): string[] {
  const { enableCancel, enablePrepaid, paymentActive } = readUnfinished(settings);
  const payments = paymentActive ? [enablePrepaid, false, true] : [false];
  const cancels = [enableCancel, true, false];
  return [...new Set(payments.flatMap((pays) => cancels.map((cancel) => questionFlow(cancel, pays))))];
}
