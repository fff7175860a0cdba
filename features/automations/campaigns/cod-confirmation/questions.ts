import { readUnfinished } from './settings.ts';

/** One of four, by what it offers beside Confirm. */
export function questionFlow(offersCancel: boolean, offersPayment: boolean): string {
  if (offersPayment) return offersCancel ? 'cod_question_4' : 'cod_question_3';
  return offersCancel ? 'cod_question_2' : 'cod_question_1';
}

/** What shoppers are asked with these settings, and after that what those are who may not pay online. */
export function questionsOf(settings: unknown): string[] {
  const { enableCancel, enablePrepaid, paymentActive } = readUnfinished(settings);
  const offersPayment = enablePrepaid && paymentActive;
  return [...new Set([questionFlow(enableCancel, offersPayment), questionFlow(enableCancel, false)])];
}
