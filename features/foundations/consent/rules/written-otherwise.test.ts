import { describe, expect, it } from 'vitest';
import { foldWords, keepMarks } from './fold-words.ts';
import { stripSignature } from './strip-signature.ts';
import { hasLookAlikes, joinSpelledOut, withoutLookAlikes } from './unmask-words.ts';

describe('characters that look like letters', () => {
  it.each([
    ['5t0p', 'stop'],
    ['$TOP', 'stop'],
    ['s7op', 'stop'],
    ['c4nc3l', 'cancel'],
    ['canc€|', 'cancel'],
    ['un5ub5cr1be', 'unsubscribe'],
    ['@bmelden', 'abmelden'],
    ['¡nfo', 'info'],
    ['ｓ０', 'so'],
    // Cyrillic.
    ['авекмноруx', 'abekmhopyx'],
    ['стох', 'ctox'],
    ['ѕіјԁ', 'sijd'],
    // Greek.
    ['αβεηικνορτυχ', 'abenikvoptux'],
  ])('%s is %s', (written, words) => {
    expect(withoutLookAlikes(written)).toBe(words);
    expect(hasLookAlikes(written.normalize('NFKC'))).toBe(true);
  });

  it('do not occur in plain Latin words', () => {
    expect(hasLookAlikes('Stop it, please!')).toBe(false);
    expect(withoutLookAlikes('Stop it')).toBe('stop it');
  });
});

it.each([
  ['s t o p', 'stop'],
  ['please s t o p now', 'please stop now'],
  ['a b', 'a b'],
  ['i o u one', 'iou one'],
  ['stop', 'stop'],
])('the letters of %j are joined: %j', (words, joined) => {
  expect(joinSpelledOut(words)).toBe(joined);
});

it.each([
  ['  STOP!!! ', 'stop'],
  ['Arrêt', 'arret'],
  ['ＳＴＯＰ', 'stop'],
  ['Straße', 'strasse'],
  ['wypisz mnie, Łódź', 'wypisz mnie lodz'],
  ['ıptal', 'iptal'],
  ['đăng ký', 'dang ky'],
  ['tøm', 'tom'],
  ['ΣΤΟΠ ΣΑΣ', 'στοπ σασ'],
  ['الرسالة على', 'الرساله علي'],
  ['बंद करो', 'बंद करो'],
  ['✋️ Stop!', 'stop'],
  ['...', ''],
])('%j is folded to %j', (text, words) => {
  expect(foldWords(text)).toBe(words);
});

it('keepMarks removes only case and punctuation', () => {
  expect(keepMarks('  Dừng LẠI! ')).toBe('dừng lại');
  expect(keepMarks('Arrêt\u200B')).toBe('arrêt');
});

describe('a signature', () => {
  it.each([
    'Sent from my iPhone',
    'Sent from Outlook for Android',
    'Sent via BlackBerry',
    'Get Outlook for iOS',
    'Gesendet von Mail für Windows',
    'Gesendet mit der Telekom Mail App',
    'Von meinem iPhone gesendet',
    'Diese Nachricht wurde von meinem Telefon gesendet',
    'Envoyé de mon iPhone',
    'Envoyée depuis mon mobile',
    'Enviado desde mi iPhone',
    'Enviado do meu iPhone',
    'Inviato da iPhone',
    'Verzonden vanaf mijn iPhone',
    'Wysłane z iPhone’a',
    "iPhone'umdan gönderildi",
    'Dikirim dari iPhone saya',
    'Отправлено с iPhone',
    'أرسلت من الآيفون',
    'मेरे iPhone से भेजा गया',
    '--\nLena Vogel',
    '__\nLena Vogel',
    '—\nLena Vogel',
  ])('%j is removed from the message', (signature) => {
    expect(stripSignature(`Stop\n${signature}`).trim()).toBe('Stop');
  });

  it.each(['Stop', 'I sent from home', 'Stop -- now', 'It was sent to my house'])(
    'is not found in %j',
    (text) => {
      expect(stripSignature(text)).toBe(text);
    },
  );
});
