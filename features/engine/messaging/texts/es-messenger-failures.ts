import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-messenger-failures.ts';

export const messengerFailures = translate<(typeof english)['messengerFailures'], 'es'>({
  transient: {
    '1': { happened: 'Hubo un fallo en Messenger.', merchant: 'No tienes que hacer nada.' },
    '2': { happened: 'Messenger no funcionó por un momento.', merchant: 'No tienes que hacer nada.' },
    '1200': {
      happened: 'Messenger no pudo aceptar el mensaje en ese momento.',
      merchant: 'No tienes que hacer nada.',
    },
  },
  rate: {
    '4': {
      happened: 'Bellbird hizo demasiadas solicitudes a Messenger a la vez.',
      merchant: 'No tienes que hacer nada.',
    },
    '32': {
      happened: 'Tu página hizo demasiadas solicitudes a Messenger a la vez.',
      merchant: 'No tienes que hacer nada.',
    },
    '613': {
      happened: 'En un momento se enviaron desde tu página más mensajes de los que permite Messenger.',
      merchant: 'No tienes que hacer nada.',
    },
    '80006': {
      happened: 'Tu página alcanzó por el momento la velocidad máxima de Messenger.',
      merchant: 'No tienes que hacer nada.',
    },
  },
  pairRate: {},
  perUserMarketing: {},
  optedOut: {
    '551': {
      happened: 'Esta persona bloqueó tu página en Messenger o dejó Messenger.',
      merchant: 'Respeta su decisión. Si vuelve a escribir a tu página, podrás responderle.',
    },
  },
  undeliverable: {
    '2018001': {
      happened: 'Messenger no conoce a nadie con este ID.',
      merchant: 'Si la persona vuelve a escribir a tu página, podrás responderle.',
    },
    '2018108': {
      happened: 'Esta persona no acepta ahora mensajes de tu página.',
      merchant: 'Puede volver a permitirlos en Messenger.',
    },
  },
  windowClosed: {
    '1545041': {
      happened: 'Esta persona no escribió a tu página dentro del plazo de Messenger.',
      merchant: 'Las ofertas se envían de nuevo cuando te escriba.',
    },
    '2018065': {
      happened:
        'Las reglas de Messenger no permitían este mensaje tanto tiempo después de que la persona escribió por última vez.',
      merchant: 'Las ofertas se envían de nuevo cuando escriba a tu página.',
    },
    '2018278': {
      happened: 'Pasaron más de 24 horas desde que esta persona escribió por última vez a tu página.',
      merchant:
        'Las ofertas se envían de nuevo cuando escriba. Los recibos y los avisos de envío pueden enviarse como mensajes de utilidad.',
    },
  },
  template: {},
  request: {
    '100': {
      happened: 'Messenger no entendió una parte de este mensaje.',
      merchant: 'Avisa a la persona que administra tu servidor de Bellbird.',
    },
  },
  media: {},
  account: {
    '33': {
      happened: 'Facebook ya no reconoce tu página, o Bellbird ya no puede usarla.',
      merchant: 'Vuelve a conectar la página en Configuración.',
    },
    '368': {
      happened: 'Facebook bloqueó por un tiempo los envíos de tu página.',
      merchant: 'Abre la calidad de tu página en Facebook para ver el motivo.',
    },
    '803': {
      happened: 'Facebook no reconoce la página desde la que se envió esto.',
      merchant: 'Vuelve a conectar la página en Configuración.',
    },
    '1893063': {
      happened: 'Facebook restringió tu página, así que ahora no puede enviar.',
      merchant: 'Abre la calidad de tu página en Facebook para ver el motivo.',
    },
  },
  auth: {
    '3': {
      happened: 'A Bellbird le falta un permiso de tu página.',
      merchant: 'Vuelve a conectar la página, con todos los permisos.',
    },
    '10': {
      happened: 'Un permiso de tu página no se concedió o se retiró.',
      merchant: 'Vuelve a conectar la página, con todos los permisos.',
    },
    '101': {
      happened: 'Facebook no reconoce la app con la que envía Bellbird.',
      merchant: 'Avisa a la persona que administra tu servidor de Bellbird.',
    },
    '102': {
      happened: 'La sesión de Bellbird en Facebook terminó.',
      merchant: 'Vuelve a conectar la página en Configuración.',
    },
    '104': {
      happened: 'Facebook no aceptó la firma de Bellbird.',
      merchant: 'Avisa a la persona que administra tu servidor de Bellbird.',
    },
    '190': {
      happened: 'El acceso de Bellbird a tu página caducó.',
      merchant: 'Vuelve a conectar la página en Configuración.',
    },
    '200': {
      happened: 'Bellbird no tiene permiso para enviar en nombre de esta página.',
      merchant: 'Vuelve a conectar la página, con todos los permisos.',
    },
    '230': {
      happened: 'Tu página no permitió que Bellbird envíe mensajes.',
      merchant: 'Vuelve a conectar la página, con todos los permisos.',
    },
  },
});
