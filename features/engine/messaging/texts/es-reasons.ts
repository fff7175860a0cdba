import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-reasons.ts';

export const rules = translate<(typeof english)['rules'], 'es'>({
  expired: {
    short: 'Demasiado tarde para ser útil',
    long: 'Esperó tanto que ya no habría sido actual, así que se descartó.',
    passed: 'Todavía a tiempo para enviarse',
  },
  appUninstalled: {
    short: 'La app no estaba instalada',
    long: 'En ese momento, Bellbird no estaba instalado en tu tienda. No se envía nada hasta que se instale de nuevo.',
    passed: 'Bellbird está instalado en tu tienda',
  },
  cancelled: {
    short: 'La difusión se canceló',
    long: 'La difusión a la que pertenece se canceló antes de que le llegara el turno.',
    passed: 'Su difusión no se canceló',
  },
  campaignOff: {
    short: 'Campaña desactivada',
    long: 'La campaña se desactivó antes de que este mensaje se enviara. Actívala para los próximos.',
    passed: 'Su campaña está activada',
  },
  orderedSince: {
    short: 'Hizo un pedido mientras tanto',
    long: 'El cliente hizo un pedido antes de que se enviara, así que ya no había nada que recordarle.',
    passed: 'No llegó ningún pedido entretanto',
  },
  cartEmptied: {
    short: 'El carrito se vació',
    long: 'El cliente sacó todo del carrito antes de que se enviara, así que ya no había nada que recordarle.',
    passed: 'El carrito no se vació',
  },
  cartReplaced: {
    short: 'Empezó otro carrito',
    long: 'El cliente empezó otro carrito antes de que se enviara. Cuenta el nuevo.',
    passed: 'Ningún otro carrito ocupó su lugar',
  },
  orderCancelled: {
    short: 'El pedido se canceló',
    long: 'El pedido se canceló antes de que este mensaje se enviara, así que ya no había nada que decir.',
    passed: 'Su pedido no se canceló',
  },
  overtaken: {
    short: 'Hubo novedades posteriores',
    long: 'Ocurrió algo más reciente antes de que este mensaje se enviara. En su lugar se envía el mensaje más nuevo.',
    passed: 'No hubo novedades entretanto',
  },
  orderSettled: {
    short: 'Pedido ya resuelto',
    long: 'El pedido se pagó, se envió o se canceló antes de que este mensaje se enviara, así que ya no había nada que preguntar.',
    passed: 'Su pedido seguía sin resolver',
  },
  madeAnew: {
    short: 'Reescrito',
    long: 'Lo que cuenta o tu configuración cambió antes de que se enviara. En su lugar se envía una versión nueva.',
    passed: 'Nada de su contenido cambió',
  },
  teamAnswered: {
    short: 'Tu equipo respondió antes',
    long: 'Alguien de tu equipo escribió a la persona antes de que se enviara, así que ya no hacía falta.',
    passed: 'Nadie de tu equipo había respondido aún',
  },
  droppedByTeam: {
    short: 'Descartado por tu equipo',
    long: 'Alguien de tu equipo lo descartó durante una conversación.',
    passed: 'Nadie de tu equipo lo había descartado',
  },
  noConsent: {
    short: 'No aceptó ofertas',
    long: 'Esta persona no aceptó recibir ofertas o se dio de baja. Solo ella puede cambiarlo: en tu tienda o escribiéndote START.',
    passed: 'La persona aceptó recibir esto',
  },
  testStopped: {
    short: 'Este número escribió STOP',
    long: 'Quien tiene este número escribió STOP, y eso vale también para las pruebas. Usa otro número.',
    passed: 'Nadie escribió STOP desde este número',
  },
  notReachable: {
    short: 'Sin número ni ID',
    long: 'No hay ningún número ni ID al que enviar en este canal. La persona puede volver a suscribirse con uno.',
    passed: 'Hay un número o ID al que enviar',
  },
  windowClosed: {
    short: 'Pasaron las 24 horas',
    long: 'Los mensajes sin una plantilla aprobada solo se pueden enviar dentro de las 24 horas siguientes al último mensaje de la persona. Usa una plantilla.',
    passed: 'Las reglas del canal lo permiten ahora',
  },
  noMarketingTemplate: {
    short: 'Plantilla no permitida en ofertas',
    long: 'Messenger solo acepta plantillas para los pedidos y su entrega. Escribe la oferta como un mensaje normal: se envía a quienes te escribieron en las últimas 24 horas.',
    passed: 'Messenger permite este tipo de mensaje',
  },
  noMarketingToUs: {
    short: 'Sin ofertas a EE. UU.',
    long: 'WhatsApp no entrega ofertas con plantilla a números de Estados Unidos. Los recibos y los avisos de envío llegan, y también las ofertas que escribes dentro de las 24 horas siguientes al último mensaje de la persona.',
    passed: 'WhatsApp entrega ofertas en este país',
  },
  templateStopped: {
    short: 'Plantilla detenida',
    long: 'Su plantilla está en pausa, rechazada o deshabilitada, o no existe. Revísala en Plantillas.',
    passed: 'Su plantilla no está detenida',
  },
  paused: {
    short: 'Difusión en pausa',
    long: 'La difusión a la que pertenece está en pausa. Reanúdala para enviar este mensaje.',
    passed: 'Su difusión no está en pausa',
  },
  chargeNotActive: {
    short: 'Plan sin aprobar',
    long: 'El cobro de tu plan aún no está aprobado. Apruébalo y este mensaje se envía automáticamente.',
    passed: 'Tu plan está activo',
  },
  planLimit: {
    short: 'Plan agotado',
    long: 'Ya se usó todo lo que incluye tu plan en este ciclo de facturación. Mejora tu plan o sube tu límite para continuar.',
    passed: 'A tu plan le queda espacio',
  },
  templatePending: {
    short: 'Plantilla sin aprobar',
    long: 'Su plantilla aún no está aprobada. Este mensaje se envía en cuanto lo esté.',
    passed: 'Su plantilla está aprobada',
  },
  answeredElsewhere: {
    short: 'Otra app le responde',
    long: 'Ahora otra app responde a esta persona. Un mensaje de Bellbird tomaría el control de la conversación, por eso espera.',
    passed: 'Ninguna otra app le respondía',
  },
  talking: {
    short: 'Estás hablando con esta persona',
    long: 'Espera porque estás hablando con esta persona. Las ofertas esperan unas horas desde tu último mensaje. En Configuración se indica cuántas.',
    passed: 'No estabas hablando con esta persona',
  },
  quietHours: {
    short: 'Horas de silencio',
    long: 'Donde vive esta persona empezaron tus horas de silencio, así que la oferta espera hasta que terminen. En Configuración puedes ver cuáles son.',
    passed: 'Fuera de las horas de silencio donde vive',
  },
  frequencyCap: {
    short: 'Límite de mensajes alcanzado',
    long: 'Esta persona ya recibió todas las ofertas que permiten tus límites. Los límites están en Configuración.',
    passed: 'Dentro de tus límites por persona',
  },
  anotherUnderWay: {
    short: 'Antes va otra oferta',
    long: 'En este momento se está enviando otra oferta a esta persona. Después sigue esta, si tus límites lo permiten.',
    passed: 'No se le estaba enviando otra oferta',
  },
  dailyReach: {
    short: 'Límite diario alcanzado',
    long: 'Tu número escribió a todas las personas que WhatsApp permite en 24 horas. Continúa en cuanto haya espacio.',
    passed: 'Dentro del límite diario de WhatsApp',
  },
});

export const waits = translate<(typeof english)['waits'], 'es'>({
  discountCode: {
    short: 'Se crea el código de descuento',
    long: 'Su código de descuento aún no existe en tu tienda. Se envía en cuanto exista, nunca sin él.',
  },
  retry: {
    short: 'Se intenta de nuevo',
    long: 'El proveedor lo rechazó por el momento. Se intenta de nuevo automáticamente.',
  },
  unreached: {
    short: 'Sin conexión con el proveedor',
    long: 'Falló la conexión con el proveedor, así que no se envió. Se intenta de nuevo automáticamente.',
  },
  notBegun: {
    short: 'Se intenta de nuevo',
    long: 'Un problema nuestro lo detuvo antes de que se enviara. Se intenta de nuevo automáticamente.',
  },
  postponed: {
    short: 'Pospuesto por tu equipo',
    long: 'Alguien de tu equipo lo pospuso a otro día durante una conversación. Entonces se comprobará de nuevo.',
  },
  anotherDay: {
    short: 'Se intenta otro día',
    long: 'El proveedor limita cuánto marketing recibe esta persona, así que se intenta de nuevo otro día.',
  },
  restored: {
    short: 'Retenido',
    long: 'Bellbird se restauró a partir de una copia de seguridad, y puede que este mensaje ya se haya enviado antes. Decide la persona que administra Bellbird.',
  },
  dueLater: { short: 'Es para más tarde', long: 'Está previsto para más adelante.' },
  allPaused: {
    short: 'Todos los envíos están en pausa',
    long: 'Pausaste todos los envíos. Se envía cuando los reanudes, a menos que entonces ya sea demasiado tarde.',
  },
  noAnswer: {
    short: 'Sin confirmar por el proveedor',
    long: 'Este mensaje se envió, pero el proveedor no lo confirmó. Una oferta no se envía por segunda vez. Un mensaje de pedido se envía de nuevo una vez, si no se sabe nada después de 60 minutos. Tras 24 horas sin noticias, el mensaje cuenta como fallido.',
  },
  queued: { short: 'Entre los próximos', long: 'Se envía con los próximos.' },
  sending: { short: 'Enviando', long: 'Va camino al proveedor.' },
  uncertain: { short: 'Sin respuesta aún', long: 'El proveedor no dijo qué pasó con él.' },
});
