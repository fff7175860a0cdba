import { describe, expect, it } from 'vitest';
import { DOUBTFUL_WORDS } from './doubtful-words.ts';
import { readConsentWord } from './read-consent-word.ts';
import { START_WORDS } from './start-words.ts';
import { STOP_WORDS, STOP_WORDS_WITH_THEIR_MARKS } from './stop-words.ts';

describe('a shopper who writes', () => {
  it.each([
    'STOP',
    'stop.',
    '  Stop!  ',
    'STOP!!!',
    '*STOP*',
    'Stop all',
    'opt-out',
    'Arrêt',
    'ABMELDEN!!',
    'Отписаться',
    'توقف',
    'बंद करो',
    '退订',
    '配信停止',
    '수신거부',
    'SAIR',
  ])('"%s" is unsubscribed', (text) => {
    expect(readConsentWord(text)).toBe('stop');
  });

  it.each([
    ['Turkish capitals', 'İPTAL ET'],
    ['Turkish without dots', 'ıptal et'],
    ['Greek capitals, which have no accents', 'ΣΤΑΜΑΤΑ'],
    ['full-width letters', 'ＳＴＯＰ'],
    ['Arabic with a shadda', 'توقّف'],
    ['Arabic, stretched', 'توقـــف'],
    ['Arabic without its hamza', 'ايقاف'],
    ['French without an accent', 'arrete'],
    ['French, informal', 'Arrête'],
    ['Spanish without an accent', 'no mas mensajes'],
    ['Vietnamese without marks', 'huy dang ky'],
    ['Vietnamese in capitals', 'DỪNG LẠI'],
    ['accents separate from their letters', 'arre\u0302t'],
    ['only an emoji', '🛑'],
    ['several emoji', '🛑🛑 🛑!'],
    ['a word and an emoji', 'Stop 🛑'],
    ['a word and an emoji with a variation selector', 'STOP ⛔️'],
    ['an emoji with a variation selector, and a word', '✋️ Stop!'],
    ['a word and a composed emoji', 'Unsubscribe 🙅🏽‍♀️'],
    ['a word of another script and an emoji', '停止⛔️'],
    ['Vietnamese with its marks and an emoji', 'Dừng ✋️'],
    ['a word with an invisible character', 'ST\u200bOP'],
    ['a repeated word', 'STOP! STOP!! Stop'],
    ['two repeated words, politely', 'please opt out opt out'],
  ])('in the form of %s is unsubscribed', (_how, text) => {
    expect(readConsentWord(text)).toBe('stop');
  });

  it.each([
    'Stop please',
    'Please stop!',
    'PLEASE STOP, thank you',
    'stop now pls',
    'Unsubscribe me',
    'Please unsubscribe me, thanks.',
    'STOP ALL MESSAGES',
    'Bitte abmelden. Danke!',
    'Désabonner s’il vous plaît',
    "arrêtez s'il te plait",
    'Por favor, darme de baja',
    'Pare por favor',
    'Per favore cancellami',
    'Lütfen durdur',
    'توقف من فضلك',
    'कृपया बंद करें',
    'Afmelden aub',
    'Proszę wypisz mnie',
    'Отписаться, пожалуйста',
    'Σταμάτα παρακαλώ',
    'tolong berhenti',
    '请停止',
    '수신거부 해주세요',
    'หยุดครับ',
    'Sluta, snälla',
    'Vui lòng hủy đăng ký',
    '配信停止してください',
  ])('"%s", politely, is unsubscribed', (text) => {
    expect(readConsentWord(text)).toBe('stop');
  });

  it.each(['Red', 'RED!', 'Alto', 'baja', 'Dur', 'basta', 'Quit', 'ferma', '解除', 'red please'])(
    '"%s", which has other meanings, is asked back',
    (text) => {
      expect(readConsentWord(text)).toBe('doubtful');
    },
  );

  it.each(['START', 'start!', 'Unstop', 'Abonnieren', 'подписаться'])('"%s" resubscribes', (text) => {
    expect(readConsentWord(text)).toBe('start');
  });

  it.each([
    'Please do not stop',
    'stop by the shop?',
    'stop sending me the wrong size, I love you',
    'Where is the bus stop',
    'Cancel my order',
    'I want to quit smoking, do you sell gum?',
    'The red one please',
    'start with the small one',
    'please',
    'thank you',
    'Đúng',
    'বন্ধু',
    'Yes',
    '',
    '👍',
    '...',
  ])('"%s" changes nothing', (text) => {
    expect(readConsentWord(text)).toBeNull();
  });

  it('can use at least twenty languages, with each word of them', () => {
    expect(Object.keys(STOP_WORDS).length).toBeGreaterThanOrEqual(20);
    const lists = { stop: STOP_WORDS, doubtful: DOUBTFUL_WORDS, start: START_WORDS };
    for (const [meaning, words] of Object.entries(lists))
      for (const word of Object.values(words).flat()) expect(readConsentWord(word), word).toBe(meaning);
    for (const word of STOP_WORDS_WITH_THEIR_MARKS) expect(readConsentWord(word), word).toBe('stop');
  });
});
