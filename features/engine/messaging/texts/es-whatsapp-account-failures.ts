import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-whatsapp-account-failures.ts';

export const account = translate<(typeof english)['account'], 'es'>({
  '33': {
    happened: 'WhatsApp ya no reconoce el número desde el que se envió esto, o Bellbird ya no puede usarlo.',
    merchant: 'Vuelve a conectar tu número en Configuración.',
  },
  '368': {
    happened: 'WhatsApp bloqueó tu cuenta por un tiempo debido a sus reglas.',
    merchant: 'Abre el administrador de WhatsApp para ver el motivo y hasta cuándo.',
  },
  '803': {
    happened: 'WhatsApp no reconoce el número desde el que se envió esto.',
    merchant: 'Vuelve a conectar tu número en Configuración.',
  },
  '131031': {
    happened: 'WhatsApp bloqueó tu cuenta.',
    merchant: 'Abre el administrador de WhatsApp para ver el motivo y apelar.',
  },
  '131037': {
    happened: 'El nombre visible de tu número no está aprobado.',
    merchant: 'Elige otro nombre en el administrador de WhatsApp.',
  },
  '131042': {
    happened: 'WhatsApp no pudo cobrar a tu cuenta.',
    merchant: 'Agrega o renueva el método de pago en el administrador de WhatsApp.',
  },
  '131045': {
    happened: 'Tu número no está registrado en WhatsApp.',
    merchant: 'Vuelve a conectar el número en Configuración.',
  },
  '131048': {
    happened: 'WhatsApp limita tu número porque demasiadas personas lo bloquearon o denunciaron.',
    merchant: 'No envíes nada durante un día y después solo a quienes compraron hace poco.',
  },
  '131063': {
    happened: 'El marketing está desactivado para tu cuenta en WhatsApp.',
    merchant: 'Pide al soporte de WhatsApp que lo active.',
  },
  '131064': {
    happened: 'Tu cuenta está restringida y ahora no puede enviar.',
    merchant: 'Abre el administrador de WhatsApp para ver el motivo.',
  },
  '133000': {
    happened: 'Tu número se estaba eliminando de WhatsApp y el proceso no terminó.',
    merchant: 'Vuelve a conectar el número en Configuración.',
  },
  '133005': {
    happened: 'El PIN de tu número era incorrecto.',
    merchant: 'Define un PIN nuevo en el administrador de WhatsApp y vuelve a conectar el número.',
  },
  '133006': {
    happened: 'WhatsApp pide que verifiques de nuevo tu número.',
    merchant: 'Verifícalo en el administrador de WhatsApp y vuelve a conectarlo.',
  },
  '133008': {
    happened: 'El PIN de tu número fue incorrecto demasiadas veces.',
    merchant: 'Espera el tiempo que indica el administrador de WhatsApp y vuelve a conectar el número.',
  },
  '133009': {
    happened: 'Se probó el PIN de tu número demasiado rápido.',
    merchant: 'Espera unos minutos y vuelve a conectar el número.',
  },
  '133010': {
    happened:
      'Tu número no está registrado en WhatsApp para enviar. Suele ocurrir después de trasladar un número.',
    merchant: 'Vuelve a conectar el número en Configuración.',
  },
  '133015': {
    happened: 'Tu número se eliminó de WhatsApp hace un momento.',
    merchant: 'Espera cinco minutos y vuelve a conectar el número en Configuración.',
  },
  '133016': {
    happened: 'Tu número se registró y se eliminó demasiadas veces en poco tiempo.',
    merchant: 'Espera tres días y vuelve a conectar el número.',
  },
  '134011': {
    happened: 'Tu cuenta no aceptó las condiciones de pago de WhatsApp.',
    merchant: 'Acéptalas en el administrador de WhatsApp y después reanuda los envíos.',
  },
});

export const auth = translate<(typeof english)['auth'], 'es'>({
  '0': {
    happened: 'WhatsApp no aceptó el acceso de Bellbird.',
    merchant: 'Vuelve a conectar tu número en Configuración.',
  },
  '3': {
    happened: 'A Bellbird le falta un permiso de tu cuenta de WhatsApp.',
    merchant: 'Vuelve a conectar tu número, con todos los permisos.',
  },
  '10': {
    happened: 'Un permiso no se concedió o se retiró.',
    merchant: 'Vuelve a conectar tu número, con todos los permisos.',
  },
  '101': {
    happened: 'WhatsApp no reconoce la app con la que envía Bellbird.',
    merchant: 'Avisa a la persona que administra tu servidor de Bellbird.',
  },
  '102': {
    happened: 'La sesión de Bellbird en WhatsApp terminó.',
    merchant: 'Vuelve a conectar tu número en Configuración.',
  },
  '104': {
    happened: 'WhatsApp no aceptó la firma de Bellbird.',
    merchant: 'Avisa a la persona que administra tu servidor de Bellbird.',
  },
  '190': {
    happened: 'El acceso de Bellbird a tu número caducó.',
    merchant: 'Vuelve a conectar tu número en Configuración.',
  },
  '2500': {
    happened: 'Bellbird se dirigió a WhatsApp sin un acceso válido.',
    merchant: 'Vuelve a conectar tu número en Configuración.',
  },
  '131005': {
    happened: 'Bellbird no tiene permiso para enviar desde este número.',
    merchant: 'Vuelve a conectar el número con permisos de administrador de su cuenta.',
  },
});
