import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  field: {
    choose: 'Elegir un archivo',
    chooseHint: 'También puedes arrastrarlo o pegarlo aquí. {limits}',
    replace: 'Reemplazar',
    replaceHint: 'También puedes arrastrar o pegar otro aquí. {limits}',
    remove: 'Quitar',
    removeLabel: 'Quitar {label}',
  },
  limits: {
    image: 'Imágenes: JPEG o PNG de hasta 5 MB.',
    video: 'Videos: MP4 de hasta 16 MB.',
    document: 'Documentos: PDF de hasta 100 MB.',
    storeImage: 'Imágenes: JPEG, PNG, WebP o GIF de hasta 5 MB.',
  },
  upload: {
    done: 'El archivo se subió correctamente',
    kinds: {
      file: { uploading: 'El archivo se está subiendo', failed: 'No se pudo subir el archivo.' },
      image: { uploading: 'El archivo se está subiendo', failed: 'No se pudo subir la imagen.' },
      storeImage: { uploading: 'La imagen se está subiendo', failed: 'No se pudo subir la imagen.' },
    },
    otherExtension: 'Esta plantilla solo acepta archivos con estas extensiones: {extensions}',
    empty: 'Este archivo está vacío. Elige otro.',
    progress: 'Subiendo {name}',
    share: '{percent} %',
    checking: 'Comprobando…',
    cancel: 'Cancelar',
    cancelLabel: 'Cancelar la subida de {name}',
    cancelled: 'Subida cancelada.',
    replaced: 'La subida se canceló porque elegiste otra cosa.',
  },
  removal: {
    removing: 'Quitando…',
    removed: 'Archivo quitado.',
    kept: 'Se quitó de aquí. Bellbird conserva el archivo porque lo usa algo que guardaste o un mensaje en espera.',
    failed: 'No se pudo quitar el archivo.',
  },
  preview: {
    noImage: 'No hay ninguna imagen en esta dirección.',
    offline: 'No tienes conexión, así que no se puede cargar la imagen.',
  },
});
