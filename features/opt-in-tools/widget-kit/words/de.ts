import type { ShopperWords } from '../shopper-words.ts';

export const words: ShopperWords = {
  lang: 'de',
  dir: 'ltr',
  phoneLabel: 'WhatsApp-Nummer',
  close: 'Schließen',
  hide: 'Ausblenden',
  privacy: 'Datenschutzerklärung',
  sending: 'Einen Moment…',
  orWrite: 'Oder senden Sie uns eine Nachricht in WhatsApp',
  orScan: 'Oder scannen Sie dies mit dem Handy und senden Sie uns die Nachricht',
  confirm:
    'Zum Bestätigen, oder wenn Sie unsere Nachrichten früher beendet haben, senden Sie uns dies auf WhatsApp:',
  confirmLink: 'WhatsApp öffnen',
  mustConfirmTitle: 'Noch ein Schritt',
  mustConfirm:
    'Senden Sie uns die Nachricht, mit der sich WhatsApp öffnet. Ab dann bekommen Sie unsere Angebote.',
  reworded: 'Der Text unten hat sich geändert. Lesen Sie ihn und senden Sie dann noch einmal.',
  phoneEmpty: 'Geben Sie Ihre WhatsApp-Nummer ein.',
  phoneInvalid: 'Diese Nummer scheint nicht zu stimmen. Prüfen Sie Ländervorwahl und Ziffern.',
  tooMany: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  unreachable: 'Das kam nicht an. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  over: 'Dieses Angebot ist vorbei.',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  apply: 'Im Warenkorb einlösen',
  codeComes: 'Ihr Code kommt mit unserer Nachricht.',
  spinning: 'Das Rad dreht sich…',
  won: 'Gewonnen:',
  openChat: 'Chat beginnen',
  chat: 'Chat',
};
