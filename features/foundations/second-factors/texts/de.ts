import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  settingsLink: {
    title: 'Login-Sicherheit',
    text: 'Schütze deinen Login mit einem zweiten Schritt, damit dein Postfach allein diesen Shop nicht öffnet.',
    link: 'Login-Sicherheit öffnen',
  },
  page: {
    title: 'Login-Sicherheit',
    back: 'Zurück zu den Einstellungen',
    note: 'Wie du beim Login zeigst, dass du es bist.',
    what: 'Deine Login-Sicherheit',
    required: 'Dieser Shop verlangt von allen im Team einen zweiten Schritt.',
    owner: 'Du loggst dich über Shopify ein',
    ownerText: 'Shopify hat einen eigenen zweiten Schritt. Richte ihn in deinem Shopify-Konto ein.',
  },
  app: {
    title: 'Authenticator-App',
    text: 'Nach dem Link in deiner E-Mail gibst du noch einen Code aus einer App auf deinem Handy ein.',
    setUp: 'App einrichten',
    on: 'Eingerichtet',
    since: 'Seit {when}',
    remove: 'App entfernen',
    removeText:
      'Gib einen Code ein, um deine Authenticator-App zu entfernen. Deine Wiederherstellungscodes werden auch entfernt.',
    removeRequired:
      'Dieser Shop verlangt einen zweiten Schritt. Du musst dann sofort einen neuen einrichten.',
    removed: 'Authenticator-App entfernt',
  },
  setUp: {
    open: 'Öffne eine Authenticator-App auf deinem Handy. Wenn du keine hast, installiere eine aus dem App-Store.',
    scan: 'Scanne damit diesen Code.',
    picture: 'QR-Code für deine Authenticator-App',
    byHand: 'Oder gib diesen Schlüssel von Hand ein:',
    key: 'Schlüssel',
    onDevice: 'In einer App auf diesem Gerät öffnen',
    enter: 'Gib die sechs Ziffern ein, die die App zeigt.',
    code: 'Code',
    confirm: 'Code bestätigen',
    cancel: 'Abbrechen',
    what: 'Der Code für deine App',
    done: 'Authenticator-App eingerichtet',
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    left: 'Übrig: {count} von 10. Jeder gilt einmal anstelle eines Codes aus deiner App.',
    none: 'Es ist kein Wiederherstellungscode übrig. Erstelle neue, damit du auch ohne dein Handy hineinkommst.',
    renew: 'Neue Codes erstellen',
    renewText:
      'Gib einen Code ein, um zehn neue Wiederherstellungscodes zu erstellen. Die früheren gelten dann nicht mehr.',
    save: 'Sichere deine Wiederherstellungscodes',
    saveText:
      'Bewahre sie dort auf, wo du sie ohne dein Handy findest. Jeder gilt einmal. Sie werden nur jetzt gezeigt.',
    list: 'Deine Wiederherstellungscodes',
    copy: 'Codes kopieren',
    copied: 'Codes kopiert',
    download: 'Codes herunterladen',
    file: 'bellbird-wiederherstellungscodes.txt',
    saved: 'Ich habe sie gesichert',
  },
  ask: {
    code: 'Code aus deiner App oder ein Wiederherstellungscode',
    wrong: 'Gib die sechs Ziffern ein, die deine App zeigt, oder einen Wiederherstellungscode',
    cancel: 'Abbrechen',
  },
});
