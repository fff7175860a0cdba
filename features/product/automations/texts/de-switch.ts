import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-switch.ts';

export const delays = translate<(typeof english)['delays'], 'de'>({ after: '{delay} {phrase}' });

export const oneSent = translate<(typeof english)['oneSent'], 'de'>({
  plain: 'Nachricht {number} wird {when} gesendet.',
  fixed: 'Nachricht {number} wird {when} gesendet, mit deinem Code {code} für {percent} % Rabatt.',
  unique:
    'Nachricht {number} wird {when} gesendet und erstellt in deinem Shop jedes Mal einen einmaligen Code für {percent} % Rabatt, gültig für {time}.',
});

export const onlySent = translate<(typeof english)['onlySent'], 'de'>({
  plain: 'Sie wird {when} gesendet.',
  fixed: 'Sie wird {when} gesendet, mit deinem Code {code} für {percent} % Rabatt.',
  unique:
    'Sie wird {when} gesendet und erstellt in deinem Shop jedes Mal einen einmaligen Code für {percent} % Rabatt, gültig für {time}.',
});

export const sending = translate<(typeof english)['sending'], 'de'>({
  waits: 'In der Ruhezeit, oder wenn ein Kunde deine Grenze erreicht hat, wartet sie.',
  heldOut: '{percent} % davon bekommen nichts: die Kontrollgruppe in den Einstellungen der Kampagne.',
});

export const state = translate<(typeof english)['state'], 'de'>({
  goesTo: 'Empfänger: {recipients}.',
  off: 'Solange sie ausgeschaltet ist, wird keine ihrer Nachrichten gesendet.',
  nothingSent: 'Eingeschaltet, sendet aber nicht',
  notAllSent: 'Eingeschaltet, sendet aber nicht alles',
});

export const switching = translate<(typeof english)['switching'], 'de'>({
  holdOn: 'Moment … Etwas musst du noch ändern!',
  oneMore: 'Nur noch eins!',
  supportNeeded:
    'Gib eine Servicenummer ein. Die Texte dieser Kampagne zeigen sie Kunden, die Hilfe brauchen.',
  discountNeeded:
    'Gib den Rabattcode und seinen Prozentsatz ein oder wähle einen Text ohne Rabatt: Die Nachricht zeigt einen.',
  saveFirst:
    'Deine Änderungen sind noch nicht gespeichert. Speichere sie zuerst, damit gesendet wird, was du siehst.',
  addDiscount:
    'Die Nachricht zeigt einen Rabatt, aber es ist noch kein Prozentsatz eingestellt. Ohne lässt sie sich nicht einschalten. Möchtest du einen hinzufügen?',
  noDiscount: 'Jetzt nicht',
  yesDiscount: 'Ja, Rabatt hinzufügen',
  notNow: 'Nicht jetzt',
  gotIt: 'Verstanden',
  changeNow: 'Jetzt ändern',
  confirmTitle: '{campaign} einschalten?',
  confirm: 'Einschalten',
  cancel: 'Nicht jetzt',
  liveTitle: 'Deine Kampagne läuft',
  live: 'Die Nachrichten gehen nur an Kunden, die sich auf {channel} angemeldet haben. Mit Opt-in-Tools in deinem Shop werden es mehr.',
  close: 'Schließen',
  setUpTools: 'Opt-in-Tools einrichten',
});
