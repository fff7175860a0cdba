import { translate } from '#platform/language/catalogue.ts';
import { fromServer } from './de-from-server.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  noAnswer: {
    unreachable: 'Bellbird ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
    broken:
      'Zwischen dieser Seite und Bellbird ist etwas schiefgelaufen. Lade die Seite neu oder versuche es in einer Minute noch einmal.',
  },
  fromServer,
  sentences: {
    MALFORMED_REQUEST:
      'Ein Teil dieser Anfrage ist ungültig. Berichtige das genannte Feld und sende sie noch einmal.',
    BODY_TOO_LARGE: 'Diese Anfrage ist zu groß. Sende weniger auf einmal.',
    BODY_TOO_SLOW:
      'Diese Anfrage ist nicht innerhalb von zehn Sekunden vollständig angekommen. Sende sie noch einmal.',
    TOO_MANY_REQUESTS: 'Zu viele Versuche in kurzer Zeit. Warte eine Minute und versuche es noch einmal.',
    TOO_MUCH_AT_ONCE: 'Bellbird bekommt gerade zu viele Anfragen. Versuche es in zehn Sekunden noch einmal.',
    NOT_LOGGED_IN: 'Du bist ausgeloggt. Logge dich mit deiner Shopadresse ein, um weiterzumachen.',
    BAD_SPAN:
      'Wähle einen ersten und einen letzten Tag. Der erste darf nicht nach dem letzten liegen, und beide dürfen höchstens zehn Jahre auseinanderliegen.',
    OTHER_SHOP:
      'Das gehört zu einem anderen Shop. Logge dich in diesen Shop ein, um es zu sehen oder zu ändern.',
    RIGHT_MISSING: 'Deine Rolle in diesem Shop erlaubt das nicht. Frage den Inhaber des Shops.',
    OTHER_SITE:
      'Diese Anfrage kam von einer anderen Website, deshalb wurde nichts geändert. Öffne Bellbird und mach es dort.',
    DATABASE_AWAY:
      'Bellbird erreicht gerade seine Datenbank nicht. Versuche es in einer halben Minute noch einmal.',
    OUT_OF_DATE: 'Bellbird wird gerade aktualisiert. Versuche es in einer Minute noch einmal.',
    FEATURE_LOCKED:
      'Dein Tarif enthält das nicht. Wähle einen Tarif, der es enthält, und versuche es noch einmal.',
    NOT_FOUND: 'Unter dieser Adresse gibt es nichts.',
    SHOP_ADDRESS_INVALID: 'Das ist keine Shopadresse. Schreibe sie so: dein-shop.myshopify.com.',
    LOGIN_STATE_INVALID:
      'Dieser Login wurde nicht in diesem Browser begonnen. Beginne auf der Login-Seite noch einmal.',
    LOGIN_SIGNATURE_INVALID:
      'Die Antwort auf diesen Login war nicht von der Shop-Plattform signiert. Beginne auf der Login-Seite noch einmal.',
    LOGIN_EXPIRED: 'Dieser Login hat zu lange gedauert. Beginne auf der Login-Seite noch einmal.',
    LOGIN_REFUSED:
      'Der Shop hat Bellbird keinen Zugang gegeben. Installiere die App auf der Login-Seite und versuche es noch einmal.',
    PHONE_UNCLEAR:
      'Das könnte die Telefonnummer von zwei verschiedenen Personen sein. Gib sie mit Plus und Ländervorwahl ein, zum Beispiel +49 151 2345678.',
    PHONE_INVALID: 'Diese Telefonnummer können wir nicht erreichen. Prüfe die Ländervorwahl und die Ziffern.',
    WORDING_CHANGED:
      'Der Text dieses Formulars hat sich geändert, nachdem du die Seite geöffnet hast. Deshalb wurde nichts gespeichert. Lies ihn und sende noch einmal.',
    TOOL_ON_OTHER_CHANNEL:
      'Hoppla! Schalte dieses Tool zuerst für den anderen Kanal aus, bevor du es hier einschaltest.',
    TOOL_DISCOUNT_MISSING:
      'Dieses Opt-in-Tool braucht einen Rabattcode. Trage in den Einstellungen des Tools einen ein und speichere, bevor du es einschaltest.',
    WHEEL_OFFERS_INCOMPLETE:
      'Jedes Angebot des Glücksrads braucht einen Rabattcode oder einen Prozentsatz. Fülle sie aus, speichere und schalte es dann ein.',
    SUPPORT_NUMBER_EMPTY: 'Die Servicenummer darf nicht leer sein',
    GUIDE_NOT_COMPLETED: 'Geh zuerst alle Schritte der Anleitung durch und schalte es dann ein.',
    TEST_LINK_EXPIRED:
      'Dieser Link ist abgelaufen. Er gilt eine Stunde und nur, solange es das Tool gibt. Öffne ihn im Editor neu.',
    TOOLS_FULL:
      'Dein Shop hat 20 Tools dieser Art, mehr sind nicht möglich. Lösche eins, bevor du ein neues erstellst.',
    TITLE_EMPTY: 'Der Titel darf nicht leer sein',
    SUBTITLE_EMPTY: 'Der Untertitel darf nicht leer sein',
    TEXT_EMPTY: 'Der Text darf nicht leer sein',
    TEXT_TOO_LONG: 'Dieser Text ist zu lang. Kürze ihn und speichere noch einmal.',
    DISCOUNT_CODE_EMPTY: 'Der Rabattcode darf nicht leer sein',
    WHEEL_OFFER_COUNT:
      'Ein Glücksrad hat 3 bis 12 Angebote. Füge welche hinzu oder lösche welche und speichere noch einmal.',
    WHEEL_OFFER_EMPTY: 'Das Angebot darf nicht leer sein',
    WHEEL_WITHOUT_WEIGHT:
      'Kein Angebot könnte gewonnen werden. Gib mindestens einem davon ein Gewicht über 0.',
    SCROLL_EMPTY: 'Gib für das Scrollen einen gültigen Prozentsatz ein',
    SCROLL_OUT_OF_RANGE: 'Der Prozentsatz für das Scrollen muss zwischen 0 und 100 liegen',
    TIME_EMPTY: 'Gib eine gültige Zeit ein',
    LOGGED_IN_TEXT_EMPTY: 'Der Text für eingeloggte Nutzer darf nicht leer sein',
    LOGGED_OUT_TEXT_EMPTY: 'Der Text für ausgeloggte Nutzer darf nicht leer sein',
    GREETING_TEXT_EMPTY: 'Die Begrüßung darf nicht leer sein',
    CHAT_HEADING_EMPTY: 'Die Überschrift des Chats darf nicht leer sein',
    CONSENT_WORDING_EMPTY: 'Schreibe, wozu Kunden zustimmen',
    BUTTON_TEXT_EMPTY: 'Der Text des Buttons darf nicht leer sein',
    PAGE_RULE_EMPTY: 'Gib einen Teil der Adresse ein',
    CHAT_SUBHEADING_EMPTY: 'Die zweite Überschrift des Chats darf nicht leer sein',
    SENDER_NOT_CONNECTED:
      'Es ist keine WhatsApp-Nummer oder Facebook-Seite verbunden, von der gesendet werden kann. Verbinde zuerst eine.',
    DISCOUNT_MISSING:
      'Die Nachricht zeigt einen Rabatt, aber es ist keiner eingestellt. Stelle zuerst einen ein.',
    SUPPORT_NUMBER_MISSING:
      'Die Nachrichten zeigen deine Servicenummer, aber es ist keine eingestellt. Stelle zuerst eine ein.',
    SETTINGS_CHANGED:
      'Jemand anderes hat diese Einstellungen inzwischen geändert. Prüfe sie und speichere noch einmal.',
    PERCENTAGE_INVALID: 'Gib einen gültigen Prozentsatz zwischen 0,00 und 100,00 ein',
    PREPAID_DISCOUNT_EMPTY: 'Der Rabatt darf nicht leer sein',
    EXPIRATION_EMPTY: 'Die Gültigkeitsdauer darf nicht leer sein',
    EXPIRATION_TOO_LONG: 'Gib höchstens ein Jahr ein, das sind 8760 Stunden',
    PAYMENT_NAMES_INVALID: 'Gib höchstens 20 Namen mit jeweils höchstens 100 Zeichen ein',
    PLAN_NOT_ACTIVE:
      'Dein Tarif ist nicht aktiv, deshalb wird nichts gesendet. Bestätige ihn auf der Seite mit den Tarifen und versuche es dann noch einmal.',
    PLAN_LIMIT_REACHED:
      'Das Limit deines Tarifs ist erreicht, deshalb wird nichts gesendet. Erhöhe das Limit oder wechsle den Tarif und versuche es dann noch einmal.',
    UPLOAD_BROKEN:
      'Die Datei ist nicht vollständig angekommen. Prüfe deine Verbindung und versuche es noch einmal.',
    FILE_TYPE_REFUSED:
      'Diese Art von Datei ist hier nicht möglich. Bilder sind JPEG, PNG, WebP oder GIF, Videos MP4, Dokumente PDF.',
    FILE_TOO_LARGE: 'Diese Datei ist zu groß. Bilder dürfen 5 MB haben, Videos 16 MB und Dokumente 100 MB.',
    IMAGE_UNREADABLE:
      'Dieses Bild ist beschädigt. Öffne es auf deinem Computer, speichere es neu und versuche es mit dieser Datei.',
    IMAGE_TOO_MANY_PIXELS:
      'Dieses Bild hat mehr als 40 Megapixel, Nachrichten zeigen viel weniger. Verkleinere es und versuche es noch einmal.',
    IMAGE_TOO_SLOW:
      'Es dauert zu lange, dieses Bild vorzubereiten. Speichere es als JPEG oder verkleinere es und versuche es mit dieser Datei.',
    MEDIA_QUOTA_FULL:
      'Der Speicherplatz für die Dateien dieses Shops ist voll. Entferne Dateien, die du nicht mehr brauchst, oder bitte den Betreiber dieses Servers um mehr.',
    MEDIA_IN_USE:
      'Ein Tool, eine Vorlage oder eine wartende Nachricht verwendet diese Datei. Entferne sie zuerst dort.',
    META_NOT_SET_UP:
      'Facebook ist hier noch nicht eingerichtet. Bitte den Betreiber dieses Servers, eine Meta-App einzutragen.',
    FACEBOOK_LOGIN_EXPIRED: 'Dieser Facebook-Login ist abgelaufen. Verbinde dich noch einmal mit Facebook.',
    FACEBOOK_LOGIN_DECLINED: 'Der Facebook-Login wurde abgebrochen, deshalb wurde nichts geändert.',
    FACEBOOK_LOGGED_OUT: 'Facebook hat dich ausgeloggt. Logge dich bei Facebook ein, um weiterzumachen.',
    FACEBOOK_NOT_AUTHORIZED:
      'Dieses Facebook-Konto darf nicht für die Seite handeln. Verbinde die Seite in den Einstellungen neu.',
    PAGE_NOT_ADMIN:
      'Für diese Facebook-Seite brauchst du Admin-Rechte. Bitte einen Admin der Seite darum oder wähle eine andere Seite.',
    STORAGE_FAILED: 'Die Datei konnte nicht gespeichert werden. Versuche es in einer Minute noch einmal.',
    STORAGE_UNREACHABLE:
      'Der Dateispeicher ist gerade nicht erreichbar. Versuche es in einer Minute noch einmal.',
    TEMPLATE_VARIABLES_NOT_FILLED:
      'In der Vorlage sind Variablen nicht ausgefüllt. Fülle sie bitte aus, bevor du den Broadcast planst.',
    TEMPLATE_VARIABLES_FILLED_WRONG:
      'Zeilenumbrüche, Tabulatoren und mehr als 4 Leerzeichen hintereinander sind in Variablen nicht erlaubt. Entferne sie bitte aus den Variablen der Vorlage.',
    DETAILS_NOT_FILLED: 'Im Broadcast fehlen noch Einstellungen',
    SCHEDULE_TIME_BEFORE_NOW:
      'Du willst den Broadcast für eine Zeit planen, die schon vorbei ist. Wähle bitte eine spätere.',
    SUPPORT_NUMBER_INVALID: 'Gib bitte eine gültige Servicenummer ein.',
    LINK_ADDRESS_INVALID:
      'Die Adresse eines Links ist ungültig. Schreibe sie so: https://shop.example/sale, oder lass sie leer.',
    AUDIENCE_COUNT_ZERO:
      'Die gewählte Zielgruppe hat keine Abonnenten. Wähle bitte eine andere Zielgruppe mit Abonnenten.',
    SAVED_REPLIES_FULL:
      'Dein Team hat 200 gespeicherte Antworten, mehr sind nicht möglich. Lösche eine, die du nicht mehr brauchst.',
    SAVED_REPLY_NAME_TAKEN: 'Eine andere gespeicherte Antwort heißt schon so. Wähle einen anderen Namen.',
    SEARCH_TOO_LONG:
      'Diese Suche hat zu lange gedauert und wurde gestoppt. Wähle einen Tag oder suche nach einer Person und versuche es noch einmal.',
    IMPORT_NAME_EMPTY: 'Der Name des Imports darf nicht leer sein',
    IMPORT_NAME_SPECIAL: 'Sonderzeichen sind nicht erlaubt',
    IMPORT_FILE_TOO_LARGE:
      'Diese Datei ist größer als 200 MB. Teile sie auf und importiere die Teile nacheinander.',
    IMPORT_FILE_NOT_TEXT:
      'Diese Datei ist keine lesbare Textdatei. Wähle in deiner Tabellenkalkulation „Speichern unter“, dann „CSV UTF-8“, und verwende diese Datei.',
    IMPORT_FILE_EMPTY: 'Diese Datei ist leer. Wähle eine Datei mit einer Zeile pro Person.',
    IMPORT_TOO_MANY_COLUMNS:
      'Diese Datei hat mehr als 200 Spalten. Entferne die, die du nicht brauchst, oder prüfe das Trennzeichen der Spalten.',
    IMPORT_PHONE_MISSING: 'Wähle die Spalte mit der Telefonnummer. An ihr wird jede Person erkannt.',
    IMPORT_COLUMN_TWICE:
      'Zwei Spalten sind demselben Feld zugeordnet. Wähle eine davon und importiere die andere nicht.',
    IMPORT_STATEMENT_MISSING:
      'Eine Spalte sagt, wer Nachrichten zugestimmt hat. Gib ein, wo und wie diese Personen zugestimmt haben, oder importiere die Spalte nicht.',
    ATTRIBUTE_NAME_INVALID:
      'Der Name einer Spalte ist leer oder hat mehr als 60 Zeichen. Gib dem Attribut einen anderen Namen.',
    ATTRIBUTE_TYPE_DIFFERS:
      'Ein Attribut mit diesem Namen enthält Werte eines anderen Typs. Verwende diesen Typ oder einen anderen Namen.',
    ATTRIBUTES_FULL:
      'Es gibt 200 Attribute, mehr sind nicht möglich. Verwende ein vorhandenes oder importiere die Spalte nicht.',
    PARTNER_FAILED: 'Der Anbieter hat nicht richtig geantwortet. Versuche es in einer Minute noch einmal.',
    INTERNAL:
      'Bei uns ist etwas schiefgelaufen und wurde protokolliert. Versuche es noch einmal. Wenn es wieder passiert, schick uns die Referenz.',
  },
});
