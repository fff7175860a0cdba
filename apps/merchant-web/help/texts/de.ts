import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  page: {
    title: 'Hilfe-Center',
    note: 'Kurze Antworten auf die häufigsten Fragen.',
    keys: 'Tastenkürzel',
    docs: 'Dokumentation zu allem in Bellbird (auf Englisch)',
  },
  answers: {
    becoming: {
      question: 'Wie wird ein Kunde zum Abonnenten?',
      answer:
        'Er gibt in einem Opt-in-Tool deines Shops seine Nummer ein und stimmt dem Text zu, der dort steht. Bellbird speichert Text, Zeitpunkt und Seite als Nachweis.',
    },
    reminders: {
      question: 'Wann wird an einen Warenkorb erinnert?',
      answer:
        'In der Kampagne siehst du, wie lange sie wartet, nachdem ein Abonnent den Checkout verlassen hat. Hat er in der Zwischenzeit bestellt, wird nichts gesendet. Gesendet werden nur Nachrichten, die WhatsApp genehmigt hat.',
    },
    revenue: {
      question: 'Was zählt als Umsatz?',
      answer:
        'Eine Bestellung zählt, wenn der Kunde einen Code aus einer Nachricht verwendet oder vorher eine Nachricht angeklickt oder gelesen hat. Wie lange vorher, legst du in den Einstellungen fest: anfangs 5 Tage für einen Klick und 24 Stunden für gelesene Nachrichten. Jede Bestellung zählt einmal. Erstattungen werden abgezogen.',
    },
    rates: {
      question: 'Was bedeuten „Gelesen“ und „Klickrate“?',
      answer:
        '„Gelesen“ ist der Anteil der zugestellten Nachrichten, die geöffnet wurden. „Klickrate“ ist der Anteil der zugestellten Nachrichten, deren Button oder Link angeklickt wurde. Zeige auf einen Anteil, um die Zahl dahinter zu sehen.',
    },
    nothingSent: {
      question: 'Warum wird nichts gesendet?',
      answer:
        'Schau auf das Dashboard: Die WhatsApp-Nummer muss verbunden und ein Opt-in-Tool sowie die Kampagne müssen eingeschaltet sein. Öffne dann die Kampagne: Ihre Vorlage muss genehmigt sein.',
    },
    fees: {
      question: 'Wofür berechnet WhatsApp Gebühren?',
      answer:
        'Für jede Vorlagennachricht, die auf einem Handy ankommt. Der Preis hängt von der Kategorie und vom Land des Kunden ab. {replies} Die Kategorie steht auf der Seite einer Nachricht. Die Seite eines Broadcasts schätzt die Kosten, bevor du ihn sendest.',
    },
    stopping: {
      question: 'Wie bestellt ein Kunde die Nachrichten ab?',
      answer: 'Er antwortet STOP. Das gilt sofort, auch für Nachrichten, die schon warten.',
    },
    answering: {
      question: 'Wie antworte ich Käufern?',
      answer:
        'Öffne den Posteingang. Wer am längsten wartet, steht oben. Du kannst bis 24 Stunden nach einer Nachricht antworten. Tippe / in eine leere Antwort, um eine gespeicherte Antwort zu verwenden, und schreibe eine Notiz, um deinem Team etwas mitzuteilen. STOP und Tippen, das eine Kampagne beantwortet, warten nicht auf dich.',
    },
    team: {
      question: 'Wie nehme ich Personen in mein Team auf?',
      answer:
        'Öffne die Einstellungen und dort das Team, und sende eine Einladung mit einer Rolle. Einladungen gehen per E-Mail raus, also muss der Betreiber deines Bellbird-Servers zuerst einen Mailserver einrichten: die Einstellungen BELLBIRD_SMTP_URL und BELLBIRD_MAIL_FROM. Um eine Agentur einzuladen, wähle dort „Eine Agentur“: Alle in der Agentur bekommen die Rolle, und du entfernst sie alle in einem Schritt.',
    },
  },
  articles: {
    notWorking: {
      title: 'Wenn Tools oder Kampagnen nicht funktionieren',
      note: 'Prüfe diese Punkte der Reihe nach. Jeder dauert eine Minute, und meistens liegt es an einem der ersten drei.',
    },
    subscribers: {
      title: 'So gewinnst du Abonnenten',
      note: 'Ein Abonnent ist eine Person, die deinen Nachrichten zugestimmt hat. Abonnenten gewinnst du auf zwei Wegen: mit Opt-in-Tools und mit Listen.',
    },
  },
  notWorking: {
    embed: {
      title: 'App-Einbettung prüfen',
      text: 'Öffne im Theme-Editor deines Shops die App-Einbettungen. Bellbird muss eingeschaltet und das Theme gespeichert sein. Hast du seitdem ein anderes Theme veröffentlicht, schalte Bellbird auch dort ein.',
    },
    tool: {
      title: 'Tool prüfen',
      text: 'Unter „Opt-in-Tools“ muss das Tool eingeschaltet sein. Dein Shop zeigt eine Änderung innerhalb von fünf Minuten.',
    },
    store: {
      title: 'Shop wie ein Kunde ansehen',
      text: 'Öffne deinen Shop in einem privaten Fenster. In deinem normalen Fenster bleibt ein Tool, das du geschlossen hast, 7 Tage lang weg. Nach einer Anmeldung erscheint es dort gar nicht mehr.',
    },
    number: {
      title: 'Nummer prüfen',
      text: 'In den Einstellungen muss die WhatsApp-Nummer verbunden und darf nicht gestoppt sein. Für Messenger muss die Facebook-Seite verbunden sein.',
    },
    campaign: {
      title: 'Kampagne prüfen',
      text: 'Sie muss eingeschaltet und ihre Vorlage genehmigt sein. Nachrichten ohne genehmigte Vorlage lehnt WhatsApp ab.',
    },
    people: {
      title: 'Prüfen, wer sie bekommen soll',
      text: 'Nachrichten bekommen nur Kunden, die sich angemeldet haben. Normalerweise bekommt jeder höchstens ein Angebot am Tag und keines zwischen 21:00 und 9:00 Uhr in seiner Zeitzone. Welche Grenzen für deinen Shop gelten, steht in den Einstellungen.',
    },
    login: {
      title: 'Neu in deinen Shop einloggen',
      text: 'Logge dich aus und wieder mit Shopify ein. Das erneuert den Zugriff von Bellbird auf deinen Shop. Was gefehlt hat, lädt Bellbird innerhalb einer Stunde nach.',
    },
    protectedData: {
      title: 'Bellbird geschützte Kundendaten sehen lassen',
      text: 'Vielleicht steht auf dem Dashboard, dass dein Shop die Adressen von Warenkörben nicht an Bellbird weitergibt. Dann fehlt der Bellbird-App die Freigabe von Shopify für Namen, E-Mail-Adressen, Telefonnummern oder Postadressen. Wer deinen Bellbird-Server betreibt, muss bei Shopify alle vier beantragen.',
    },
  },
  gettingSubscribers: {
    tool: {
      title: 'Ein Opt-in-Tool einschalten',
      text: 'Wähle unter „Opt-in-Tools“ ein Tool für WhatsApp oder Facebook und schalte es ein. Es erscheint innerhalb von fünf Minuten in deinem Shop.',
    },
    signUp: {
      title: 'Dich selbst anmelden',
      text: 'Öffne deinen Shop in einem privaten Fenster und melde dich mit deiner eigenen Nummer an. Jetzt bist du dein erster Abonnent und siehst, was deine Kunden sehen.',
    },
    list: {
      title: 'Eine Liste importieren',
      text: 'Importiere auf der Seite „Broadcasts“ Personen, die an anderer Stelle zugestimmt haben, und gib an, wann und wie. Ohne diese Angaben bekommt niemand eine Nachricht.',
    },
  },
  missing: {
    lost: 'Hast du dich verflogen?',
    title: 'Es gibt keinen Artikel mit diesem Namen',
    text: 'Alle Antworten stehen auf einer Seite.',
    toHelp: 'Zum Hilfe-Center',
  },
});
