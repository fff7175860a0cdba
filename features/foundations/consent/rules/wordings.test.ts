import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldWords } from './fold-words.ts';
import { readConsentWord, type ConsentWord } from './read-consent-word.ts';
import { wordingsOf } from './wordings-of.ts';

/** A data file of this folder, one message a line. */
function linesOf(name: string): string[] {
  const text = readFileSync(new URL(`corpora/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

/**
 * Messages that repeat another message: the same words, or the same words with a greeting or a closing added. One word
 * alone, such as "thanks", is a greeting or a closing itself and does not count as a message that is repeated.
 */
function repeatsIn(messages: readonly string[]): string[] {
  const folded = messages.map((message) => foldWords(message) || message);
  const seen = new Set<string>();
  const longEnough = new Set(folded.filter((message) => message.includes(' ')));
  return folded.filter((message) => {
    if (seen.has(message)) return true;
    seen.add(message);
    const words = message.split(' ');
    return words.some(
      (_word, at) =>
        at > 0 && (longEnough.has(words.slice(0, at).join(' ')) || longEnough.has(words.slice(at).join(' '))),
    );
  });
}

/** Opt-outs of real people that we ask back about. All other wordings unsubscribe immediately. */
const ASKED_BACK = wordingsOf(`
  STOP 12345, no more, not interested, no thanks, END, CANCEL, QUIT, RED, stpo, sotp, stoop, Löschen,
  Bitte löschen, kein Interesse, cancelar, para, baja, BAJA, remover, não quero mais, annulla,
  cancella, basta, iptal, İPTAL, الغاء, बंद, रुको, mat bhejo, hủy, 取消, poista, zatrzymaj`);

describe('a real wording of an opt-out', () => {
  it.each(linesOf('stop-wordings'))('"%s" unsubscribes or is asked back', (wording) => {
    expect(readConsentWord(wording)).toBe(ASKED_BACK.includes(wording) ? 'doubtful' : 'stop');
  });

  it('that is asked back is in the data file', () => {
    expect(ASKED_BACK.filter((wording) => !linesOf('stop-wordings').includes(wording))).toEqual([]);
  });
});

it('unsubscribes or asks back for at least 95 of 100 everyday wordings', () => {
  const wordings = linesOf('everyday-stop-wordings').map((line) => line.slice(line.indexOf('|') + 1));
  const ignored = wordings.filter(
    (wording) => !['stop', 'doubtful'].includes(readConsentWord(wording) ?? ''),
  );
  expect(ignored.length / wordings.length, ignored.join('\n')).toBeLessThanOrEqual(0.05);
});

const LANGUAGES = ['en', 'de', 'es', 'pt', 'hi', 'ar', 'fr', 'it', 'tr', 'id'];

describe('a message to a shop', () => {
  it.each(LANGUAGES)('is different from each of the other 499 in %s', (language) => {
    const messages = linesOf(language);
    expect(messages).toHaveLength(500);
    expect(repeatsIn(messages)).toEqual([]);
  });

  it.each([
    ['the same words', 'Is it blue?', 'is it BLUE'],
    ['a greeting in front', 'Is it blue?', 'Hi there, is it blue?'],
    ['a closing behind', 'Is it blue?', 'Is it blue? Thanks'],
  ])('counts as a repetition with %s', (_how, message, repeat) => {
    expect(repeatsIn([message, 'Thanks', repeat])).toEqual([foldWords(repeat)]);
  });

  it.each(LANGUAGES)(
    'of 500 in %s never unsubscribes or resubscribes, and is rarely asked back',
    (language) => {
      const messages = linesOf(language);
      const read = (word: ConsentWord) => messages.filter((message) => readConsentWord(message) === word);
      expect(read('stop')).toEqual([]);
      expect(read('start')).toEqual([]);
      expect(read('doubtful').length, read('doubtful').join('\n')).toBeLessThanOrEqual(5);
    },
  );
});

describe('an opt-out in an unusual form', () => {
  it.each([
    ['letter by letter', 's t o p'],
    ['with dots', 'S.T.O.P.'],
    ['with dashes', 's-t-o-p'],
    ['letter by letter, politely', 'Please S T O P'],
    ['with a digit', 'ST0P'],
    ['with signs', '$t0p!!'],
    ['with Cyrillic letters', 'SТОР'],
    ['in full width', 'ＳＴＯＰ'],
    ['in mathematical letters', '𝐒𝐓𝐎𝐏'],
    ['in circles', 'ⓢⓣⓞⓟ'],
    ['struck through', 's\u0336t\u0336o\u0336p\u0336'],
    ['with a text direction mark', '\u202eSTOP\u200e'],
    ['with a soft hyphen', 'st\u00adop'],
    ['with a zero-width joiner', 'st\u200dop'],
    ['with a byte order mark', '\uFEFFstop'],
    ['above a signature', 'STOP\nSent from my iPhone'],
    ['above a German signature', 'Stopp\n\nVon meinem iPhone gesendet'],
    ['above a French signature', 'Stop\nEnvoyé de mon iPhone'],
    ['above a Spanish signature', 'STOP\nEnviado desde mi iPhone'],
    ['above an Italian signature', 'STOP\nInviato da iPhone'],
    ['above a Turkish signature', "STOP\niPhone'umdan gönderildi"],
    ['above another signature', 'Unsubscribe\n\nGet Outlook for iOS'],
    ['above a line of dashes', 'STOP\n-- \nMax Meyer\nBahnhofstr. 1'],
    ['with the signature after it', 'stop Sent from my Samsung Galaxy'],
    ['in Turkish capitals', 'ABONELİKTEN ÇIK'],
    ['in Turkish, without dots', 'abonelıkten cık'],
    ['in Arabic with vowels', 'أَوْقِفُوا الرَّسَائِل'],
    ['in Arabic without hamza', 'اوقفوا الرسائل'],
    ['in Arabic, with another final letter', 'لا ترسلوا رسائل'],
    ['in Hindi with a nukta', 'मैसेज़ बंद करो'],
    ['with a space inside', 'un subscribe'],
    ['by its button’s title, typed', 'Yes, stop'],
    ['repeated', 'STOP! '.repeat(40)],
  ])('counts: %s', (_how, text) => {
    expect(readConsentWord(text)).toBe('stop');
  });

  it.each([
    ['one letter too many', 'unsubscribee'],
    ['a letter missing', 'unsubscibe'],
    ['two letters swapped', 'Unsubsrcibe'],
    ['a wrong letter, politely', 'please unsubscribr'],
    ['in a few more words', 'I said stop, ok'],
    ['with more words', 'please stop all this now ok'],
    ['a longer wording with a mistake', 'remove me from yor list'],
    ['as a wish', 'I would really like to stop'],
    ['as a complaint', 'Your messages won’t stop'],
    ['as an answer', 'No, stop that'],
    ['in German', 'Ich will mich hier endlich abmelden'],
    ['in Spanish', 'les pido darme de baja hoy'],
    ['in Chinese', '请帮我停止发送消息'],
  ])('is asked back: %s', (_how, text) => {
    expect(readConsentWord(text)).toBe('doubtful');
  });
});

it('ignores long texts', () => {
  for (const part of ['stop ', 'please ', '请', '\n ', 'stop it now '])
    expect(readConsentWord(`${part.repeat(2000)}x`)).toBeNull();
});
