import {
  chatFlow,
  leadsTo,
  templateFlow,
  toPage,
  type FlowAction,
  type WordsByLanguage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { texts } from '../../texts/all.ts';
import { ASK_OR_CANCEL } from './words/ask-or-cancel.ts';
import { ASK_OR_PAY } from './words/ask-or-pay.ts';
import { ASK_PAY_OR_CANCEL } from './words/ask-pay-or-cancel.ts';
import { ASK } from './words/ask.ts';
import { CANCEL_NOTED } from './words/cancel-noted.ts';
import { CANCEL_OVER } from './words/cancel-over.ts';
import { CANCELLED } from './words/cancelled.ts';
import { CASH_OR_LINK } from './words/cash-or-link.ts';
import { CONFIRMED } from './words/confirmed.ts';
import { IS_CANCELLED } from './words/is-cancelled.ts';
import { IS_CONFIRMED } from './words/is-confirmed.ts';
import { IS_PAID } from './words/is-paid.ts';
import { IS_SENT } from './words/is-sent.ts';
import { LINK_AGAIN } from './words/link-again.ts';
import { PAY_OVER } from './words/pay-over.ts';
import { PAYING } from './words/paying.ts';
import { PAYMENT_LINK } from './words/payment-link.ts';

const confirm = leadsTo('cod_confirmed');
const pay = leadsTo('cod_paying');
const cancel = leadsTo('cod_cancelled');

/**
 * The questions, each with the answers that the question offers. Every question offers Confirm. Document 2, section 3
 * names them. All of them contain the support number.
 */
const QUESTIONS: readonly [
  number: number,
  offered: readonly (keyof typeof texts.codAnswers)[],
  actions: FlowAction[],
  WordsByLanguage,
][] = [
  [1, ['confirm'], [confirm], ASK],
  [2, ['confirm', 'cancel'], [confirm, cancel], ASK_OR_CANCEL],
  [3, ['confirm', 'payOnline'], [confirm, pay], ASK_OR_PAY],
  [4, ['confirm', 'payOnline', 'cancel'], [confirm, pay, cancel], ASK_PAY_OR_CANCEL],
];

const questions = QUESTIONS.map(([number, offered, actions, words]) =>
  templateFlow(
    {
      key: `cod_question_${number}`,
      label: () => ({
        name: `WA COD ${number} SUPPORT`,
        description: offered.map((one) => texts.codAnswers[one]),
      }),
      begins: ['CODConfirmation1'],
      actions,
      category: 'UTILITY',
      showsPicture: false,
    },
    words,
  ),
);

/** The texts after answers: sent after something was done, or when nothing can be done any more. */
const ANSWERS: readonly [key: string, WordsByLanguage][] = [
  ['cod_confirmed', CONFIRMED],
  ['cod_cancelled', CANCELLED],
  ['cod_cancel_noted', CANCEL_NOTED],
  ['cod_paying', PAYING],
  ['cod_is_confirmed', IS_CONFIRMED],
  ['cod_is_cancelled', IS_CANCELLED],
  ['cod_is_paid', IS_PAID],
  ['cod_is_sent', IS_SENT],
  ['cod_link_again', LINK_AGAIN],
  ['cod_cash_or_link', CASH_OR_LINK],
  ['cod_cancel_over', CANCEL_OVER],
  ['cod_pay_over', PAY_OVER],
];

const answers = ANSWERS.map(([key, words]) => chatFlow({ key, begins: [], actions: [] }, words));

const paymentLink = chatFlow(
  {
    key: 'cod_payment_link',
    begins: [],
    actions: [toPage],
  },
  PAYMENT_LINK,
);

export const COD_FLOWS = [...questions, ...answers, paymentLink];
