import { translate } from '#platform/language/catalogue.ts';
import { account, auth } from './de-whatsapp-account-failures.ts';
import type * as english from './en-whatsapp-failures.ts';

export const whatsappFailures: (typeof english)['whatsappFailures'] = {
  transient: translate<(typeof english)['whatsappFailures']['transient'], 'de'>({
    '1': { happened: 'WhatsApp hatte selbst eine Störung.', merchant: 'Du musst nichts tun.' },
    '2': { happened: 'WhatsApp war einen Moment lang nicht verfügbar.', merchant: 'Du musst nichts tun.' },
    '131000': {
      happened: 'Bei WhatsApp ist etwas schiefgelaufen, ohne Angabe, was.',
      merchant: 'Du musst nichts tun.',
    },
    '131016': { happened: 'Der Dienst von WhatsApp war überlastet.', merchant: 'Du musst nichts tun.' },
    '131057': {
      happened: 'Deine Nummer wurde gerade hochgestuft und konnte eine Minute lang nicht senden.',
      merchant: 'Du musst nichts tun: Sie ist jetzt schneller.',
    },
    '133004': { happened: 'Der Server von WhatsApp war nicht verfügbar.', merchant: 'Du musst nichts tun.' },
  }),
  rate: translate<(typeof english)['whatsappFailures']['rate'], 'de'>({
    '4': {
      happened: 'Bellbird hat zu viele Anfragen auf einmal an WhatsApp gesendet.',
      merchant: 'Du musst nichts tun.',
    },
    '17': {
      happened:
        'Die Person, die deine Nummer verbunden hat, hat zu viele Anfragen auf einmal an WhatsApp gesendet.',
      merchant: 'Du musst nichts tun.',
    },
    '32': {
      happened: 'Deine Seite hat zu viele Anfragen auf einmal an WhatsApp gesendet.',
      merchant: 'Du musst nichts tun.',
    },
    '613': {
      happened: 'WhatsApp hat in einem Moment mehr Anfragen bekommen, als es erlaubt.',
      merchant: 'Du musst nichts tun.',
    },
    '80007': {
      happened: 'Dein WhatsApp Business-Konto hat für den Moment seine Höchstgeschwindigkeit erreicht.',
      merchant: 'Du musst nichts tun.',
    },
    '80008': {
      happened: 'Bellbird hat auf einmal zu viel über dein WhatsApp Business-Konto abgefragt.',
      merchant: 'Du musst nichts tun.',
    },
    '130429': {
      happened: 'Deine Nummer hat in einer Sekunde mehr Nachrichten gesendet, als WhatsApp erlaubt.',
      merchant: 'Du musst nichts tun.',
    },
  }),
  pairRate: translate<(typeof english)['whatsappFailures']['pairRate'], 'de'>({
    '131056': {
      happened: 'Dieser Person wurden innerhalb weniger Sekunden zu viele Nachrichten gesendet.',
      merchant: 'Du musst nichts tun.',
    },
  }),
  perUserMarketing: translate<(typeof english)['whatsappFailures']['perUserMarketing'], 'de'>({
    '130472': {
      happened:
        'WhatsApp hat dieses Angebot zurückgehalten, weil die Person an einem seiner Experimente teilnimmt.',
      merchant: 'Du musst nichts tun: Das endet automatisch.',
    },
    '131049': {
      happened:
        'WhatsApp hat dieses Angebot zurückgehalten: Die Person bekommt viel Werbung, von allen Unternehmen zusammen.',
      merchant: 'Mit deiner Nummer ist alles in Ordnung. Weniger, dafür bessere Angebote kommen öfter durch.',
    },
  }),
  optedOut: translate<(typeof english)['whatsappFailures']['optedOut'], 'de'>({
    '131050': {
      happened: 'Diese Person hat deine Angebote in WhatsApp selbst gestoppt.',
      merchant: 'Respektiere das. Sie kann sich in deinem Shop wieder anmelden.',
    },
  }),
  undeliverable: translate<(typeof english)['whatsappFailures']['undeliverable'], 'de'>({
    '130497': {
      happened: 'Dein Konto darf Personen in diesem Land nicht schreiben.',
      merchant: 'Entferne dieses Land aus deiner Zielgruppe.',
    },
    '131021': {
      happened: 'Die Nachricht war an deine eigene Nummer gerichtet.',
      merchant: 'Teste mit einem anderen Handy.',
    },
    '131026': {
      happened:
        'Die Nachricht konnte nicht zugestellt werden: Die Nummer ist nicht auf WhatsApp, oder die App ist zu alt.',
      merchant: 'Prüfe die Nummer mit dem Kunden oder erreiche ihn auf anderem Weg.',
    },
    '131030': {
      happened: 'Deine Nummer ist im Testmodus, und diese Person steht nicht auf der Liste der Tester.',
      merchant: 'Beende den Testmodus der Nummer im WhatsApp Manager.',
    },
    '131051': {
      happened: 'Das WhatsApp dieser Person kann diese Art von Nachricht nicht anzeigen.',
      merchant: 'Verwende eine einfachere Nachricht mit Text und Bild.',
    },
  }),
  windowClosed: translate<(typeof english)['whatsappFailures']['windowClosed'], 'de'>({
    '131047': {
      happened:
        'Diese Person hat dir vor mehr als 24 Stunden zuletzt geschrieben. Danach sind nur noch Vorlagen erlaubt.',
      merchant: 'Sende stattdessen eine genehmigte Vorlage.',
    },
  }),
  template: translate<(typeof english)['whatsappFailures']['template'], 'de'>({
    '132000': {
      happened: 'Vorlage und Nachricht haben nicht dieselbe Anzahl von Variablen.',
      merchant: 'Reiche die Vorlage noch einmal ein.',
    },
    '132001': {
      happened: 'Die Vorlage gibt es in dieser Sprache nicht, oder WhatsApp hat sie noch nicht genehmigt.',
      merchant: 'Sieh sie dir unter „Vorlagen“ an und reiche sie noch einmal ein.',
    },
    '132007': {
      happened: 'Der Inhalt der Vorlage verstößt gegen eine Regel von WhatsApp.',
      merchant: 'Ändere ihren Text und reiche sie noch einmal ein.',
    },
    '132012': {
      happened: 'Eine Variable war anders ausgefüllt, als die Vorlage erwartet.',
      merchant: 'Prüfe die Variablen der Vorlage.',
    },
    '132015': {
      happened: 'WhatsApp hat diese Vorlage pausiert, weil sie Kunden nicht gefallen hat.',
      merchant: 'Warte, bis sie wieder freigegeben ist, oder schreibe eine bessere.',
    },
    '132016': {
      happened: 'WhatsApp hat diese Vorlage nach wiederholten Beschwerden endgültig deaktiviert.',
      merchant: 'Schreibe eine neue Vorlage.',
    },
    '132068': {
      happened: 'Das Formular in dieser Vorlage ist gesperrt.',
      merchant: 'Wechsle zu einer Vorlage ohne das Formular.',
    },
    '132069': {
      happened: 'Das Formular in dieser Vorlage wird zu oft geöffnet.',
      merchant: 'Versuche es später noch einmal.',
    },
  }),
  request: translate<(typeof english)['whatsappFailures']['request'], 'de'>({
    '100': {
      happened: 'WhatsApp hat einen Teil dieser Nachricht nicht verstanden.',
      merchant: 'Sag dem Betreiber deines Bellbird-Servers Bescheid.',
    },
    '131008': {
      happened: 'In dieser Nachricht fehlte ein Teil, den WhatsApp braucht.',
      merchant: 'Prüfe die Variablen und Bilder der Vorlage.',
    },
    '131009': {
      happened: 'Einen Wert in dieser Nachricht nimmt WhatsApp nicht an.',
      merchant: 'Prüfe die Variablen und Links der Vorlage.',
    },
    '131062': {
      happened:
        'WhatsApp kennt diese Person nur unter einem Namen, an den diese Nachricht nicht gesendet werden kann.',
      merchant: 'Frag sie nach ihrer Telefonnummer.',
    },
    '132005': {
      happened: 'Mit den Werten dieser Person war der Text zu lang.',
      merchant: 'Wenn das oft passiert, kürze den Text der Vorlage.',
    },
    '132008': {
      happened: 'Eine Variable dieser Nachricht hatte einen Wert, den WhatsApp dort nicht erlaubt.',
      merchant: 'Prüfe, womit die Variablen der Vorlage ausgefüllt werden.',
    },
    '132018': {
      happened: 'Ein Wert dieser Nachricht passte nicht zu Text, Kopfzeile oder Buttons der Vorlage.',
      merchant: 'Wenn das bei jeder Nachricht passiert, reiche die Vorlage noch einmal ein.',
    },
    '135000': {
      happened: 'WhatsApp hat die Nachricht abgelehnt, ohne zu sagen, welchen Teil davon.',
      merchant: 'Versuche es mit einer anderen Vorlage.',
    },
  }),
  media: translate<(typeof english)['whatsappFailures']['media'], 'de'>({
    '131052': {
      happened: 'Das Bild oder die Datei, die diese Person gesendet hat, konnte nicht geladen werden.',
      merchant: 'Bitte sie, es noch einmal zu senden.',
    },
    '131053': {
      happened: 'WhatsApp konnte das Bild oder die Datei in dieser Nachricht nicht laden.',
      merchant: 'Ersetze es: Bilder dürfen höchstens 5 MB haben, als JPEG oder PNG.',
    },
  }),
  account: account,
  auth: auth,
};
