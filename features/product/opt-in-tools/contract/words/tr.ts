import type { ToolWords } from './tool-words.ts';

export const TR: ToolWords = {
  consent: {
    WA: (shop) =>
      `${shop} mağazasından WhatsApp üzerinden teklif ve hatırlatma almayı kabul ediyorum. STOP yazarak istediğim zaman durdurabilirim.`,
    FB: (shop) =>
      `${shop} mağazasından Messenger üzerinden teklif ve hatırlatma almayı kabul ediyorum. ${shop} bu sohbeti mağazadaki ziyaretlerim, sepetlerim ve siparişlerimle ilişkilendirebilir. STOP yazarak istediğim zaman durdurabilirim.`,
  },
  submit: 'Haberdar et',
  messengerButtons: [
    'Messenger’a gönder',
    'Bunu bana gönder',
    'Bunu Messenger’da edin',
    'Bunu Messenger’da al',
    'İndirimi Messenger’da al',
    'Haberleri Messenger’da al',
    'Messenger’da abone ol',
    'Bundan Messenger’da yararlan',
  ],
  offersTitle: { WA: 'Teklifler WhatsApp’ta', FB: 'Teklifler Messenger’da' },
  offersSubtitle: {
    WA: 'Numaranı bırak. Sepetini unutursan sana geri getirelim.',
    FB: 'Bize yaz. Sepetini unutursan sana geri getirelim.',
  },
  discountTitle: '%15 indirim kazan!',
  discountSubtitle: 'Kaydol, bir sonraki siparişinin kodu senin olsun.',
  updatesTitle: 'Siparişinden haberin olsun',
  updatesSubtitle: 'Hazırlandı, yolda, kapında: ilk sen öğren.',
  smallPrint: 'İstediğin zaman bırakabilirsin.',
  doneTitle: { WA: 'Teşekkürler', FB: 'Bir adım daha' },
  doneSubtitle: { WA: 'Listedesin.', FB: 'Açılan sohbeti başlat, listede olursun.' },
  doneText: {
    WA: 'Teklifler ve hatırlatmalar WhatsApp’tan gelir. Yeter dediğinde STOP yaz.',
    FB: 'Teklifler ve hatırlatmalar Messenger’dan gelir. Yeter dediğinde STOP yaz.',
  },
  codeSubtitle: 'İşte kodun:',
  wheelPill: 'Çevir ve kazan',
  wheelTitle: 'Çarkı çevir',
  wheelSubtitle: 'Her çeviriş, sonraki siparişin için bir şey kazandırır.',
  percentOff: (percent) => `%${percent} indirim`,
  newOffer: 'Yeni teklif',
  won: 'Tebrikler!',
  chatGreeting: 'Merhaba! Nasıl yardımcı olabiliriz?',
  chatHeading: (shop) => `${shop} ile sohbet`,
  chatSubheading: 'Genellikle bir gün içinde yanıtlarız.',
  chatButton: 'Bize yaz',
  chatFirstWords: 'Merhaba, bir sorum var.',
  loggedIn: 'Merhaba! Sana nasıl yardımcı olabiliriz?',
  loggedOut: 'Merhaba! Bizimle yazışmak için Messenger’a giriş yap.',
  checkoutTitle: 'Siparişin WhatsApp’ta',
  checkoutSubtitle: 'Makbuzun ve paketinin yolu, ilk okuduğun yerde.',
};
