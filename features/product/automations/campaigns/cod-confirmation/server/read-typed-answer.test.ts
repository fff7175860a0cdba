import { describe, expect, it } from 'vitest';
import { readConsentWord } from '#features/foundations/consent/server/index.ts';
import { CANCEL_WORDS, CONFIRM_WORDS } from '../typed-answers.ts';
import { readTypedAnswer } from './read-typed-answer.ts';

describe('a typed answer to the question about a cash order', () => {
  it.each([
    ['Cancel', 'cod_cancelled'],
    ['CANCEL my order please!', 'cod_cancelled'],
    ['Bitte stornieren', 'cod_cancelled'],
    ['Cancelar, por favor', 'cod_cancelled'],
    ['Cancelar pedido', 'cod_cancelled'],
    ['İPTAL', 'cod_cancelled'],
    ['iptal et lütfen', 'cod_cancelled'],
    ['الغاء', 'cod_cancelled'],
    ['रद्द करें', 'cod_cancelled'],
    ['order cancel kar do bhai', 'cod_cancelled'],
    ['Annulla, grazie', 'cod_cancelled'],
    ['Annuler svp', 'cod_cancelled'],
    ['Batal kak', 'cod_cancelled'],
    ['cancel\nSent from my iPhone', 'cod_cancelled'],
    ['Confirm', 'cod_confirmed'],
    ['Yes, confirm!', 'cod_confirmed'],
    ['Bestätigen', 'cod_confirmed'],
    ['Confirmo', 'cod_confirmed'],
    ['تأكيد الطلب', 'cod_confirmed'],
    ['पुष्टि करें', 'cod_confirmed'],
    ['confirm karo', 'cod_confirmed'],
    ['Onaylıyorum', 'cod_confirmed'],
    ['STOP', null],
    ['Stop please', null],
    ['unsubscribe', null],
    ['Yes', null],
    ['No', null],
    ['Can I cancel later?', null],
    ['Do not cancel', null],
    ['', null],
  ])('"%s": %s', (text, flow) => {
    expect(readTypedAnswer(text)).toBe(flow);
  });

  it('is never both answers, and no opt-out except "iptal et", which can mean either', () => {
    const split = (words: object) => Object.values(words).flatMap((one: string) => one.split(','));
    for (const text of split(CONFIRM_WORDS)) expect(readTypedAnswer(text), text).toBe('cod_confirmed');
    for (const text of split(CANCEL_WORDS)) expect(readTypedAnswer(text), text).toBe('cod_cancelled');
    const stopping = split(CANCEL_WORDS).filter((text) => readConsentWord(text) === 'stop');
    expect(stopping.map((text) => text.trim())).toEqual(['iptal et']);
  });
});
