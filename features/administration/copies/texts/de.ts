import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  page: {
    title: 'In einen anderen Shop kopieren',
    note: 'Nutze, was in diesem Shop gut läuft, auch in deinen anderen Shops. Jede Kopie kommt als Entwurf oder ausgeschaltet an.',
    what: 'Was du kopieren kannst',
    back: 'Alle Shops',
  },
  none: {
    title: 'Du hast hier nur einen Shop',
    text: 'Bitte den Inhaber deines anderen Shops, dich in sein Team einzuladen. Dann kannst du dorthin kopieren.',
    ownerTitle: 'Logge dich per E-Mail ein, um zu kopieren',
    ownerText:
      'Du bist über die Verwaltung deines Shops eingeloggt. Zum Kopieren braucht es eine Person, die in beiden Shops arbeitet: Lade dich in beide Teams ein und logge dich per E-Mail ein.',
  },
  things: {
    title: '1. Was möchtest du kopieren?',
    search: 'Suchen',
    searchExample: 'Name',
    chosen: { one: '{count} ausgewählt', other: '{count} ausgewählt' },
    empty: 'Noch nichts vorhanden',
    noMatch: 'Nichts passt zu deiner Suche',
  },
  states: {
    on: 'An',
    off: 'Aus',
    approved: 'Genehmigt',
    inReview: 'In Prüfung',
    notApproved: 'Nicht genehmigt',
  },
  where: {
    title: '2. Welche Shops bekommen es?',
    role: 'Deine Rolle: {role}',
  },
  stores: {
    role: 'Mit deiner Rolle in {target} kannst du nicht dorthin kopieren. Bitte den Inhaber dieses Shops um eine andere Rolle.',
    secondStep:
      '{target} verlangt einen zweiten Schritt beim Einloggen. Öffne diesen Shop und richte ihn zuerst ein.',
    unknown: 'Du gehörst nicht oder nicht mehr zum Shop {address}.',
  },
  check: {
    title: '3. Vor dem Kopieren prüfen',
    show: 'Prüfen, was kopiert wird',
    again: 'Du hast deine Auswahl geändert. Prüfe sie noch einmal.',
    ready: '{thing} kann kopiert werden',
    arrives: '{thing} kommt als „{name}“ an',
    complete: 'Alles wird mitgenommen.',
    refused: '{thing} kann nicht kopiert werden',
    replace: 'Einstellungen und Texte von „{name}“ in {store} ersetzen',
    replaceWhy: 'Die Kampagne bleibt aus. Ihre bisherigen Texte bleiben in der Liste der früheren Versionen.',
    copy: { one: '{count} Kopie anlegen', other: '{count} Kopien anlegen' },
    nothing: 'Noch ist nichts zum Kopieren bereit.',
  },
  result: {
    title: 'Ergebnis',
    copied: '{thing} wurde kopiert',
    copiedAs: '{thing} wurde als „{name}“ kopiert',
    refused: '{thing} wurde nicht kopiert',
    open: '{store} öffnen',
    more: 'Mehr kopieren',
    failed: 'Die Kopie ist fehlgeschlagen, und nichts wurde geändert. Versuche es noch einmal.',
    summary: { one: '{count} Kopie wurde angelegt.', other: '{count} Kopien wurden angelegt.' },
  },
  notes: {
    renamed: '{target} hat schon etwas mit diesem Namen, deshalb heißt die Kopie „{name}“.',
    consentWording:
      'Der Einwilligungstext nennt {source}, deshalb hat die Kopie den üblichen Text von {target}. Lies ihn, bevor du das Tool einschaltest.',
    discountCode:
      'Der Rabattcode „{code}“ gehört zu {source} und wird nicht mitgenommen. Gib einen Code von {target} ein.',
    recommendedProducts:
      'Die ausgewählten Produkte gehören zu {source} und werden nicht mitgenommen. {target} wählt Produkte automatisch aus.',
    ownTemplate:
      '{target} hat die Vorlage „{name}“ nicht mit demselben Text. Die Nachricht beginnt mit dem üblichen Text. Um deinen zu behalten, kopiere zuerst die Vorlage.',
    textsLocked:
      'Der Tarif von {target} enthält keine eigenen Texte und Zeiten, deshalb behält der Shop seine bisherigen.',
    followUp:
      'Die Nachricht nach einer Anmeldung im Messenger bleibt in {source}. Die Kopie sendet die übliche.',
    supportNumber: 'Die Supportnummer von {source} wird nicht mitgenommen. Gib die Nummer von {target} ein.',
    phoneButton: 'Der Button „{title}“ ruft eine Nummer von {source} an und wird nicht mitgenommen.',
    link: 'Der Link {link} führt zu {source} und wird nicht mitgenommen.',
    fileGone: 'Die Datei „{file}“ gibt es nicht mehr. Sie wird nicht mitgenommen.',
    fileNoSpace: '{target} hat keinen Platz mehr für die Datei „{file}“. Sie wird nicht mitgenommen.',
    sameNamed: '„{name}“ meint, was in {target} diesen Namen hat.',
    approval: 'WhatsApp muss die Vorlage für {target} neu genehmigen. Sie wird mit der Kopie eingereicht.',
    checkoutGuide: 'Platziere den Block im Checkout von {target}, bevor du das Tool einschaltest.',
    pageRules: 'Das Tool wird auf ausgewählten Produktseiten gezeigt. Prüfe, ob {target} diese Seiten hat.',
    language: 'Sprache der Texte: {language}. Das ist nicht die Sprache von {target}.',
    amount: 'Ein Text nennt einen Geldbetrag. {source} verkauft in {from}, {target} in {to}.',
    storeNamed: 'Ein Text nennt {source}. Ändere ihn, bevor du die Kopie nutzt.',
  },
  refusals: {
    gone: 'Das gibt es nicht mehr.',
    planLocked: 'Der Tarif von {target} enthält das nicht.',
    notChosen: 'Du hast nicht ausgewählt, „{name}“ in {target} zu ersetzen.',
    campaignOn: '„{name}“ ist in {target} an. Schalte sie dort zuerst aus.',
    currency:
      'Es enthält Beträge in {from}, und {target} verkauft in {to}. Dieselben Beträge würden andere Personen auswählen.',
    unfinished: 'Eine Regel des Segments ist nicht ausgefüllt oder nennt etwas, das gelöscht wurde.',
    unknownRule: 'Eine Regel des Segments ist nicht mehr bekannt.',
    noProduct: 'Es nennt das Produkt „{name}“. {target} hat kein Produkt mit diesem Namen oder mehrere.',
    noCollection:
      'Es nennt die Kollektion „{name}“. {target} hat keine Kollektion mit diesem Namen oder mehrere.',
    noSegment:
      'Es verwendet das Segment „{name}“. {target} hat kein Segment mit diesem Namen und denselben Regeln. Kopiere zuerst dieses Segment.',
    ofThisStore: 'In der Regel „{rule}“ geht es um etwas, das nur {source} hat.',
    form: 'Es öffnet ein WhatsApp-Formular, das zum Konto von {source} gehört.',
    fileNeeded: 'Das Video oder Dokument darin kann nicht nach {target} kopiert werden.',
    faulty: 'Das kann in {target} nicht angelegt werden: {fault}',
  },
});
