import { readUnfinished } from './settings.ts';

/** One of four, by what it offers beside Confirm. */
export function questionFlow(offersCancel: boolean, offersPayment: boolean): string {
  if (offersPayment) return offersCancel ? 'cod_question_4' : 'cod_question_3';
  return offersCancel ? 'cod_question_2' : 'cod_question_1';
}

/**
 * What shoppers are asked with these settings, and after that what a turn of a switch would have them asked: all are
 * submitted together, so that no switch waits for an approval. Those that offer payment are none while it is not active.
 */
export function questionsOf(settings: unknown): string[] {
  const { enableCancel, enablePrepaid, paymentActive } = readUnfinished(settings);
  const payments = paymentActive ? [enablePrepaid, false, true] : [false];
  const cancels = [enableCancel, true, false];
  return [...new Set(payments.flatMap((pays) => cancels.map((cancel) => questionFlow(cancel, pays))))];
}
