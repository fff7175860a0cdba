import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-failure-classes.ts';

export const failureClasses = translate<(typeof english)['failureClasses'], 'es'>({
  transient: {
    name: 'Fallo del proveedor',
    happened: 'El proveedor tuvo un fallo pasajero.',
    bellbird: 'Bellbird lo intenta de nuevo automáticamente, hasta seis veces.',
    ended: 'Bellbird lo intentó seis veces en unos minutos y después desistió.',
    merchant: 'No tienes que hacer nada.',
  },
  rate: {
    name: 'Demasiado rápido',
    happened: 'Tu remitente envió más rápido de lo que permite el proveedor.',
    bellbird: 'Bellbird reduce la velocidad y lo envía de nuevo. El mensaje conserva su lugar.',
    merchant: 'No tienes que hacer nada.',
  },
  pairRate: {
    name: 'Demasiado rápido para una persona',
    happened: 'Una persona recibió demasiados mensajes en pocos segundos.',
    bellbird: 'Bellbird espera un poco, solo con esta persona, y lo envía de nuevo.',
    ended: 'Bellbird lo intentó seis veces con pausas cada vez más largas y después desistió.',
    merchant: 'No tienes que hacer nada.',
  },
  perUserMarketing: {
    name: 'Recibe demasiado marketing',
    happened: 'El proveedor limita cuánto marketing recibe esta persona.',
    bellbird:
      'Bellbird lo intenta de nuevo un día después y luego a los dos días, mientras el mensaje siga siendo actual.',
    merchant: 'Envía menos ofertas, pero mejores.',
  },
  optedOut: {
    name: 'De baja en el proveedor',
    happened: 'La persona detuvo tus ofertas en el proveedor.',
    bellbird: 'Bellbird dio de baja a esta persona y no le envía más ofertas.',
    merchant: 'Puede volver a suscribirse en tu tienda.',
  },
  undeliverable: {
    name: 'No localizable',
    happened: 'El proveedor no puede contactar a esta persona.',
    bellbird: 'Bellbird no vuelve a enviar este mensaje.',
    merchant: 'Revisa el número o contáctala por otro medio.',
  },
  windowClosed: {
    name: 'Pasaron las 24 horas',
    happened: 'Había terminado el tiempo en que puedes responder libremente.',
    bellbird: 'Bellbird descarta el mensaje: las reglas del proveedor no lo permiten.',
    merchant: 'Usa una plantilla aprobada.',
  },
  template: {
    name: 'Plantilla detenida',
    happened: 'El proveedor rechazó la plantilla.',
    bellbird: 'Bellbird detuvo todo lo que usa esta plantilla.',
    merchant: 'Revisa la plantilla y envíala de nuevo a aprobación.',
  },
  request: {
    name: 'Mensaje rechazado',
    happened: 'El proveedor rechazó el mensaje con un código que Bellbird no conoce.',
    bellbird: 'Bellbird no lo repite, porque se rechazaría de nuevo.',
    merchant: 'Dale el código de abajo a la persona que administra tu servidor de Bellbird.',
  },
  media: {
    name: 'Imagen o archivo',
    happened: 'Se rechazó la imagen o el archivo del mensaje.',
    bellbird: 'Bellbird se lo vuelve a entregar al proveedor y lo intenta una vez más.',
    ended: 'Bellbird se lo volvió a entregar y lo intentó una vez más; después desistió.',
    merchant: 'Reemplaza la imagen o el archivo.',
  },
  account: {
    name: 'Cuenta detenida',
    happened: 'El proveedor detuvo tu cuenta.',
    bellbird: 'Bellbird dejó de enviar desde ella. Lo que está en espera se conserva y se envía más tarde.',
    merchant: 'Resuélvelo con el proveedor y después reanuda los envíos en la página Estado del remitente.',
  },
  auth: {
    name: 'Acceso perdido',
    happened: 'El proveedor ya no permite que Bellbird envíe en tu nombre.',
    bellbird: 'Bellbird dejó de enviar. Lo que está en espera se conserva hasta que vuelvas a conectarte.',
    merchant: 'Vuelve a conectarte en Configuración.',
  },
  noAnswer: {
    name: 'Sin respuesta',
    happened: 'El proveedor nunca dijo qué pasó con este mensaje.',
    bellbird: 'Bellbird no lo vuelve a enviar a ciegas, para que nadie lo reciba dos veces.',
    merchant: 'No tienes que hacer nada. Puede que la persona lo haya recibido.',
  },
  webhooksUnavailable: {
    name: 'Sin noticias',
    happened:
      'Durante un tiempo, después de enviar este mensaje, no se pudo conectar con Bellbird, así que el proveedor no pudo decir qué pasó con él.',
    bellbird:
      'Bellbird no lo vuelve a enviar, para que nadie lo reciba dos veces. Si todavía llega un aviso de entrega, se cuenta.',
    merchant: 'No tienes que hacer nada. Puede que la persona lo haya recibido.',
  },
});
