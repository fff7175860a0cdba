import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  settingsLink: {
    title: 'Seguridad del acceso',
    text: 'Protege tu acceso con un segundo paso, para que tu buzón por sí solo no abra esta tienda.',
    link: 'Abrir la seguridad del acceso',
  },
  page: {
    title: 'Seguridad del acceso',
    back: 'Volver a los ajustes',
    note: 'Cómo demuestras al iniciar sesión que eres tú.',
    what: 'La seguridad de tu acceso',
    required: 'Esta tienda exige un segundo paso a todo el equipo.',
    owner: 'Inicias sesión con Shopify',
    ownerText: 'Shopify tiene su propio segundo paso. Configúralo en tu cuenta de Shopify.',
  },
  app: {
    title: 'Aplicación de autenticación',
    text: 'Después del enlace del correo, escribes también un código de una aplicación de tu teléfono.',
    setUp: 'Configurar la aplicación',
    on: 'Configurada',
    since: 'Desde {when}',
    remove: 'Quitar la aplicación',
    removeText:
      'Escribe un código para quitar tu aplicación de autenticación. También se quitan los códigos de recuperación.',
    removeRequired:
      'Esta tienda exige un segundo paso, así que después tendrás que configurar otro enseguida.',
    removed: 'Aplicación de autenticación quitada',
  },
  setUp: {
    open: 'Abre una aplicación de autenticación en tu teléfono. Si no tienes ninguna, instala una desde la tienda de aplicaciones.',
    scan: 'Escanea con ella este código.',
    picture: 'Código QR para tu aplicación de autenticación',
    byHand: 'O escribe esta clave a mano:',
    key: 'Clave',
    onDevice: 'Abrir en una aplicación de este dispositivo',
    enter: 'Escribe los seis dígitos que muestra la aplicación.',
    code: 'Código',
    confirm: 'Confirmar el código',
    cancel: 'Cancelar',
    what: 'El código para tu aplicación',
    done: 'Aplicación de autenticación configurada',
  },
  recovery: {
    title: 'Códigos de recuperación',
    left: 'Quedan: {count} de 10. Cada uno sirve una vez en lugar de un código de tu aplicación.',
    none: 'No queda ningún código de recuperación. Crea otros para poder entrar también sin tu teléfono.',
    renew: 'Crear códigos nuevos',
    renewText:
      'Escribe un código para crear diez códigos de recuperación nuevos. Los anteriores dejan de servir.',
    save: 'Guarda tus códigos de recuperación',
    saveText:
      'Guárdalos donde los encuentres sin tu teléfono. Cada uno sirve una vez. Solo se muestran ahora.',
    list: 'Tus códigos de recuperación',
    copy: 'Copiar los códigos',
    copied: 'Códigos copiados',
    download: 'Descargar los códigos',
    file: 'bellbird-codigos-de-recuperacion.txt',
    saved: 'Ya los guardé',
  },
  ask: {
    code: 'Código de tu aplicación o un código de recuperación',
    wrong: 'Escribe los seis dígitos que muestra tu aplicación, o un código de recuperación',
    cancel: 'Cancelar',
  },
});
