import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-server.ts';

export const loginAnswer = translate<(typeof english)['loginAnswer'], 'de'>({
  title: 'Facebook-Login · Bellbird',
  granted: 'Du bist über Facebook eingeloggt. Du kannst dieses Fenster jetzt schließen.',
  ended: 'Der Login über Facebook ist beendet. Du kannst dieses Fenster jetzt schließen.',
  failed: '{sentence} Referenz: {reference}',
});

export const numberNotes = translate<(typeof english)['numberNotes'], 'de'>({
  businessRejected:
    'WhatsApp hat dein Unternehmen geprüft und nicht genehmigt. Öffne den WhatsApp Manager, um den Grund zu sehen und eine neue Prüfung zu beantragen.',
  nameRefused: {
    unknown: 'WhatsApp hat den gewünschten Namen abgelehnt. Wähle im WhatsApp Manager einen anderen.',
    person:
      'WhatsApp hat den gewünschten Namen abgelehnt, weil er eine Person nennt. Wähle im WhatsApp Manager einen anderen.',
    otherBusiness:
      'WhatsApp hat den gewünschten Namen abgelehnt, weil er ein anderes Unternehmen nennt. Wähle im WhatsApp Manager einen anderen.',
    form: 'WhatsApp hat den gewünschten Namen abgelehnt, weil seine Form nicht erlaubt ist. Wähle im WhatsApp Manager einen anderen.',
    notConsistent:
      'WhatsApp hat den gewünschten Namen abgelehnt, weil dein Unternehmen sich anderswo anders nennt. Wähle im WhatsApp Manager einen anderen.',
  },
});

export const receiptPrices = translate<(typeof english)['receiptPrices'], 'de'>({
  kinds: {
    marketing: 'Marketing',
    marketing_lite: 'Marketing Lite',
    utility: 'Utility',
    authentication: 'Authentifizierung',
    service: 'Service',
  },
  counted: 'Meta zählt sie zur Kategorie „{kind}“.',
  billable: 'Meta zählt sie zur Kategorie „{kind}“, kostenpflichtig.',
  free: 'Meta zählt sie zur Kategorie „{kind}“, kostenlos.',
  freeAfterAd:
    'Meta zählt sie zur Kategorie „{kind}“, kostenlos, weil sie innerhalb von {hours} Stunden nach einer Anzeige kam.',
  freeOfMonth:
    'Meta zählt sie zur Kategorie „{kind}“, kostenlos, als eine der kostenlosen Antworten des Monats.',
  freeAnswer: 'Meta zählt sie zur Kategorie „{kind}“, kostenlos, als Antwort innerhalb von 24 Stunden.',
});

export const replyPrices = translate<(typeof english)['replyPrices'], 'de'>({
  free: 'Die ersten {free} Antworten deiner Nummer in einem Monat sind kostenlos, ebenso Antworten aus der App auf dem Telefon und innerhalb von {hours} Stunden nach einer Anzeige.',
  charged:
    'Seit dem {day} berechnet WhatsApp auch deine Antworten, und Utility-Vorlagen innerhalb von 24 Stunden nach der Nachricht eines Kunden, zum Utility-Preis im Land des Kunden. {free}',
});

export const stops = translate<(typeof english)['stops'], 'de'>({
  deleted: 'Das WhatsApp-Business-Konto wurde gelöscht. Verbinde eine andere Nummer.',
  partner: 'Bellbird wurde aus dem WhatsApp-Business-Konto entfernt. Verbinde die Nummer erneut.',
  restriction:
    'WhatsApp hat dieses Konto eingeschränkt, weil es gegen die Regeln verstoßen hat. Öffne den WhatsApp Manager, um den Grund zu sehen und Einspruch einzulegen.',
  restrictionEnds:
    'WhatsApp hat dieses Konto eingeschränkt, weil es gegen die Regeln verstoßen hat. Öffne den WhatsApp Manager, um den Grund zu sehen und Einspruch einzulegen. Wenn die Einschränkung endet, sendet es automatisch wieder.',
  ban: 'WhatsApp hat dieses Konto deaktiviert, weil es gegen die Regeln verstoßen hat. Öffne den WhatsApp Manager, um den Grund zu sehen und Einspruch einzulegen.',
  offboarding:
    'Die Nummer wurde auf ein anderes Telefon umgezogen oder neu registriert, deshalb hat WhatsApp sie getrennt. Sie sendet wieder, sobald sie in der WhatsApp Business App neu verbunden ist.',
  whatsAppToken: 'WhatsApp lässt Bellbird nicht mehr für diese Nummer handeln. Verbinde die Nummer erneut.',
  facebookRemoved:
    'Bellbird wurde aus dem Facebook-Konto entfernt, das die Seite verbunden hat. Verbinde die Seite erneut.',
  facebookConfirm:
    'Facebook möchte, dass du zuerst auf facebook.com etwas bestätigst. Verbinde die Seite erneut.',
  facebookPassword:
    'Das Passwort des Facebook-Kontos, das die Seite verbunden hat, wurde geändert. Verbinde die Seite erneut.',
  facebookExpired:
    'Der Facebook-Login, der die Seite verbunden hat, ist abgelaufen. Verbinde die Seite erneut.',
  facebookUnconfirmed:
    'Das Facebook-Konto, das die Seite verbunden hat, ist nicht bestätigt. Verbinde die Seite erneut.',
  facebookLoggedOut:
    'Das Facebook-Konto, das die Seite verbunden hat, wurde ausgeloggt. Verbinde die Seite erneut.',
  facebookRole:
    'Das Facebook-Konto, das die Seite verbunden hat, hat seine Rolle auf der Seite verloren. Verbinde die Seite erneut.',
  facebookToken: 'Facebook lässt Bellbird nicht mehr für die Seite handeln. Verbinde die Seite erneut.',
  metaPolicy:
    'Meta hat dieser Seite das Senden verboten: Sie hat gegen eine Richtlinie der Messenger-Plattform verstoßen.',
  metaPolicyWords: 'Meta hat dieser Seite das Senden verboten: {reason}',
  replaced: 'An ihrer Stelle wurde etwas anderes verbunden.',
  disconnected: 'Die Seite wurde getrennt.',
});
