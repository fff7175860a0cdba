import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-whatsapp-failures.ts';
import { account, auth } from './es-whatsapp-account-failures.ts';

export const whatsappFailures: (typeof english)['whatsappFailures'] = {
  transient: translate<(typeof english)['whatsappFailures']['transient'], 'es'>({
    '1': { happened: 'Hubo un fallo en WhatsApp.', merchant: 'No tienes que hacer nada.' },
    '2': { happened: 'WhatsApp no funcionó por un momento.', merchant: 'No tienes que hacer nada.' },
    '131000': {
      happened: 'Algo salió mal en WhatsApp, y no dice qué.',
      merchant: 'No tienes que hacer nada.',
    },
    '131016': { happened: 'El servicio de WhatsApp estaba saturado.', merchant: 'No tienes que hacer nada.' },
    '131057': {
      happened: 'Tu número se estaba mejorando y no pudo enviar durante un minuto.',
      merchant: 'No tienes que hacer nada: ahora es más rápido.',
    },
    '133004': {
      happened: 'El servidor de WhatsApp no estaba disponible.',
      merchant: 'No tienes que hacer nada.',
    },
  }),
  rate: translate<(typeof english)['whatsappFailures']['rate'], 'es'>({
    '4': {
      happened: 'Bellbird hizo demasiadas solicitudes a WhatsApp a la vez.',
      merchant: 'No tienes que hacer nada.',
    },
    '17': {
      happened: 'La persona que conectó tu número hizo demasiadas solicitudes a WhatsApp a la vez.',
      merchant: 'No tienes que hacer nada.',
    },
    '32': {
      happened: 'Tu página hizo demasiadas solicitudes a WhatsApp a la vez.',
      merchant: 'No tienes que hacer nada.',
    },
    '613': {
      happened: 'En un momento llegaron a WhatsApp más solicitudes de las que permite.',
      merchant: 'No tienes que hacer nada.',
    },
    '80007': {
      happened: 'Tu cuenta de WhatsApp Business alcanzó por el momento su velocidad máxima.',
      merchant: 'No tienes que hacer nada.',
    },
    '80008': {
      happened: 'Bellbird hizo a la vez demasiadas consultas sobre tu cuenta de WhatsApp Business.',
      merchant: 'No tienes que hacer nada.',
    },
    '130429': {
      happened: 'En un segundo se enviaron desde tu número más mensajes de los que permite WhatsApp.',
      merchant: 'No tienes que hacer nada.',
    },
  }),
  pairRate: translate<(typeof english)['whatsappFailures']['pairRate'], 'es'>({
    '131056': {
      happened: 'Esta persona recibió demasiados mensajes en pocos segundos.',
      merchant: 'No tienes que hacer nada.',
    },
  }),
  perUserMarketing: translate<(typeof english)['whatsappFailures']['perUserMarketing'], 'es'>({
    '130472': {
      happened: 'WhatsApp retuvo esta oferta porque la persona participa en uno de sus experimentos.',
      merchant: 'No tienes que hacer nada: termina automáticamente.',
    },
    '131049': {
      happened:
        'WhatsApp retuvo esta oferta: la persona recibe mucho marketing, de todas las empresas juntas.',
      merchant:
        'Tu número no tiene ningún problema. Si envías menos ofertas, pero mejores, llegan más a menudo.',
    },
  }),
  optedOut: translate<(typeof english)['whatsappFailures']['optedOut'], 'es'>({
    '131050': {
      happened: 'Esta persona detuvo tus ofertas en el propio WhatsApp.',
      merchant: 'Respeta su decisión. Puede volver a suscribirse en tu tienda.',
    },
  }),
  undeliverable: translate<(typeof english)['whatsappFailures']['undeliverable'], 'es'>({
    '130497': {
      happened: 'Tu cuenta no puede escribir a personas de este país.',
      merchant: 'Quita ese país de tu audiencia.',
    },
    '131021': {
      happened: 'El mensaje iba dirigido a tu propio número.',
      merchant: 'Haz la prueba con otro teléfono.',
    },
    '131026': {
      happened:
        'No se pudo entregar el mensaje: el número no está en WhatsApp o su aplicación es demasiado antigua.',
      merchant: 'Confirma el número con el cliente o contáctalo por otro medio.',
    },
    '131030': {
      happened: 'Tu número está en modo de prueba, y esta persona no está en su lista de prueba.',
      merchant: 'Saca el número del modo de prueba en el administrador de WhatsApp.',
    },
    '131051': {
      happened: 'El WhatsApp de esta persona no puede mostrar este tipo de mensaje.',
      merchant: 'Usa un mensaje más sencillo, con texto y una imagen.',
    },
  }),
  windowClosed: translate<(typeof english)['whatsappFailures']['windowClosed'], 'es'>({
    '131047': {
      happened:
        'Pasaron más de 24 horas desde que esta persona te escribió por última vez, y fuera de ese plazo solo se pueden enviar plantillas.',
      merchant: 'Envía en su lugar una plantilla aprobada.',
    },
  }),
  template: translate<(typeof english)['whatsappFailures']['template'], 'es'>({
    '132000': {
      happened: 'La plantilla y el mensaje no tienen la misma cantidad de variables.',
      merchant: 'Envía la plantilla de nuevo a aprobación.',
    },
    '132001': {
      happened: 'La plantilla no existe en este idioma, o WhatsApp aún no la aprobó.',
      merchant: 'Revísala en Plantillas y envíala de nuevo a aprobación.',
    },
    '132007': {
      happened: 'El contenido de la plantilla infringe una de las reglas de WhatsApp.',
      merchant: 'Cambia su texto y envíala de nuevo a aprobación.',
    },
    '132012': {
      happened: 'Una variable se completó con un formato distinto del que espera la plantilla.',
      merchant: 'Revisa las variables de la plantilla.',
    },
    '132015': {
      happened: 'WhatsApp puso esta plantilla en pausa porque a los clientes no les gustó.',
      merchant: 'Espera a que se libere o escribe una mejor.',
    },
    '132016': {
      happened: 'WhatsApp deshabilitó esta plantilla para siempre tras varias quejas.',
      merchant: 'Escribe una plantilla nueva.',
    },
    '132068': {
      happened: 'El formulario de esta plantilla está bloqueado.',
      merchant: 'Cambia la plantilla por una sin el formulario.',
    },
    '132069': {
      happened: 'El formulario de esta plantilla se está abriendo con demasiada frecuencia.',
      merchant: 'Inténtalo más tarde.',
    },
  }),
  request: translate<(typeof english)['whatsappFailures']['request'], 'es'>({
    '100': {
      happened: 'WhatsApp no entendió una parte de este mensaje.',
      merchant: 'Avisa a la persona que administra tu servidor de Bellbird.',
    },
    '131008': {
      happened: 'A este mensaje le faltaba una parte que WhatsApp necesita.',
      merchant: 'Revisa las variables y las imágenes de la plantilla.',
    },
    '131009': {
      happened: 'WhatsApp no acepta uno de los valores de este mensaje.',
      merchant: 'Revisa las variables y los enlaces de la plantilla.',
    },
    '131062': {
      happened: 'WhatsApp solo conoce a esta persona por un nombre al que no se puede enviar este mensaje.',
      merchant: 'Pídele su número de teléfono.',
    },
    '132005': {
      happened: 'Con los valores de esta persona, el texto era demasiado largo.',
      merchant: 'Si ocurre a menudo, acorta el texto de la plantilla.',
    },
    '132008': {
      happened: 'Una variable de este mensaje tenía un valor que WhatsApp no permite ahí.',
      merchant: 'Revisa con qué se completan las variables de la plantilla.',
    },
    '132018': {
      happened:
        'Un valor de este mensaje no encajaba en el texto, el encabezado o los botones de la plantilla.',
      merchant: 'Si ocurre con todos los mensajes, envía la plantilla de nuevo a aprobación.',
    },
    '135000': {
      happened: 'WhatsApp rechazó el mensaje sin decir por cuál de sus partes.',
      merchant: 'Prueba con otra plantilla.',
    },
  }),
  media: translate<(typeof english)['whatsappFailures']['media'], 'es'>({
    '131052': {
      happened: 'No se pudo obtener la imagen o el archivo que envió esta persona.',
      merchant: 'Pídele que lo envíe de nuevo.',
    },
    '131053': {
      happened: 'WhatsApp no pudo cargar la imagen o el archivo de este mensaje.',
      merchant: 'Reemplázalo: las imágenes tienen como máximo 5 MB y son JPEG o PNG.',
    },
  }),
  account: account,
  auth: auth,
};
