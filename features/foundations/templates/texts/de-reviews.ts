import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-reviews.ts';

export const notices = translate<(typeof english)['notices'], 'de'>({
  marketingNow:
    'WhatsApp zählt diese Vorlage jetzt als Marketing: Sie geht nur an Personen, die Angeboten zugestimmt haben, außerhalb der Ruhezeit und im Rahmen deiner Grenzen, und sie kostet so viel wie ein Angebot.',
  marketingSoon:
    'WhatsApp zählt diese Vorlage bald als Marketing: Von da an geht sie nur an Personen, die Angeboten zugestimmt haben, außerhalb der Ruhezeit und im Rahmen deiner Grenzen, und sie kostet so viel wie ein Angebot.',
  marketingFrom:
    'WhatsApp zählt diese Vorlage etwa ab {day} als Marketing: Von da an geht sie nur an Personen, die Angeboten zugestimmt haben, außerhalb der Ruhezeit und im Rahmen deiner Grenzen, und sie kostet so viel wie ein Angebot.',
  lowQuality:
    'Diese Vorlage gefällt den Kunden nicht: WhatsApp bewertet ihre Qualität als niedrig und pausiert sie vielleicht.',
  withoutNumber: 'Sie wird eingereicht, sobald du eine WhatsApp-Nummer verbindest.',
});

export const stopReasons = translate<(typeof english)['stopReasons'], 'de'>({
  FIRST_PAUSE: 'Sie hat zu vielen Kunden nicht gefallen, deshalb hat WhatsApp sie für drei Stunden pausiert.',
  SECOND_PAUSE:
    'Sie hat wieder zu vielen Kunden nicht gefallen, deshalb hat WhatsApp sie für sechs Stunden pausiert.',
  RATE_LIMITING_PAUSE: 'WhatsApp hat sie pausiert, um erst zu sehen, wie sie bei den Kunden ankommt.',
  DISABLED:
    'Sie hat den Kunden zum dritten Mal nicht gefallen, deshalb hat WhatsApp sie endgültig deaktiviert.',
  INVALID_FORMAT: 'WhatsApp hat ihre Variablen oder ihre Form nicht akzeptiert.',
  ABUSIVE_CONTENT: 'WhatsApp hat ihren Inhalt nicht akzeptiert.',
  TAG_CONTENT_MISMATCH: 'WhatsApp hat ihre Kategorie nicht akzeptiert.',
  PROMOTIONAL: 'WhatsApp hält sie für Marketing, und so muss sie eingereicht werden.',
  SCAM: 'WhatsApp hält sie für Betrug.',
  TAG_SHOULD_BE_MARKETING: 'Messenger hält sie für Marketing, und das ist dort in Vorlagen nicht erlaubt.',
  INCORRECT_PARAMS: 'Messenger hat die Schreibweise ihrer Werte nicht akzeptiert.',
  PARAMS_TO_WORD_RATIO_EXCEED_LIMIT: 'Messenger findet zu viele Werte in einem so kurzen Text.',
  TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES: 'Messenger fehlt ein Beispiel für einen Wert.',
  nameTaken: 'Diesen Vorlagennamen gibt es schon.',
  sampleIsGone:
    'Die Beispieldatei der Kopfzeile gibt es nicht mehr. Wähle eine andere und reiche die Vorlage noch einmal ein.',
  unreadable: 'Bellbird kann diese Vorlage nicht lesen. Schreibe sie unter einem anderen Namen neu.',
  deleted: 'Du hast sie gelöscht.',
  none: 'WhatsApp hat keinen Grund genannt.',
});
