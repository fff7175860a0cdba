import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-failure-classes.ts';

export const failureClasses = translate<(typeof english)['failureClasses'], 'de'>({
  transient: {
    name: 'Störung beim Anbieter',
    happened: 'Der Anbieter hatte eine vorübergehende Störung.',
    bellbird: 'Bellbird versucht es automatisch noch einmal, bis zu sechsmal.',
    ended: 'Bellbird hat es über einige Minuten sechsmal versucht und dann aufgegeben.',
    merchant: 'Du musst nichts tun.',
  },
  rate: {
    name: 'Zu schnell',
    happened: 'Dein Absender hat schneller gesendet, als der Anbieter erlaubt.',
    bellbird: 'Bellbird wird langsamer und sendet noch einmal. Die Nachricht behält ihren Platz.',
    merchant: 'Du musst nichts tun.',
  },
  pairRate: {
    name: 'Zu schnell für eine Person',
    happened: 'Einer Person wurde innerhalb von Sekunden zu viel gesendet.',
    bellbird: 'Bellbird wartet nur bei dieser Person kurz und sendet dann noch einmal.',
    ended: 'Bellbird hat es mit immer längeren Pausen sechsmal versucht und dann aufgegeben.',
    merchant: 'Du musst nichts tun.',
  },
  perUserMarketing: {
    name: 'Bekommt zu viel Werbung',
    happened: 'Der Anbieter begrenzt, wie viel Werbung diese Person bekommt.',
    bellbird:
      'Bellbird versucht es nach einem Tag noch einmal und dann nach zweien, solange die Nachricht nicht veraltet ist.',
    merchant: 'Sende weniger, dafür bessere Angebote.',
  },
  optedOut: {
    name: 'Beim Anbieter abgemeldet',
    happened: 'Die Person hat deine Angebote beim Anbieter gestoppt.',
    bellbird: 'Bellbird hat diese Person abgemeldet und sendet ihr keine Angebote mehr.',
    merchant: 'Sie kann sich in deinem Shop wieder anmelden.',
  },
  undeliverable: {
    name: 'Nicht erreichbar',
    happened: 'Der Anbieter kann diese Person nicht erreichen.',
    bellbird: 'Bellbird sendet diese Nachricht nicht noch einmal.',
    merchant: 'Prüfe die Nummer oder erreiche die Person auf anderem Weg.',
  },
  windowClosed: {
    name: '24 Stunden waren vorbei',
    happened: 'Die Zeit, in der du frei antworten darfst, war vorbei.',
    bellbird: 'Bellbird sendet die Nachricht nicht: Die Regeln des Anbieters verbieten es.',
    merchant: 'Verwende eine genehmigte Vorlage.',
  },
  template: {
    name: 'Vorlage gestoppt',
    happened: 'Der Anbieter hat die Vorlage abgelehnt.',
    bellbird: 'Bellbird hat alles gestoppt, was diese Vorlage verwendet.',
    merchant: 'Sieh dir die Vorlage an und reiche sie noch einmal ein.',
  },
  request: {
    name: 'Nachricht abgelehnt',
    happened: 'Der Anbieter hat die Nachricht abgelehnt, mit einem Code, den Bellbird nicht kennt.',
    bellbird: 'Bellbird wiederholt sie nicht, weil sie wieder abgelehnt würde.',
    merchant: 'Gib den Code unten an den Betreiber deines Bellbird-Servers weiter.',
  },
  media: {
    name: 'Bild oder Datei',
    happened: 'Das Bild oder die Datei der Nachricht wurde abgelehnt.',
    bellbird: 'Bellbird übergibt es dem Anbieter neu und versucht es einmal mehr.',
    ended: 'Bellbird hat es neu übergeben, einmal mehr versucht und dann aufgegeben.',
    merchant: 'Ersetze das Bild oder die Datei.',
  },
  account: {
    name: 'Konto gestoppt',
    happened: 'Der Anbieter hat dein Konto gestoppt.',
    bellbird:
      'Bellbird sendet nicht mehr von diesem Konto. Was wartet, geht nicht verloren und wird später gesendet.',
    merchant: 'Kläre es mit dem Anbieter und setze dann den Versand unter „Absenderstatus“ fort.',
  },
  auth: {
    name: 'Zugriff verloren',
    happened: 'Der Anbieter lässt Bellbird nicht mehr für dich senden.',
    bellbird: 'Bellbird sendet nicht mehr. Was wartet, geht nicht verloren, bis du neu verbindest.',
    merchant: 'Verbinde dich in den Einstellungen neu.',
  },
  noAnswer: {
    name: 'Keine Antwort',
    happened: 'Der Anbieter hat nie mitgeteilt, was aus dieser Nachricht wurde.',
    bellbird: 'Bellbird sendet sie nicht blind noch einmal, damit niemand sie doppelt bekommt.',
    merchant: 'Du musst nichts tun. Vielleicht hat die Person sie bekommen.',
  },
  webhooksUnavailable: {
    name: 'Keine Meldung',
    happened:
      'Nach dem Senden dieser Nachricht war Bellbird eine Weile nicht erreichbar. Deshalb konnte der Anbieter nicht mitteilen, was aus ihr wurde.',
    bellbird:
      'Bellbird sendet sie nicht noch einmal, damit niemand sie doppelt bekommt. Eine Zustellmeldung, die noch kommt, wird gezählt.',
    merchant: 'Du musst nichts tun. Vielleicht hat die Person sie bekommen.',
  },
});
