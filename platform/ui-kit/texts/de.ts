import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  buttons: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
    clearAll: 'Alle entfernen',
    copy: '{name} kopieren',
    copied: 'Kopiert',
  },
  switches: { on: 'An', off: 'Aus' },
  loading: { what: 'Wird geladen: {what}', long: 'Dauert noch etwas …', done: 'Geladen' },
  failures: {
    title: 'Nicht geladen: {what}',
    reference: 'Referenz: {reference}',
    withReference: '{message} Referenz: {reference}',
    help: '{what} Wenn es wieder nicht klappt, klicke oben auf der Seite auf „Chatte mit uns“.',
    helpWithReference:
      '{what}. Versuche es noch einmal. Wenn es wieder nicht klappt, klicke oben auf der Seite auf „Chatte mit uns“ und schick uns diese Referenz: {reference}',
    code: 'Code {code}',
    codeWithDetail: 'Code {code}: {detail}',
  },
  stores: { copyNamed: '{name} in einen anderen Shop kopieren' },
  leaving: { unsaved: 'Du hast nicht gespeicherte Änderungen' },
  unsavedChanges: {
    note: 'In diesem Browser sind noch nicht gespeicherte Änderungen vom {when}.',
    restore: 'Änderungen wiederherstellen',
    discard: 'Änderungen verwerfen',
    outdated:
      'In diesem Browser sind noch nicht gespeicherte Änderungen vom {when}. Sie gehören zu einer älteren gespeicherten Version. Prüfe sie vor dem Speichern.',
  },
  lists: {
    filters: 'Filter',
    activeFilters: 'Aktive Filter',
    removeFilter: 'Filter entfernen: {filter}',
    all: 'Alle',
  },
  choice: {
    label: 'Ausgewählte Zeilen',
    all: 'Alle auf dieser Seite auswählen',
    row: '{name} auswählen',
    chosen: 'Ausgewählt: {count}',
    clear: 'Auswahl aufheben',
    tooMany: 'Wähle höchstens {most} auf einmal aus.',
    partly: 'Erledigt: {done}. Nicht erledigt: {refused}. {reasons}',
  },
  downloads: {
    csv: 'CSV',
    downloadCsv: 'CSV herunterladen',
    download: '{what} als CSV herunterladen',
    rows: { one: '{count} Zeile', other: '{count} Zeilen' },
  },
  charts: {
    byDay: '{label} nach Tagen',
    readByKeys: '{label} nach Tagen. Mit den Pfeiltasten kannst du jeden Tag lesen.',
    day: 'Tag',
    before: 'Davor',
    valueOnDay: '{value} am {day}',
    beforeOnDay: 'Davor, {day}: {value}',
  },
  plan: { locked: 'Nicht in deinem Tarif', seePlans: 'Tarife ansehen' },
  rights: {
    missing: 'Deine Rolle ({role}) erlaubt das nicht',
    noPage: 'Diese Seite ist nicht für deine Rolle',
    noPageText:
      'Deine Rolle in diesem Shop ist {role}. Diese Seite gehört nicht dazu. Frage den Inhaber des Shops, wenn du sie brauchst.',
  },
  lostPage: { title: 'Hast du dich verflogen?' },
  toasts: {
    close: 'Meldung schließen',
    undo: 'Rückgängig machen',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
  },
  phone: {
    chat: '{app}-Chat mit {name}, wie ihn ein Kunde sieht',
    business: 'Unternehmenskonto',
    today: 'Heute',
    answer: 'Mit „{title}“ antworten',
    answers: 'Mögliche Antworten',
    buttons: 'Buttons dieser Nachricht',
    cards: 'Karten dieser Nachricht',
    list: 'Auswahl in der Liste',
    read: 'Gelesen',
    waiting: 'Wartet auf den Versand',
    sent: 'Gesendet',
    delivered: 'Zugestellt',
    media: 'Bild oder Video dieser Nachricht',
    picture: 'Bild',
    video: 'Video',
    sound: 'Sprachnachricht',
    document: 'Dokument',
    place: 'Ort',
    offerEnds: 'Endet am {when}',
    code: 'Code {code}',
    order: 'Bestellung {number}',
    total: 'Gesamt',
  },
  terms: {
    holdOut: {
      question: 'Was ist eine Kontrollgruppe?',
      answer:
        'Ein kleiner Teil der Personen, der absichtlich keine Nachricht bekommt. Der Vergleich ihrer Käufe mit denen der anderen zeigt, was deine Nachrichten wirklich bringen.',
    },
    utm: {
      question: 'Was sind UTM-Parameter?',
      answer:
        'Angaben am Ende eines Links, die Tools wie Google Analytics zeigen, woher ein Besucher kam. Besuche aus dieser Nachricht erscheinen dort unter diesen Namen.',
    },
    quality: {
      question: 'Was ist die Qualität einer Nummer?',
      answer:
        'So bewertet WhatsApp deine Nummer, je nachdem, wie oft Personen deine Nachrichten blockieren oder melden. Wird sie niedrig, kann WhatsApp deine Nummer stoppen.',
    },
    messagingLimit: {
      question: 'Was ist das Sendelimit?',
      answer:
        'So viele Personen darf deine Nummer in 24 Stunden zuerst anschreiben. WhatsApp erhöht es, wenn du oft sendest und die Qualität hoch bleibt.',
    },
    optInRate: {
      question: 'Was ist die Anmelderate?',
      answer: 'Der Anteil der Kunden, die dieses Tool sahen und sich darüber anmeldeten.',
    },
    category: {
      question: 'Was ist die Kategorie einer Vorlage?',
      answer:
        'Marketing-Vorlagen sind für Angebote, Utility-Vorlagen für Bestellungen. WhatsApp prüft die Kategorie, und der Preis hängt davon ab.',
    },
    credited: {
      question: 'Was ist eine zugeordnete Bestellung?',
      answer:
        'Eine Bestellung nach einer deiner Nachrichten: Der Kunde nutzte ihren Code, klickte ihren Link an oder las sie. Jede Bestellung zählt für eine Nachricht.',
    },
    abTest: {
      question: 'Was ist ein A/B-Test?',
      answer:
        'Zwei Gruppen bekommen verschiedene Texte, und Bellbird vergleicht die Ergebnisse. Der bessere Text geht dann an alle anderen.',
    },
    quietHours: {
      question: 'Was ist die Ruhezeit?',
      answer:
        'Stunden, in denen Personen keine Angebote bekommen, nach der Uhrzeit an ihrem Wohnort. Nachrichten warten, bis die Ruhezeit vorbei ist.',
    },
    cap: {
      question: 'Was ist eine Grenze für Angebote?',
      answer:
        'So viele Angebote kann eine Person in einer bestimmten Zeit höchstens von dir bekommen. Das verhindert, dass sich jemand gestört fühlt und abmeldet.',
    },
    segment: {
      question: 'Was ist ein Segment?',
      answer:
        'Gespeicherte Regeln, die Personen finden, zum Beispiel alle mit zwei Bestellungen. Bellbird wendet die Regeln jedes Mal neu an, deshalb ist es immer aktuell.',
    },
    conversation: {
      question: 'Was ist eine Konversation?',
      answer:
        'Ein Kunde an einem Tag, mit beliebig vielen Nachrichten. Das zählen Tarife, die nach Konversationen abrechnen.',
    },
    firstGroup: {
      question: 'Was ist die erste Gruppe?',
      answer:
        'Einige Personen, die den Broadcast zuerst bekommen. Schlagen zu viele Nachrichten fehl oder melden sich zu viele ab, wird der Rest nicht gesendet.',
    },
    attribution: {
      question: 'Was ist Attribution?',
      answer:
        'So entscheidet Bellbird, welche Nachricht eine Bestellung gebracht hat. Du legst fest, wie lange nach einer Nachricht eine Bestellung noch für sie zählt.',
    },
  },
});
