import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-server.ts';

export const loginAnswer = translate<(typeof english)['loginAnswer'], 'es'>({
  title: 'Inicio de sesión con Facebook · Bellbird',
  granted: 'Iniciaste sesión con Facebook. Ya puedes cerrar esta ventana.',
  ended: 'El inicio de sesión con Facebook terminó. Ya puedes cerrar esta ventana.',
  failed: '{sentence} Referencia: {reference}',
});

export const numberNotes = translate<(typeof english)['numberNotes'], 'es'>({
  businessRejected:
    'WhatsApp revisó tu empresa y no la aprobó. Abre el administrador de WhatsApp para ver el motivo y pedir otra revisión.',
  nameRefused: {
    unknown: 'WhatsApp rechazó el nombre que pediste. Elige otro en el administrador de WhatsApp.',
    person:
      'WhatsApp rechazó el nombre que pediste, porque nombra a una persona. Elige otro en el administrador de WhatsApp.',
    otherBusiness:
      'WhatsApp rechazó el nombre que pediste, porque nombra a otra empresa. Elige otro en el administrador de WhatsApp.',
    form: 'WhatsApp rechazó el nombre que pediste, porque no acepta su formato. Elige otro en el administrador de WhatsApp.',
    notConsistent:
      'WhatsApp rechazó el nombre que pediste, porque tu empresa no usa ese nombre en otros sitios. Elige otro en el administrador de WhatsApp.',
  },
});

export const receiptPrices = translate<(typeof english)['receiptPrices'], 'es'>({
  kinds: {
    marketing: 'marketing',
    marketing_lite: 'marketing lite',
    utility: 'utilidad',
    authentication: 'autenticación',
    service: 'servicio',
  },
  counted: 'Meta la cuenta como mensaje de {kind}.',
  billable: 'Meta la cuenta como mensaje de {kind} y la cobra.',
  free: 'Meta la cuenta como mensaje de {kind}, sin costo.',
  freeAfterAd:
    'Meta la cuenta como mensaje de {kind}, sin costo, dentro de las {hours} horas posteriores a un anuncio.',
  freeOfMonth: 'Meta la cuenta como mensaje de {kind}, sin costo, como una de las respuestas gratis del mes.',
  freeAnswer: 'Meta la cuenta como mensaje de {kind}, sin costo, como respuesta dentro de las 24 horas.',
});

export const replyPrices = translate<(typeof english)['replyPrices'], 'es'>({
  free: 'Las primeras {free} respuestas de tu número al mes son gratis, y también las respuestas desde la app del teléfono y las que se envían en las {hours} horas posteriores a un anuncio.',
  charged:
    'Desde el {day}, WhatsApp también cobra tus respuestas, y las plantillas de utilidad dentro de las 24 horas posteriores al mensaje de un cliente, a la tarifa de utilidad del país del cliente. {free}',
});

export const stops = translate<(typeof english)['stops'], 'es'>({
  deleted: 'Se eliminó la cuenta de WhatsApp Business. Conecta otro número.',
  partner: 'Se quitó Bellbird de la cuenta de WhatsApp Business. Vuelve a conectar el número.',
  restriction:
    'WhatsApp restringió esta cuenta por no cumplir sus reglas. Abre el administrador de WhatsApp para ver el motivo y apelar.',
  restrictionEnds:
    'WhatsApp restringió esta cuenta por no cumplir sus reglas. Abre el administrador de WhatsApp para ver el motivo y apelar. Cuando termine la restricción, volverá a enviar automáticamente.',
  ban: 'WhatsApp desactivó esta cuenta por no cumplir sus reglas. Abre el administrador de WhatsApp para ver el motivo y apelar.',
  offboarding:
    'El número se pasó a otro teléfono o se registró de nuevo, así que WhatsApp lo desconectó. Volverá a enviar cuando se reconecte en la app de WhatsApp Business.',
  whatsAppToken: 'WhatsApp ya no permite que Bellbird actúe por este número. Vuelve a conectar el número.',
  facebookRemoved:
    'Se quitó Bellbird de la cuenta de Facebook que conectó la página. Vuelve a conectar la página.',
  facebookConfirm: 'Facebook quiere que primero confirmes algo en facebook.com. Vuelve a conectar la página.',
  facebookPassword:
    'Se cambió la contraseña de la cuenta de Facebook que conectó la página. Vuelve a conectar la página.',
  facebookExpired:
    'Caducó el inicio de sesión de Facebook que conectó la página. Vuelve a conectar la página.',
  facebookUnconfirmed:
    'La cuenta de Facebook que conectó la página no está confirmada. Vuelve a conectar la página.',
  facebookLoggedOut:
    'Se cerró la sesión de la cuenta de Facebook que conectó la página. Vuelve a conectar la página.',
  facebookRole:
    'La cuenta de Facebook que conectó la página perdió su rol en la página. Vuelve a conectar la página.',
  facebookToken: 'Facebook ya no permite que Bellbird actúe por la página. Vuelve a conectar la página.',
  metaPolicy: 'Meta impidió que esta página envíe: no cumplió una política de la plataforma de Messenger.',
  metaPolicyWords: 'Meta impidió que esta página envíe: {reason}',
  replaced: 'Se conectó otro remitente en su lugar.',
  disconnected: 'Se desconectó la página.',
});
