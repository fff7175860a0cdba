import { translate } from '#platform/language/catalogue.ts';
import { facts, recentFacts, lastTimes, memberFacts, broadcastFacts } from './de-facts.ts';
import { ruleNames, ruleFaults, sentences, ruleWords, ruleTimes } from './de-rules.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  builder: translate<(typeof english)['builder'], 'de'>({
    ready: 'Mit fertiger Zielgruppe beginnen',
    people: 'Einige Personen anzeigen',
    explain: 'Person prüfen',
    segments: 'Gespeicherte Segmente',
    consent: 'Gezählt werden nur Personen, die Angeboten auf WhatsApp zugestimmt haben.',
  }),
  count: translate<(typeof english)['count'], 'de'>({
    what: 'Anzahl der Personen',
    waits: 'Wird gezählt …',
    people: { one: '<number>{count}</number> Person', other: '<number>{count}</number> Personen' },
    peopleSoFar: {
      one: 'bisher <number>{count}</number> Person',
      other: 'bisher <number>{count}</number> Personen',
    },
    catchesUp: 'Neueste Änderungen werden noch gezählt.',
    skipped: 'Fülle die erste Regel aus, um zu sehen, auf wie viele Personen sie zutrifft.',
  }),
  sides: translate<(typeof english)['sides'], 'de'>({
    include: {
      title: 'Einschließen',
      about: 'Personen, auf die diese Regeln zutreffen, bekommen die Nachricht.',
      none: 'Noch niemand. Füge eine Regel hinzu, um Personen einzuschließen.',
      rule: 'Einschließen, Regel {number}',
    },
    exclude: {
      title: 'Ausschließen',
      about:
        'Personen, auf die diese Regeln zutreffen, bekommen die Nachricht nie, auch wenn sie oben eingeschlossen sind.',
      none: 'Niemand ist ausgeschlossen.',
      rule: 'Ausschließen, Regel {number}',
    },
  }),
  add: translate<(typeof english)['add'], 'de'>({
    first: '+ Regel hinzufügen',
    AND: '+ UND',
    OR: '+ ODER',
    toSide: '{button}, {side}',
  }),
  operations: translate<(typeof english)['operations'], 'de'>({ AND: 'UND', OR: 'ODER' }),
  rule: translate<(typeof english)['rule'], 'de'>({
    type: 'Regel',
    typeOf: 'Worum es geht: {rule}',
    delete: 'Löschen: {rule}',
    unknown: 'Diese Regel gibt es nicht mehr. Wähle eine andere.',
    attributes: 'Deine Attribute',
  }),
  fields: translate<(typeof english)['fields'], 'de'>({
    ofRule: '{field}, {rule}',
    amount: 'Betrag',
    howMany: 'Wie viele',
    inTheLast: 'In den letzten',
    atLeast: 'Mindestens',
    atMost: 'Höchstens',
    from: 'Von',
    to: 'Bis',
    until: 'Bis',
  }),
  units: translate<(typeof english)['units'], 'de'>({
    days: { one: 'Tag', other: 'Tagen' },
    daysAgo: { one: 'Tag her', other: 'Tage her' },
    messages: { one: 'Nachr.', other: 'Nachr.' },
    orders: { one: 'Kauf', other: 'Käufe' },
  }),
  limit: translate<(typeof english)['limit'], 'de'>({
    label: 'Grenze',
    atLeast: 'Mindestens',
    atMost: 'Höchstens',
  }),
  when: translate<(typeof english)['when'], 'de'>({
    label: 'Wann',
    last: 'In den letzten Tagen',
    days: 'Zwischen zwei Tagen',
    ago: 'Länger her',
  }),
  attribute: translate<(typeof english)['attribute'], 'de'>({
    comparison: 'Vergleich',
    equals: 'Gleich',
    less: 'Kleiner als',
    greater: 'Größer als',
    day: 'Tag',
    value: 'Wert',
  }),
  engagement: translate<(typeof english)['engagement'], 'de'>({
    label: 'Reaktion',
    choose: 'Auswählen',
    read: 'Gelesen',
    notRead: 'Erhalten, nicht gelesen',
    clicked: 'Angeklickt',
    replied: 'Beantwortet',
    failed: 'Fehlgeschlagen',
    message: 'Nachricht',
    anyMessage: 'Beliebige Nachricht',
    oneBroadcast: 'Ein Broadcast',
  }),
  picker: translate<(typeof english)['picker'], 'de'>({
    searching: 'Suche läuft …',
    nothing: 'Nichts gefunden. Versuche es mit einem anderen Wort.',
    more: 'Das sind die ersten Ergebnisse. Gib mehr ein, um andere zu finden.',
    results: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
  }),
  broadcast: translate<(typeof english)['broadcast'], 'de'>({
    label: 'Broadcast',
    example: 'Teil des Namens eingeben',
  }),
  collection: translate<(typeof english)['collection'], 'de'>({
    label: 'Kollektion',
    example: 'Teil des Namens eingeben',
  }),
  product: translate<(typeof english)['product'], 'de'>({
    label: 'Produkt',
    example: 'Teil des Titels eingeben',
  }),
  segment: translate<(typeof english)['segment'], 'de'>({
    label: 'Gespeichertes Segment',
    example: 'Segment auswählen',
  }),
  tag: translate<(typeof english)['tag'], 'de'>({
    label: 'Tag',
    example: 'Anfang des Tags eingeben',
    products: { one: '{count} Produkt', other: '{count} Produkte' },
  }),
  imported: translate<(typeof english)['imported'], 'de'>({
    label: 'Import',
    example: 'Import auswählen',
    people: { one: '{count} Person', other: '{count} Personen' },
    states: { inProgress: 'Noch nicht fertig', error: 'Fehlgeschlagen' },
  }),
  people: translate<(typeof english)['people'], 'de'>({
    what: 'Personen',
    list: 'Einige der Personen',
    none: 'Im Moment treffen diese Regeln auf niemanden zu.',
    nameless: 'Ohne Namen',
    others: 'Andere Personen anzeigen',
  }),
  explain: translate<(typeof english)['explain'], 'de'>({
    title: 'Person prüfen',
    phone: 'WhatsApp-Nummer mit Ländervorwahl',
    check: 'Prüfen',
    close: 'Schließen',
    isIn: 'In der Zielgruppe',
    isOut: 'Nicht in der Zielgruppe',
    nameless: 'Diese Person',
    noConsent:
      'Diese Person hat Angeboten nie zugestimmt oder sich abgemeldet. Deshalb gehört sie zu keiner Zielgruppe.',
  }),
  verdicts: translate<(typeof english)['verdicts'], 'de'>({
    include: { holds: 'Einschließen: trifft zu', fails: 'Einschließen: trifft nicht zu' },
    exclude: { holds: 'Ausschließen: trifft zu', fails: 'Ausschließen: trifft nicht zu' },
  }),
  segments: translate<(typeof english)['segments'], 'de'>({
    title: 'Gespeicherte Segmente',
    close: 'Schließen',
    what: 'Deine Segmente',
    none: 'Du hast noch keine gespeicherten Segmente.',
    name: 'Name des neuen Segments',
    save: 'Segment speichern',
    cannotSave: 'Fülle jede Regel aus, bevor du speicherst.',
    saved: 'Gespeichert',
    deleted: 'Segment gelöscht',
  }),
  segmentLine: translate<(typeof english)['segmentLine'], 'de'>({
    take: 'Verwenden',
    takeNamed: '{name} verwenden',
    change: 'Ändern',
    changeNamed: '{name} ändern',
    delete: 'Löschen',
    deleteNamed: '{name} löschen',
    usedBy: 'Dieses Segment wird noch verwendet von: {uses}. Entferne es dort, bevor du es löschst.',
  }),
  segmentChange: translate<(typeof english)['segmentChange'], 'de'>({
    title: '{name} ändern?',
    text: 'Das Segment bekommt die Regeln, die du gerade bearbeitest. Alles, was das Segment verwendet, richtet sich dann nach den neuen Regeln.',
    confirm: 'Segment ändern',
  }),
  segmentDelete: translate<(typeof english)['segmentDelete'], 'de'>({
    title: '{name} löschen?',
    text: 'Nur das Segment wird gelöscht, nicht seine Personen. Ein Segment, das noch verwendet wird, kann nicht gelöscht werden.',
    confirm: 'Segment löschen',
  }),
  ready: translate<(typeof english)['ready'], 'de'>({
    title: 'Fertige Zielgruppen',
    about: 'Wähle eine und ändere ihre Regeln, wie du möchtest. Sie ersetzt deine jetzigen Regeln.',
    take: 'Verwenden',
    takeNamed: '{name} verwenden',
    close: 'Schließen',
  }),
  readyAudiences: translate<(typeof english)['readyAudiences'], 'de'>({
    newSubscribers: {
      name: 'Neue Abonnenten',
      purpose: 'Stell deinen Shop vor und zeig, was man sich zuerst ansehen sollte.',
    },
    neverBought: {
      name: 'Noch nie gekauft',
      purpose: 'Gib ihnen einen kleinen Anreiz für die erste Bestellung.',
    },
    boughtIn30Days: {
      name: 'In den letzten 30 Tagen gekauft',
      purpose: 'Zeig, was zu ihrer Bestellung passt oder wie man sie verwendet.',
    },
    boughtTwiceIn90Days: {
      name: 'Zweimal in 90 Tagen gekauft',
      purpose: 'Bedanke dich und zeig, was zu ihren Bestellungen passt.',
    },
    boughtTwice: {
      name: 'Mindestens zweimal gekauft',
      purpose: 'Erzähl ihnen deine Neuigkeiten vor allen anderen.',
    },
    boughtFiveTimes: {
      name: 'Mindestens fünfmal gekauft',
      purpose: 'Biete etwas an, das nur deine besten Kunden bekommen.',
    },
    notBoughtFor60Days: {
      name: 'Seit 60 Tagen nicht gekauft',
      purpose: 'Hol sie zurück, bevor sie dich vergessen.',
    },
    mayLeave: {
      name: 'Gute Kunden, die abspringen könnten',
      purpose: 'Frag, was schiefgelaufen ist, oder mach ein Angebot.',
    },
    clickedOnly: {
      name: 'Angeklickt, aber nicht gekauft',
      purpose: 'Beantworte die Fragen, die sie abgehalten haben.',
    },
  }),
  ruleNames: ruleNames,
  ruleFaults: ruleFaults,
  sentences: sentences,
  ruleWords: ruleWords,
  ruleTimes: ruleTimes,
  facts: facts,
  recentFacts: recentFacts,
  lastTimes: lastTimes,
  memberFacts: memberFacts,
  broadcastFacts: broadcastFacts,
  uses: translate<(typeof english)['uses'], 'de'>({ segment: 'Segment „{segment}“' }),
};
