import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rows.ts';

export const errorsFile = translate<(typeof english)['errorsFile'], 'de'>({
  line: 'Zeile',
  reason: 'Grund',
  row: 'Inhalt',
});

export const failReasons = translate<(typeof english)['failReasons'], 'de'>({
  crashed:
    'Der Server wurde bei der Arbeit an dieser Liste dreimal gestoppt. Beginne sie als neuen Import: Wer schon dabei ist, wird nicht doppelt hinzugefügt.',
  broken:
    'Bei uns ist dreimal etwas schiefgelaufen und wurde protokolliert. Beginne sie später als neuen Import: Wer schon dabei ist, wird nicht doppelt hinzugefügt.',
  cancelled: 'Du hast diesen Import abgebrochen. Wer bis dahin hinzugefügt wurde, bleibt.',
  tooManyRows:
    'Diese Datei hat mehr als 5.000.000 Zeilen, deshalb wurde niemand hinzugefügt. Teile sie auf und importiere die Teile.',
  tooManyFaults:
    'Keine der ersten 100.000 Zeilen hat eine erreichbare Nummer, deshalb wurde niemand hinzugefügt. Prüfe das Land und welche Spalte die Telefonnummer ist.',
  noPeople: 'Keine Zeile dieser Datei hat eine erreichbare Nummer, deshalb wurde niemand hinzugefügt.',
  personErased:
    'Jemand auf dieser Liste hat um Löschung gebeten, deshalb wurde die Liste gelöscht. Entferne diese Person aus deiner Datei und beginne sie als neuen Import.',
  fileGone: 'Die Datei dieses Imports ist nicht mehr da. Beginne sie als neuen Import.',
});

export const rowFaults = translate<(typeof english)['rowFaults'], 'de'>({
  width:
    'Diese Zeile hat {cells} Zellen, die Datei aber {columns} Spalten. Setze einen Wert mit Komma oder Semikolon in Anführungszeichen.',
  quoteNotClosed: 'In dieser Zeile fehlt ein schließendes Anführungszeichen.',
  rowTooLong: 'Diese Zeile hat mehr als 65.000 Zeichen.',
  takenBefore: 'Eine frühere Zeile hat diese Nummer schon: Es gilt die frühere.',
  takenWithoutYes:
    'Eine frühere Zeile hat diese Nummer schon: Es gilt die frühere, aber ohne Einwilligung, weil in dieser Zeile kein Ja steht.',
  noNumber: 'Es gibt keine Telefonnummer.',
  rounded:
    'Eine Tabellenkalkulation hat diese Nummer gerundet. Formatiere ihre Spalte als Text und exportiere die Liste neu.',
  severalNumbers: 'Es gibt mehrere Telefonnummern. Behalte die, die auf WhatsApp ist.',
  unknownCountry:
    '„{country}“ ist kein Land, das wir kennen. Schreibe seine zwei Buchstaben, zum Beispiel DE, oder seine Vorwahl, zum Beispiel +49.',
  invalid: 'Das ist keine erreichbare Telefonnummer (gelesen für das Land {country}).',
  question: 'Meinst du {numbers}? Schreibe die Nummer mit Plus und Ländervorwahl.',
  or: '{first} oder {second}',
});

export const rowNotes = translate<(typeof english)['rowNotes'], 'de'>({
  taken: 'Diese Person wurde hinzugefügt.',
  firstName: 'Der Vorname ist zu lang und wurde weggelassen.',
  lastName: 'Der Nachname ist zu lang und wurde weggelassen.',
  email: 'Die E-Mail-Adresse ist ungültig und wurde weggelassen.',
  language: 'Die Sprache ist kein Code wie de oder pt-BR und wurde weggelassen.',
  tags: 'Einige Tags sind zu lang oder zu viele und wurden weggelassen.',
  attribute: {
    valueString: '{attribute} hat mehr als {most} Zeichen und wurde weggelassen.',
    valueNumber: '{attribute} ist keine Zahl und wurde weggelassen.',
    valueDate: '{attribute} ist kein Datum und wurde weggelassen.',
  },
  namelessAttribute: 'Ein Wert',
});
