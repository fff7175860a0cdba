import { translate } from '#platform/language/catalogue.ts';
import type { logins as english } from './en-logins.ts';

export const logins = translate<typeof english, 'de'>({
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
});
