import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  field: {
    choose: 'Datei auswählen',
    chooseHint: 'Du kannst sie auch hierher ziehen oder einfügen. {limits}',
    replace: 'Ersetzen',
    replaceHint: 'Du kannst auch eine andere hierher ziehen oder einfügen. {limits}',
    remove: 'Entfernen',
    removeLabel: '{label} entfernen',
  },
  limits: {
    image: 'Bilder: JPEG oder PNG bis 5 MB.',
    video: 'Videos: MP4 bis 16 MB.',
    document: 'Dokumente: PDF bis 100 MB.',
    storeImage: 'Bilder: JPEG, PNG, WebP oder GIF bis 5 MB.',
  },
  upload: {
    done: 'Datei hochgeladen',
    kinds: {
      file: { uploading: 'Datei wird hochgeladen', failed: 'Die Datei konnte nicht hochgeladen werden.' },
      image: { uploading: 'Bild wird hochgeladen', failed: 'Das Bild konnte nicht hochgeladen werden.' },
      storeImage: { uploading: 'Bild wird hochgeladen', failed: 'Das Bild konnte nicht hochgeladen werden.' },
    },
    otherExtension: 'Diese Vorlage akzeptiert nur diese Dateiendungen: {extensions}',
    empty: 'Diese Datei ist leer. Wähle eine andere.',
    progress: '{name} wird hochgeladen',
    share: '{percent} %',
    checking: 'Wird geprüft …',
    cancel: 'Abbrechen',
    cancelLabel: 'Hochladen von {name} abbrechen',
    cancelled: 'Hochladen abgebrochen.',
    replaced: 'Hochladen abgebrochen, weil du etwas anderes gewählt hast.',
  },
  removal: {
    removing: 'Wird entfernt …',
    removed: 'Datei entfernt.',
    kept: 'Hier entfernt. Bellbird behält die Datei, weil etwas Gespeichertes oder eine wartende Nachricht sie noch verwendet.',
    failed: 'Die Datei konnte nicht entfernt werden.',
  },
  preview: {
    noImage: 'Unter dieser Adresse gibt es kein Bild.',
    offline: 'Du bist offline, deshalb kann das Bild nicht geladen werden.',
  },
});
