import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-design.ts';

export const chat = translate<(typeof english)['chat'], 'de'>({
  WA: 'WhatsApp-Chat',
  FB: 'Messenger-Chat',
  colour: 'Farbe des Widgets',
  greetingColour: 'Farbe der Begrüßung',
  startColour: 'Farbe von „Chat beginnen“',
  loggedIn: 'Begrüßung für eingeloggte Nutzer',
  loggedOut: 'Begrüßung für ausgeloggte Nutzer',
  supportNumber: 'Servicenummer',
  supportNumberHint: 'Mit Ländervorwahl. Dorthin gehen die Nachrichten der Kunden.',
  heading: 'Überschrift des Chats',
  subheading: 'Zweite Überschrift des Chats',
  greeting: 'Begrüßung',
  widgetText: 'Text auf dem Widget',
  firstWords: 'Wie die erste Nachricht des Kunden beginnt',
  collectPhone: 'Nach der Telefonnummer des Kunden fragen',
  position: 'Position des Widgets',
  positions: { left: 'Links', right: 'Rechts' },
  distance: 'Abstand des Widgets',
  pixels: 'px',
  distanceHint: '0 sind 2 % des Fensters.',
});

export const code = translate<(typeof english)['code'], 'de'>({
  label: 'Rabattcode',
  sample: 'Ersetze das Beispiel {code} durch deinen eigenen Code, um das Tool einzuschalten.',
  percent: 'Mit einem Prozentsatz wird der Code in deinem Shop erstellt, wenn es ihn dort noch nicht gibt.',
  created: '{code} ist jetzt in deinem Shop, für {percent} % Rabatt.',
  exists: 'Dein Shop hat {code} schon. Es gelten seine eigenen Bedingungen.',
});

export const colours = translate<(typeof english)['colours'], 'de'>({
  background: 'Hintergrundfarbe',
  cross: 'Farbe des Kreuzes',
  font: 'Schriftfarbe',
  button: 'Farbe des Buttons',
  buttonText: 'Farbe seines Textes',
  code: 'Farbe des Codes',
});

export const discount = translate<(typeof english)['discount'], 'de'>({
  title: 'Rabatt',
  asks: 'Bekommen Kunden für die Anmeldung einen Rabatt?',
  yes: 'Ja',
  no: 'Nein',
  which: 'Welcher Code?',
  fixed: 'Ein Code für alle',
  unique: 'Ein Code für jeden Kunden',
  validDays: 'Jeder Code gilt',
  winnersValidDays: 'Codes von Gewinnern gelten',
  days: 'Tage',
});

export const general = translate<(typeof english)['general'], 'de'>({
  title: 'Allgemeine Einstellungen',
  back: 'Zu den allgemeinen Einstellungen',
  partOfView: '{part} · {view}',
  designs: 'Fertige Designs',
  designsTry: 'Ausprobieren',
  designsNote: 'Ein fertiges Design bringt Farben, Schriften, ein Bild und kurze Texte mit.',
  designsKeep: 'Texte, die du geschrieben hast, bleiben.',
  designsKeepTitle:
    'Dein Titel bleibt, damit Kunden von deinem Rabatt lesen. Auch Texte, die du geschrieben hast, bleiben.',
  layout: 'Layout (für offene und Abschlussansicht)',
  layouts: {
    pill: 'Karte am Rand',
    modalImageAtTop: 'Bild oben',
    modalImageBehind: 'Bild dahinter',
    modalImageAtRight: 'Bild rechts',
    modalImageAtPillClick: 'Über den Anmelde-Button',
    byItself: 'Von selbst',
  },
  texts: 'Texte',
  titleText: 'Titel',
  subtitleText: 'Untertitel',
  messenger: 'Messenger-Einstellungen',
  about: 'Über dieses Tool',
  name: 'Name',
  nameHint: 'Nur du siehst ihn.',
  wording: 'Wozu Kunden zustimmen',
  wordingInChat:
    'Das wird angezeigt, sobald der Chat nach der Telefonnummer des Kunden fragt. Bis dahin meldet sich hier niemand an.',
  wordingBelowField:
    'Das steht unter dem Feld für die Nummer und wird bei jeder Anmeldung als Nachweis gespeichert.',
  wordingAboveButton: 'Das steht über dem Button und wird bei jeder Anmeldung als Nachweis gespeichert.',
  confirms: 'Alle bestätigen mit einer eigenen WhatsApp-Nachricht',
  offersChat: 'Kunden können dir schreiben, statt eine Nummer einzugeben',
  offersChatHint:
    'Ein Link (auf Handys) oder ein QR-Code (auf Computern) öffnet WhatsApp mit der Nachricht, die sie anmeldet.',
  offersChatWaits: 'Das wird angezeigt, sobald dein Shop eine WhatsApp-Nummer hat, der man schreiben kann.',
});

export const looks = translate<(typeof english)['looks'], 'de'>({
  buttonText: 'Text des Buttons',
  shows: 'Was darauf zu sehen ist',
  showsHint: 'Für Kunden, die es nicht sehen können. Lass es bei einem Bild leer, das nur schmückt.',
  logoUrl: 'URL des Logos',
  wheelLogoUrl: 'URL des Logos in der Mitte des Glücksrads',
});

export const messenger = translate<(typeof english)['messenger'], 'de'>({
  text: 'Text des Buttons',
  option: 'Button oder Kontrollkästchen',
  optionHint:
    'Mit einem Kontrollkästchen müssen Kunden erst ankreuzen, dass sie zustimmen. Dann funktioniert der Button.',
  options: { button: 'Button', checkbox: 'Kontrollkästchen' },
  colour: 'Farbe',
  colours: { Blue: 'Blau', White: 'Weiß' },
  size: 'Größe',
  sizes: { Small: 'Klein', Medium: 'Mittel', Large: 'Groß' },
});

export const offers = translate<(typeof english)['offers'], 'de'>({
  title: 'Angebote',
  offer: 'Angebot: {text}',
  deleteNamed: 'Angebot löschen: {text}',
  noDiscount: 'Noch kein Rabatt',
  percent: '{percent} %',
  add: 'Angebot hinzufügen',
  createCode: 'Rabattcode in Shopify erstellen und hier eintragen',
  newTab: '(öffnet sich in einem neuen Tab)',
  text: 'Angebot',
  orCode: 'oder Rabattcode',
  codeHint:
    'Mit einem Prozentsatz bekommt jeder Gewinner einen eigenen Code. Einen Code muss es in deinem Shop schon geben.',
  weight: 'Gewicht',
  neverDrawn: 'Wird nie gezogen.',
  drawn: 'Wird bei {percent} % aller Drehungen gezogen.',
  message: 'Nachricht an den Gewinner',
  delete: 'Dieses Angebot löschen',
});

export const parts = translate<(typeof english)['parts'], 'de'>({
  title: 'Titel',
  subtitle: 'Untertitel',
  text: 'Text',
  pill: 'Anmelde-Button',
  backgroundColor: 'Hintergrundfarbe',
  backgroundImage: 'Hintergrundbild',
  logo: 'Logo',
  sendToMessenger: 'An Messenger senden',
  button: 'Button',
  code: 'Rabattcode',
  empty: 'Leer',
  none: 'Keins',
  hasLogo: 'Ja',
  imageSources: { URL: 'URL', Upload: 'Upload', GIF: 'GIF' },
});

export const wheel = translate<(typeof english)['wheel'], 'de'>({
  background: 'Hintergrund',
  type: 'Art',
  types: { color: 'Farbe', gradient: 'Farbverlauf', url: 'Bild-URL', upload: 'Bild hochladen' },
  firstColour: 'Erste Farbe',
  secondColour: 'Zweite Farbe',
  rotate: 'Verlauf drehen',
  degrees: { one: '{count} Grad', other: '{count} Grad' },
  settings: 'Glücksrad',
  offerFont: 'Schrift der Angebote',
  markerColour: 'Farbe des Zeigers',
  firstWedge: 'Erste Farbe des Glücksrads',
  firstFont: 'Schriftfarbe auf der ersten',
  secondWedge: 'Zweite Farbe des Glücksrads',
  secondFont: 'Schriftfarbe auf der zweiten',
});
