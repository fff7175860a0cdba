import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-status.ts';

export const durations = translate<(typeof english)['durations'], 'de'>({
  days: { one: '{count} Tag', other: '{count} Tagen' },
  hours: { one: '{count} Stunde', other: '{count} Stunden' },
  minutes: { one: '{count} Minute', other: '{count} Minuten' },
});

export const newNames = translate<(typeof english)['newNames'], 'de'>({
  untitled: 'Broadcast ohne Titel {number}',
  copy: 'Kopie von {broadcast}',
});

export const statusReasons = translate<(typeof english)['statusReasons'], 'de'>({
  merchant:
    'Du hast ihn pausiert. Setze ihn fort, um den Rest zu senden. Er wartet bis zwei Tage nach der geplanten Zeit.',
  canaryFailed:
    'Er wurde nach der ersten Gruppe gestoppt, weil zu viele dieser Nachrichten fehlgeschlagen sind. Sieh nach, warum, und setze ihn dann fort oder brich ihn ab. Der Rest wartet bis zwei Tage nach der geplanten Zeit.',
  canaryOptOuts:
    'Er wurde nach der ersten Gruppe gestoppt, weil zu viele dieser Personen sich abgemeldet oder dich blockiert haben. Ändere, was du sendest, oder setze ihn so fort, wie er ist. Der Rest wartet bis zwei Tage nach der geplanten Zeit.',
  templateStopped:
    'WhatsApp hat die Vorlage während des Versands pausiert oder gestoppt. Setze ihn fort, sobald die Vorlage wieder genehmigt ist. Der Rest wartet bis zwei Tage nach der geplanten Zeit.',
  restored:
    'Bellbird wurde aus einem Backup wiederhergestellt, und ein Teil davon kann seitdem gesendet worden sein. Ob es weitergeht, entscheidet der Betreiber von Bellbird.',
  planLapsed:
    'Dein Tarif ist nicht mehr aktiv. Bestätige ihn auf der Seite mit den Tarifen. Der Rest wartet bis zwei Tage nach der geplanten Zeit.',
  planLimit:
    'Das Limit deines Tarifs ist erreicht. Erhöhe es, dann geht es weiter. Der Rest wartet bis zwei Tage nach der geplanten Zeit.',
  allPaused:
    'Du hast den gesamten Versand pausiert. Der Rest wartet, bis du ihn fortsetzt, bis zwei Tage nach der geplanten Zeit, wenn du dann nichts anderes wählst.',
  senderStopped:
    'Deine WhatsApp-Nummer darf derzeit nicht senden. Der Rest wartet, bis sie es wieder darf, bis zwei Tage nach der geplanten Zeit.',
  dayLimit:
    'Deine Nummer hat das Tageslimit von WhatsApp erreicht. Sobald wieder Platz ist, geht es weiter, bis zwei Tage nach der geplanten Zeit.',
  quietHours:
    'Die übrigen Personen haben gerade Ruhezeit. Sie bekommen ihn danach, bis zwei Tage nach der geplanten Zeit.',
  frequencyCap:
    'Die übrigen Personen haben zuletzt so viele Angebote bekommen, wie deine Grenzen erlauben. Sie bekommen ihn, sobald sie wieder dürfen, bis zwei Tage nach der geplanten Zeit.',
  talking:
    'Du sprichst gerade mit den übrigen Personen. Sie bekommen ihn einige Stunden, nachdem du ihnen zuletzt geschrieben hast, bis zwei Tage nach der geplanten Zeit.',
  localTime:
    'Die übrigen Personen bekommen ihn, sobald es dort, wo sie leben, diese Uhrzeit ist. Der Rest wartet bis zwei Tage nach der geplanten Zeit.',
  retries:
    'Die übrigen Nachrichten sind noch nicht durchgekommen. Es wird weiter versucht, bis zwei Tage nach der geplanten Zeit.',
  firstGroup:
    'Die erste Gruppe hat ihn. Die anderen bekommen ihn, wenn sie lange genug beobachtet wurde. Sie warten bis zwei Tage nach der geplanten Zeit.',
  testWatched:
    'Der Test der beiden Texte läuft. Der Rest wartet auf das Ergebnis, bis zwei Tage nach der geplanten Zeit.',
  testUndecided:
    'Der Test der beiden Texte ist vorbei. Wähle den Text für den Rest. Er wartet bis zwei Tage nach der geplanten Zeit.',
  noSender:
    'Zur geplanten Zeit war keine WhatsApp-Nummer verbunden, deshalb wurde nichts gesendet. Verbinde eine und kopiere ihn.',
  noTemplate:
    'Zur geplanten Zeit war die Vorlage nicht mehr genehmigt, deshalb wurde nichts gesendet. Wähle in einer Kopie eine andere.',
  locked:
    'Zur geplanten Zeit waren Broadcasts nicht in deinem Tarif enthalten, deshalb wurde nichts gesendet.',
  noAudience: 'Zur geplanten Zeit war niemand mehr in der Zielgruppe, deshalb wurde nichts gesendet.',
  uninstalled:
    'Zur geplanten Zeit war Bellbird in deinem Shop nicht installiert, deshalb wurde nichts gesendet.',
  unfilled:
    'Zur geplanten Zeit war etwas Nötiges nicht mehr ausgefüllt, deshalb wurde nichts gesendet. Sieh in einer Kopie nach.',
  late: 'Zur geplanten Zeit lief Bellbird nicht, und einen Tag später war es zu spät. Deshalb wurde nichts gesendet.',
  fault:
    'Bei uns ist bei jedem Start etwas schiefgelaufen, deshalb wurde nichts gesendet. Kopiere ihn und versuche es noch einmal.',
  restLapsed:
    'Niemand hat rechtzeitig entschieden, welchen Text der Rest bekommt. Deshalb hat er keinen bekommen.',
  nobodyReached:
    'Keine seiner Nachrichten konnte gesendet werden. Warum, steht bei jeder in der Liste der Personen.',
  cancelled:
    'Du hast ihn während des Versands abgebrochen. Wer ihn bis dahin nicht bekommen hatte, bekommt ihn nicht mehr.',
});

export const templateFaults = translate<(typeof english)['templateFaults'], 'de'>({
  loginCodes: 'Vorlagen für Login-Codes können nicht als Broadcast gesendet werden.',
  place: 'Die Kopfzeile ist ein Standort, den kein Broadcast ausfüllen kann. Wähle eine andere Vorlage.',
  noPicture: 'Die Kopfzeile ist ein Bild, aber es ist keins dabei. Lade in der Vorlage eins hoch.',
  noCardPicture: 'Eine ihrer Karten hat kein Bild. Lade in der Vorlage eins hoch.',
  ownEnd:
    'Das Angebot endet bei jeder Nachricht zu einer eigenen Zeit, die kein Broadcast ausfüllen kann. Wähle eine andere Vorlage.',
  noNumber: 'Es ist keine WhatsApp-Nummer verbunden, von der sie gesendet werden kann.',
  notApproved: 'WhatsApp hat sie noch nicht genehmigt.',
});

export const testDelivery = translate<(typeof english)['testDelivery'], 'de'>({
  none: 'In der letzten Stunde wurde kein Test dieses Broadcasts an diese Nummer gesendet.',
  queued: 'Der Test ist unterwegs. Prüfe in ein paar Sekunden noch einmal.',
  sent: 'WhatsApp hat den Test. Ob er angekommen ist, ist noch nicht bekannt: Prüfe die Nummer.',
  delivered: 'Der Test ist angekommen.',
  read: 'Der Test ist angekommen und wurde gelesen.',
  failed: 'Der Test konnte nicht zugestellt werden. Prüfe die Nummer, und ob sie auf WhatsApp ist.',
  skipped: 'Der Test wurde nicht gesendet. Warum, steht unter „Nachrichten“.',
});

export const uses = translate<(typeof english)['uses'], 'de'>({ broadcast: 'Broadcast „{broadcast}“' });

export const waitLabels = translate<(typeof english)['waitLabels'], 'de'>({
  senderStopped: 'Deine Nummer darf nicht senden',
  firstGroup: 'Wartet auf die erste Gruppe',
  testWatched: 'Wartet auf den Test',
  testUndecided: 'Wartet auf den Test',
});
