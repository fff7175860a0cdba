import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const behaviour = translate<(typeof english)['behaviour'], 'de'>({
  when: 'Wann anzeigen?',
  where: 'Wo anzeigen?',
  who: 'Wem anzeigen?',
  pages: 'Auf welchen Seiten?',
  triggers: {
    scroll: 'Nach dem Scrollen zeigen',
    exit: 'Beim Verlassen zeigen (nicht auf Handys)',
    time: 'Nach einiger Zeit zeigen',
    welcome: 'Zur Begrüßung zeigen',
    allTime: 'Immer zeigen',
    show: 'Immer zeigen',
    hide: 'Nach einem Klick zeigen',
    fade: 'Begrüßung zeigen, dann ausblenden',
  },
  howFar: 'Wie weit',
  after: 'Nach',
  percentOfPage: '% der Seite',
  seconds: 'Sekunden',
  pixels: 'px',
  scrollMeaning: 'Der Teil der Seite, den der Kunde gesehen hat, von oben bis zum unteren Rand des Fensters.',
  scrollRange: 'Der Prozentsatz für das Scrollen muss zwischen 0 und 100 liegen',
  allTimesMeaning:
    'Ein Anmelde-Button bleibt am Rand der Seite. Das Glücksrad öffnet sich, wenn ein Kunde ihn anklickt.',
  audiences: { unOpted: 'Noch nicht angemeldete Kunden', everyone: 'Alle' },
  positions: { right: 'Rechts', bottomRight: 'Unten rechts', left: 'Links', bottomLeft: 'Unten links' },
  distanceHint: '0 ist der übliche Abstand. Stelle mehr ein, wenn dein Theme unten eine Leiste hat.',
});

export const contrast = translate<(typeof english)['contrast'], 'de'>({
  title: 'Der Titel ist auf dieser Farbe schwer zu lesen.',
  ownText: 'Dieser Text ist auf seinem Hintergrund schwer zu lesen.',
  cross: 'Das Kreuz ist auf seinem Hintergrund schwer zu sehen.',
  crossOnPill: 'Das Kreuz ist auf dem Anmelde-Button schwer zu sehen.',
  pillText: 'Der Text ist auf dieser Farbe schwer zu lesen.',
  buttonText: 'Der Text ist auf dem Button schwer zu lesen.',
  code: 'Der Code ist auf seinem Hintergrund schwer zu lesen.',
  offers: 'Die Angebote sind auf diesem Teil des Glücksrads schwer zu lesen.',
  measured: 'Der Kontrast ist {contrast}. Ab {readable} ist er für alle lesbar.',
  measuredInPart: 'Der Kontrast ist an einer Stelle {contrast}. Ab {readable} ist er für alle lesbar.',
});

export const devices = translate<(typeof english)['devices'], 'de'>({
  desktop: {
    name: 'Desktop',
    position: 'Position auf dem Desktop',
    distance: 'Abstand von unten auf dem Desktop',
  },
  phone: { name: 'Handy', position: 'Position auf dem Handy', distance: 'Abstand von unten auf dem Handy' },
});

export const editor = translate<(typeof english)['editor'], 'de'>({
  title: 'Opt-in-Tool',
  what: 'Opt-in-Tool',
  tabs: 'Einstellungen',
  design: 'Design',
  behaviour: 'Verhalten',
  followUp: 'Danach',
  noFollowUp: 'Keine weiteren Nachrichten auf WhatsApp',
  compare: 'Mit der gespeicherten Version vergleichen',
  save: 'Speichern',
  saved: 'Gespeichert',
  cannotSave: 'Kann nicht gespeichert werden: {reason}',
  nameless: 'Ein Tool braucht einen Namen',
  discountEmpty: 'Der Rabatt darf nicht leer sein',
  faultInView: '{view}: {fault}',
  test: 'In meinem Shop ansehen',
  testIsSaved:
    'Dein Shop zeigt, was du zuletzt gespeichert hast. Speichere zuerst, um deine Änderungen dort zu sehen.',
});

export const fields = translate<(typeof english)['fields'], 'de'>({
  font: 'Schrift',
  percent: 'Rabatt in Prozent',
  longest: 'Höchstlänge von {max} erreicht',
  longestGreeting: 'Höchstlänge von {max} erreicht.',
  pickColour: '{label}: auswählen',
  colourInvalid: 'Eine Farbe besteht aus # und sechs Ziffern oder Buchstaben von A bis F',
  pictureSource: 'Woher es kommt',
  pictureSources: { URL: 'Bild-URL', Upload: 'Bild hochladen', GIF: 'GIF' },
  pictureUrl: 'URL hier einfügen',
  pictureMissing:
    'Von dieser Adresse konnte kein Bild geladen werden. Prüfe sie, sonst sehen Kunden vielleicht eine leere Fläche.',
  pictureInvalid: 'Das ist nicht die Adresse eines Bildes. Eine solche Adresse beginnt mit https://.',
  searchGifs: 'GIFs suchen',
  search: 'Suchen',
  gifs: 'GIFs',
  gifsFor: 'GIFs zu {text}',
  gif: 'GIF {number}',
  noGif: 'Es gibt kein GIF zu „{text}“.',
});

export const followUps = translate<(typeof english)['followUps'], 'de'>({
  title: 'Was folgt auf die Anmeldung?',
  none: 'Auf eine Anmeldung mit diesem Tool folgt keine Nachricht, weil das Tool keine Kampagne hat.',
  nameless: 'Vorlage',
});

export const pageRules = translate<(typeof english)['pageRules'], 'de'>({
  include: {
    title: 'Nur auf Seiten, deren Adresse',
    how: 'Nur auf Seiten, deren Adresse: wie',
    what: 'Nur auf Seiten, deren Adresse: was',
    delete: 'Regel {number} löschen: Nur auf Seiten, deren Adresse',
    none: 'Alle Seiten',
  },
  exclude: {
    title: 'Nie auf Seiten, deren Adresse',
    how: 'Nie auf Seiten, deren Adresse: wie',
    what: 'Nie auf Seiten, deren Adresse: was',
    delete: 'Regel {number} löschen: Nie auf Seiten, deren Adresse',
    none: 'Keine Seite ist ausgenommen',
  },
  kinds: { contains: 'enthält', startsWith: 'beginnt mit', is: 'ist' },
  example: '/collections/summer',
  add: 'Regel hinzufügen',
});

export const preview = translate<(typeof english)['preview'], 'de'>({
  title: 'Vorschau',
  view: 'Ansicht',
  device: 'Gerät',
  monitor: 'Bildschirm',
  phone: 'Handy',
  hint: 'Klicke auf einen Teil des Tools, um ihn zu bearbeiten.',
  failed: 'Die Vorschau konnte nicht geladen werden. Speichere deine Änderungen und lade die Seite dann neu.',
});

export const views = translate<(typeof english)['views'], 'de'>({
  collapsed: 'Eingeklappte Ansicht',
  minimized: 'Minimierte Ansicht',
  open: 'Offene Ansicht',
  completed: 'Abschlussansicht',
});
