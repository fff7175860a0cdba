import { describe, expect, it } from 'vitest';
import { foldWords } from './fold-words.ts';
import { readConsentWord } from './read-consent-word.ts';
import { refusesMessages } from './refuses-messages.ts';

describe('a short message that refuses our messages in free words', () => {
  it.each([
    ['English', 'I dont want these messages anymore'],
    ['English, with an apostrophe', "I don't want these messages anymore"],
    ['English, to be removed', 'get me off this'],
    ['German', 'hab kein Bock auf eure Nachrichten'],
    ['German, with a polite word inside', 'hört bitte auf mir zu schreiben'],
    ['Spanish', 'Quítenme de la lista'],
    ['Portuguese', 'para de me mandar msg'],
    ['Hindi in Latin letters', 'mera number hata do'],
    ['Hindi', 'मुझे मैसेज नहीं चाहिए'],
    ['Arabic', 'احذفوا رقمي من القائمة'],
    ['Egyptian Arabic', 'مش عايز رسايل تاني'],
    ['French', 'Retirez-moi de la liste'],
    ['Italian', 'niente più pubblicità'],
    ['Turkish, with endings', 'numaramı listenizden çıkarın'],
    ['Indonesian', 'ga mau terima promo lagi'],
  ])('is asked back: %s', (_language, message) => {
    expect(refusesMessages(foldWords(message))).toBe(true);
    expect(readConsentWord(message)).not.toBeNull();
  });

  it.each([
    ['an order', 'cancel my order'],
    ['an address', 'delete my address'],
    ['a place', "don't send it to the office"],
    ['a quantity', 'no more than two'],
    ['an item', 'remove the red one from my order'],
    ['an invoice', "I don't need the invoice"],
    ['a gift card', "I don't want a message on the card"],
    ['a German address', 'Können Sie meine alte Adresse löschen?'],
    ['a Spanish colour', 'no manden el azul'],
    ['a Portuguese address', 'apaga meu endereço antigo'],
    ['an order in Hindi', 'order cancel karo'],
    ['an address in Hindi', 'address delete kar do'],
    ['an Arabic address', 'احذف العنوان القديم'],
    ['a French order', 'retirez le rouge de ma commande'],
    ['messages of an Italian courier', 'niente sms dal corriere'],
    ['a Turkish colour', 'kırmızıyı istemiyorum'],
    ['an Indonesian address', 'hapus alamat lama saya'],
    ['messages that did not arrive', "I didn't get the message with the code"],
    ['a message that is lost', "j'ai supprimé le message par erreur"],
    ['no refusal', 'Kein Problem, schreiben Sie mir'],
    ['a call', 'Call mat karna, message karo'],
    ['an order that should stop', 'Please stop my order, wrong size'],
    ['an app', 'The app will not stop loading'],
  ])('is not treated as a refusal if it is about %s', (_matter, message) => {
    expect(readConsentWord(message)).toBeNull();
  });

  it('needs both halves in one language', () => {
    expect(refusesMessages('no quiero mensajes')).toBe(true);
    expect(refusesMessages('no quiero nachrichten')).toBe(false);
  });

  it('has at most eight words', () => {
    expect(refusesMessages('we all do not want these messages anymore')).toBe(true);
    expect(refusesMessages('all of us do not want these messages anymore')).toBe(false);
  });
});
