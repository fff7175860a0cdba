import { translate } from '#platform/language/catalogue.ts';
import type { fromServer as english } from './en-from-server.ts';

export const fromServer = translate<typeof english, 'de'>({
  DATABASE_BUSY:
    'Dieselben Daten werden gerade an anderer Stelle geändert. Versuche es in zehn Sekunden noch einmal.',
  PENDING_LOGIN_EXPIRED:
    'Dieser Login hat länger als zehn Minuten gedauert oder begann in einem anderen Browser. Fordere einen neuen Login-Link an.',
  SECOND_FACTOR_MISSING: 'Dieser Shop verlangt einen zweiten Schritt beim Login. Richte ihn zuerst ein.',
  ACCOUNT_NEEDED:
    'Du loggst dich über Shopify ein, das einen eigenen zweiten Schritt hat. Hier gibt es nichts einzurichten.',
  APP_SET_UP_ALREADY: 'Du hast schon eine Authenticator-App. Lade die Seite neu, um sie zu sehen.',
  APP_NOT_SET_UP:
    'Für diesen Login gibt es keine Authenticator-App mehr. Lade die Seite neu und fang noch einmal an.',
  PASSKEY_EXPIRED:
    'Das hat länger als fünf Minuten gedauert oder begann in einem anderen Browser. Versuch es noch einmal.',
  PASSKEY_UNKNOWN:
    'Bellbird kennt diesen Passkey nicht. Vielleicht wurde er entfernt. Logge dich stattdessen per E-Mail ein.',
  PASSKEY_REFUSED:
    'Dieser Passkey konnte nicht geprüft werden. Benutze ihn unter der Adresse dieser Seite und bestätige mit Finger, Gesicht oder PIN.',
  PASSKEYS_FULL: 'Du hast 20 Passkeys, mehr geht nicht. Entferne zuerst einen.',
  OPENID_NOT_SET_UP: 'Dieser Bellbird-Server hat keinen Login-Anbieter. Logge dich per E-Mail ein.',
  OPENID_EXPIRED:
    'Dieser Login hat länger als 15 Minuten gedauert oder begann in einem anderen Browser. Fang noch einmal an.',
  OPENID_DECLINED:
    'Dein Login-Anbieter hat dich nicht hineingelassen. Versuch es noch einmal oder frag die Person, die eure Konten verwaltet.',
  OPENID_REFUSED:
    'Die Antwort deines Login-Anbieters ist ungültig, deshalb wurde niemand eingeloggt. Fang noch einmal an. Wenn es wieder passiert, sag es der Person, die deinen Bellbird-Server betreibt.',
  OPENID_AWAY:
    'Dein Login-Anbieter ist gerade nicht erreichbar. Versuch es in einer Minute noch einmal oder logge dich per E-Mail ein.',
  OPENID_EMAIL_UNVERIFIED:
    'Dein Login-Anbieter bestätigt deine E-Mail-Adresse nicht. Bitte die Person, die eure Konten verwaltet, sie zu bestätigen.',
  OPENID_DOMAIN_REFUSED:
    'Deine E-Mail-Adresse gehört zu einer Domain, die sich hier nicht einloggen darf. Benutze die Adresse deiner Firma.',
  OPENID_NOT_A_MEMBER:
    'Deine E-Mail-Adresse gehört hier zu keinem Team. Bitte den Inhaber des Shops um eine Einladung.',
  CODE_WRONG:
    'Dieser Code stimmt nicht. Gib die sechs Ziffern ein, die deine App gerade zeigt, oder einen unbenutzten Wiederherstellungscode.',
  CODE_USED: 'Dieser Code wurde schon benutzt. Warte, bis deine App den nächsten zeigt.',
  TOO_MANY_WRONG_CODES:
    'Zu viele falsche Codes. Warte drei Minuten oder benutze einen Wiederherstellungscode.',
  ALREADY_IN_TEAM: 'Diese Person gehört schon zum Team. Ändere ihre Rolle in der Liste.',
  TEAM_FULL:
    'Ein Team hat höchstens 100 Personen, offene Einladungen eingeschlossen. Entferne zuerst jemanden.',
  TOO_MANY_INVITATIONS: 'Heute wurden für deinen Shop zu viele E-Mails gesendet. Versuche es morgen wieder.',
  OWNER_CANNOT_LEAVE:
    'Der Inhaber kann den Shop nicht verlassen. Inhaber ist, wer die Shopify-Verwaltung des Shops öffnen kann.',
  NO_SHOP_LEFT: 'Du gehörst im Moment zu keinem Shop. Bitte den Inhaber des Shops um eine Einladung.',
  INVITATION_EXPIRED:
    'Diese Einladung wurde benutzt, zurückgezogen oder ist älter als 7 Tage. Bitte um eine neue, wo die erste herkam.',
  INVITATION_FOR_OTHER:
    'Diese Einladung ist für eine andere E-Mail-Adresse als deine. Logge dich aus, um sie anzunehmen, oder bitte um eine an deine Adresse.',
  NOT_A_MANAGER: 'Das dürfen nur Manager der Agentur. Bitte einen von ihnen darum.',
  LAST_MANAGER:
    'Eine Agentur braucht mindestens einen Manager. Mache zuerst jemand anderen zum Manager, oder lösche die Agentur.',
  ALREADY_IN_AGENCY: 'Diese Person gehört schon zur Agentur.',
  AGENCY_FULL:
    'Eine Agentur hat höchstens 100 Personen, offene Einladungen eingeschlossen. Entferne zuerst jemanden.',
  AGENCIES_FULL: 'Eine Person gehört zu höchstens 20 Agenturen. Verlasse zuerst eine.',
  AGENCY_WORKS_HERE: 'Diese Agentur arbeitet schon für den Shop. Wähle eine andere Agentur.',
  AGENCY_SHOPS_FULL:
    'Eine Agentur arbeitet für höchstens 100 Shops. Beende zuerst die Arbeit für einen, oder wähle eine andere Agentur.',
  SHOP_AGENCIES_FULL:
    'Ein Shop hat höchstens 10 Agenturen, offene Einladungen eingeschlossen. Der Inhaber muss zuerst eine entfernen.',
  LOGIN_LINK_EXPIRED:
    'Dieser Login-Link wurde schon benutzt oder ist älter als 15 Minuten. Fordere einen neuen an.',
  SEGMENT_UNKNOWN:
    'Ein gespeichertes Segment in dieser Zielgruppe gibt es nicht mehr. Wähle ein anderes oder entferne die Regel.',
  SEGMENT_CIRCLE: 'Diese Segmente schließen sich gegenseitig ein. Entferne eins aus dem anderen.',
  SEGMENT_TOO_DEEP:
    'Segmente lassen sich fünf Ebenen tief verschachteln, und dieses geht tiefer. Verwende seine Regeln direkt.',
  COPIES_TOO_MANY:
    'Auf einmal sind 100 Kopien möglich. Wähle weniger Dinge oder weniger Shops aus und kopiere den Rest danach.',
  SEGMENTS_FULL:
    'Dein Shop hat 200 gespeicherte Segmente, mehr sind nicht möglich. Lösche eins, das du nicht mehr brauchst.',
  SEGMENT_NAME_TAKEN: 'Ein anderes Segment heißt schon so. Wähle einen anderen Namen.',
  VIEWS_FULL:
    'Dein Shop hat 30 gespeicherte Ansichten dieser Liste, mehr sind nicht möglich. Lösche eine, die du nicht mehr brauchst.',
  VIEW_NAME_TAKEN: 'Eine andere Ansicht dieser Liste heißt schon so. Wähle einen anderen Namen.',
  APPROVAL_NOT_ASKED:
    'Niemand hat um die Freigabe dieses Broadcasts in seinem jetzigen Stand gebeten. Lade die Seite neu, um seinen Stand zu sehen.',
  APPROVAL_BY_OTHER: 'Du hast selbst um diese Freigabe gebeten. Jemand anderes muss sie geben.',
  API_KEYS_FULL: 'Ein Shop hat höchstens 25 API-Schlüssel. Lösche zuerst einen.',
  WEBHOOKS_FULL: 'Ein Shop hat höchstens 10 Webhook-Endpunkte. Lösche zuerst einen.',
  WEBHOOK_URL_INVALID:
    'Verwende eine Webadresse, die mit https:// beginnt, kein Passwort enthält und nicht in einem privaten Netz liegt.',
  WEBHOOK_OFF: 'Der Endpunkt ist aus. Schalte ihn zuerst ein.',
  EXPORTS_UNDER_WAY:
    'Es laufen schon drei Exporte deines Shops. Warte, bis einer fertig ist, oder brich einen ab.',
  TOO_MANY_EXPORTS:
    'Dein Shop hat an einem Tag 30 Exporte angefordert. Verwende einen aus deiner Liste oder versuche es morgen noch einmal.',
  ORDER_UNKNOWN:
    'Dein Shop hat keine solche Bestellung. Alle Bestellungen stehen auf der Seite mit den Bestellungen.',
  RULE_UNKNOWN: 'Diese Regel wurde inzwischen gelöscht. Lade neu, um die jetzigen Regeln zu sehen.',
  RULES_FULL: 'Es gibt 100 Regeln, mehr sind nicht möglich. Lösche eine, bevor du eine neue hinzufügst.',
  RULE_FULL:
    'Diese Liste hat 100 Produkte, mehr sind nicht möglich. Entferne eins oder wähle stattdessen eine Kollektion.',
  PRODUCT_UNKNOWN: 'Dein Shop hat dieses Produkt oder diese Kollektion nicht mehr. Wähle etwas anderes.',
  PLAN_CHANGE_UNDER_WAY: 'Dein Tarif wird schon geändert. Warte einen Moment und lade dann neu.',
  TOO_MANY_PLAN_QUESTIONS:
    'Du hast heute zehnmal einen neuen Tarif angefordert. Bleib bei deinem Tarif, wechsle zu Free oder versuche es morgen noch einmal.',
  NO_USAGE_CAP:
    'Dein Tarif hat kein Nutzungslimit, das sich erhöhen lässt. Lade neu, um deinen Tarif zu sehen.',
  CAP_NOT_HIGHER: 'Das ist nicht mehr als dein jetziges Limit. Gib einen höheren Betrag ein.',
  CAP_TOO_HIGH: 'Dieses Limit ist höher, als du hier beantragen kannst. Gib einen niedrigeren Betrag ein.',
  PRO_ONLY_FROM_FREE:
    'Pro lässt sich nur vom Tarif Free aus wählen. Kündige deinen Tarif, wechsle zuerst zu Free und wähle dann Pro.',
  PLAN_UNKNOWN:
    'Für deinen Shop gibt es keinen Tarif mit diesem Namen. Lade die Tarife neu und wähle einen davon.',
  MAIL_NOT_SET_UP:
    'Hier ist kein Mailserver eingerichtet, deshalb können keine E-Mails gesendet werden. Wer deinen Bellbird-Server betreibt, kann einen einrichten.',
  NO_MAIL_ADDRESS:
    'Es gibt keine E-Mail-Adresse, an die gesendet werden kann. Gib eine ein und speichere sie.',
  TOO_MANY_TEST_MAILS:
    'Für deinen Shop wurden heute zu viele E-Mails gesendet. Versuche es morgen noch einmal.',
  EXPERIMENT_RUNNING:
    'Von diesem Tool werden gerade zwei Designs verglichen. Beende den Vergleich, bevor du das Tool änderst.',
  EXPERIMENT_NOT_RUNNING:
    'Der Vergleich dieses Tools ist beendet. Lade die Seite neu, um zu sehen, welches Design geblieben ist.',
  EXPERIMENT_SAME_DESIGN: 'Beide Designs sind gleich. Ändere etwas am zweiten.',
  BROADCAST_UNDER_WAY:
    'Dieser Broadcast wird gerade gesendet oder wurde schon gesendet, deshalb kann er nicht geändert werden. Kopiere ihn, um eine andere Version zu senden.',
  BROADCAST_NOT_SENDING:
    'Dieser Broadcast wird gerade nicht gesendet. Lade neu, um seinen jetzigen Status zu sehen.',
  BROADCAST_HELD_BACK:
    'Bellbird wurde aus einem Backup wiederhergestellt, und ein Teil dieses Broadcasts kann seitdem gesendet worden sein. Bitte den Betreiber von Bellbird, ihn freizugeben.',
  BROADCASTS_FULL:
    'Dein Shop hat 5.000 Broadcasts, mehr sind nicht möglich. Lösche Entwürfe, bevor du einen neuen erstellst.',
  FLOW_LOCKED:
    'Dieser Text wurde so genehmigt, wie er ist, deshalb kann er hier nicht geändert werden. Wähle einen anderen Text für die Nachricht.',
  FLOW_CHANGED:
    'Jemand anderes hat diesen Flow inzwischen geändert. Prüfe die Änderungen und wähle, was bleiben soll.',
  NUMBER_STOPPED:
    'Der Inhaber dieser Nummer hat sich abgemeldet oder um Löschung gebeten, deshalb wird ihr nichts gesendet. Verwende eine andere Nummer.',
  CHAT_NOT_OPEN:
    'Messenger stellt eine Nachricht nur zu, wenn die Person deiner Seite in den letzten 24 Stunden geschrieben hat. Schreibe ihr von deinem eigenen Konto aus und versuche es dann noch einmal.',
  HELD_GONE:
    'Diese Nachricht wartet nicht mehr: Sie wurde gerade gesendet, oder jemand aus deinem Team hat darüber entschieden.',
  PERSON_SILENT:
    'Diese Person hat vor mehr als 24 Stunden oder noch nie geschrieben, deshalb darfst du ihr jetzt nicht schreiben. Warte auf ihre nächste Nachricht.',
  PERSON_STOPPED:
    'Diese Person hat sich abgemeldet und seitdem nichts gefragt, deshalb darf ihr kein Programm schreiben. Warte auf ihre nächste Frage.',
  TEMPLATE_NOT_APPROVED:
    'Diese Vorlage ist noch nicht genehmigt oder kann nicht mehr verwendet werden. Warte auf die Genehmigung oder wähle eine andere.',
  TEMPLATE_VALUE_UNKNOWN:
    'Diese Nachricht hat für eine Variable der Vorlage keinen Wert. Wähle eine andere Vorlage oder erstelle eine Kopie ohne die Variable.',
  TEMPLATE_WITHOUT_ANSWERS:
    'Auf diese Nachricht antworten Kunden mit ihren Buttons. Deine eigenen Vorlagen können diese Buttons nicht haben. Behalte den jetzigen Text.',
  TEST_LIMIT_REACHED:
    'Dein Shop hat heute 20 Tests gesendet, mehr sind nicht möglich. Versuche es morgen noch einmal.',
  NOTHING_TO_TEST:
    'Diese Nachricht zeigt ein Produkt, aber in deinem Shop gibt es noch keins mit Bild. Füge eins hinzu und versuche es dann noch einmal.',
  LINK_EXPIRED:
    'Dieser Link ist abgelaufen. Öffne in den Einstellungen die Datenschutzanfragen und lade die Datei dort herunter.',
  EXPORT_LINK_EXPIRED:
    'Dieser Link ist abgelaufen, weil Dateien sieben Tage aufbewahrt werden. Öffne deine Exporte in Bellbird und fordere die Datei neu an.',
  SUPPORT_CHAT_NOT_SET_UP:
    'Auf diesem Server gibt es keinen Support-Chat. Wer deinen Bellbird-Server betreibt, kann einen einrichten.',
  SUPPORT_SIGN_UP_UNDER_WAY: 'Diese Anmeldung läuft schon. Warte eine Minute und sieh dann noch einmal nach.',
  IMPORTS_UNDER_WAY:
    'Es laufen schon zwei Importe deines Shops. Warte, bis einer fertig ist, oder brich einen ab.',
  IMPORT_NOT_READY:
    'Dieser Import ist nicht mehr bei diesem Schritt. Lade neu, um den jetzigen Schritt zu sehen.',
  NUMBER_TAKEN:
    'Diese WhatsApp-Nummer ist mit einem anderen Shop verbunden. Trenne sie dort oder wähle eine andere Nummer.',
  PAGE_TAKEN: 'Die Seite ist schon mit einem anderen Shop verbunden',
  NUMBER_NOT_SHARED:
    'WhatsApp hat diese Nummer nicht für Bellbird freigegeben. Geh die Einrichtung noch einmal durch und wähle die Nummer aus.',
  OPERATOR_KEY_WRONG: 'Das ist nicht der Schlüssel dieser Seite. Gib BELLBIRD_OPERATOR_KEY als Passwort ein.',
  BAD_SIGNATURE:
    'Die Signatur passt nicht zum Inhalt, deshalb wurde nichts gespeichert. Prüfe den geheimen App-Schlüssel auf beiden Seiten.',
  TWO_HOSTS: 'Diese Anfrage nennt zwei Hosts. Sende nur einen Host-Header.',
  THIS_MACHINE_ONLY:
    'Diese Sandbox funktioniert nur auf dem Computer, auf dem sie läuft, weil ihre Schlüssel öffentlich sind. Öffne sie unter localhost oder starte Bellbird mit --without-sandbox.',
  SPIN_NOT_EARNED:
    'Für diese Drehung hat sich niemand angemeldet, deshalb gibt es keinen Gewinn. Melde dich zuerst an.',
  TOOL_NOT_ACTIVE: 'Dieses Opt-in-Tool ist ausgeschaltet, deshalb wurde nichts gespeichert.',
  COUPON_REFUSED: 'Dein Shop hat diesen Rabattcode abgelehnt. Der Shop meldet:',
});
