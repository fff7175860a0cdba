import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { failureClasses } from './es-failure-classes.ts';
import { messengerFailures } from './es-messenger-failures.ts';
import { rules, waits } from './es-reasons.ts';
import { whatsappFailures } from './es-whatsapp-failures.ts';

export const texts: typeof english = {
  panel: translate<(typeof english)['panel'], 'es'>({
    title: 'Envíos',
    senderHealth: 'Estado del remitente',
    what: 'tus límites',
    save: 'Guardar',
    discard: 'Descartar',
    saving: 'Guardando',
    saved: 'Se guardó correctamente',
  }),
  quietHours: translate<(typeof english)['quietHours'], 'es'>({
    title: 'Horas de silencio',
    text: 'Durante las horas de silencio, las ofertas quedan en espera y se envían después. Las horas de silencio siguen la hora local de cada persona.',
    note: 'Los recibos y los avisos de envío se envían a cualquier hora.',
    switch: 'Retener las ofertas por la noche',
    from: 'Desde',
    until: 'Hasta',
    sameTime: 'Las horas de silencio tienen que terminar a una hora distinta de la que empiezan.',
  }),
  caps: translate<(typeof english)['caps'], 'es'>({
    title: 'Máximo de ofertas por persona',
    text: 'Cuenta todas las campañas y difusiones juntas. Todos los mensajes sobre un mismo carrito cuentan una vez. La bienvenida tras suscribirse no cuenta. Las ofertas que superan el límite quedan en espera, o se descartan si fueran a llegar demasiado tarde.',
    mostInDay: 'En 24 horas',
    mostInWeek: 'En 7 días',
    mostInMonth: 'En 30 días',
    none: 'Sin límite',
  }),
  talks: translate<(typeof english)['talks'], 'es'>({
    title: 'Mientras hablas con alguien',
    text: 'Cuando tú o alguien de tu equipo escribe a una persona, aquí o en la app de WhatsApp, las ofertas para esa persona esperan. Los recibos, los avisos de envío y las preguntas sobre pedidos contra entrega se envían.',
    label: 'Las ofertas esperan',
    none: 'Las ofertas no esperan',
    hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  }),
  waiting: translate<(typeof english)['waiting'], 'es'>({
    none: 'No hay mensajes en espera por estos límites.',
    quietHours: {
      one: '{count} mensaje espera a que terminen las horas de silencio. Se vuelve a comprobar en cuanto guardes.',
      many: '{count} de mensajes esperan a que terminen las horas de silencio. Se vuelven a comprobar en cuanto guardes.',
      other:
        '{count} mensajes esperan a que terminen las horas de silencio. Se vuelven a comprobar en cuanto guardes.',
    },
    frequencyCap: {
      one: '{count} mensaje espera a que la persona pueda recibir otra oferta. Se vuelve a comprobar en cuanto guardes.',
      many: '{count} de mensajes esperan a que la persona pueda recibir otra oferta. Se vuelven a comprobar en cuanto guardes.',
      other:
        '{count} mensajes esperan a que la persona pueda recibir otra oferta. Se vuelven a comprobar en cuanto guardes.',
    },
    both: {
      one: '{count} mensaje en espera: {quiet} hasta que terminen las horas de silencio y {capped} hasta que la persona pueda recibir otra oferta. Se vuelve a comprobar en cuanto guardes.',
      many: '{count} de mensajes en espera: {quiet} hasta que terminen las horas de silencio y {capped} hasta que la persona pueda recibir otra oferta. Se vuelven a comprobar en cuanto guardes.',
      other:
        '{count} mensajes en espera: {quiet} hasta que terminen las horas de silencio y {capped} hasta que la persona pueda recibir otra oferta. Se vuelven a comprobar en cuanto guardes.',
    },
  }),
  pause: translate<(typeof english)['pause'], 'es'>({
    button: 'Pausar todos los envíos',
    question: '¿Pausar todos los envíos?',
    text: 'Las campañas, las difusiones, los mensajes de pedidos, las respuestas y las pruebas esperan hasta que los reanudes. Solo se siguen enviando las confirmaciones de baja.',
    onTheirWay: 'Los mensajes que se están enviando en este momento aún pueden llegar.',
    confirm: 'Pausar todos los envíos',
    cancel: 'Cancelar',
    waiting: 'Pausando',
    done: 'Todos los envíos están en pausa',
  }),
  resume: translate<(typeof english)['resume'], 'es'>({
    button: 'Reanudar envíos',
    question: '¿Reanudar los envíos?',
    noneInTime:
      'Ya es demasiado tarde para todos los mensajes en espera. Los mensajes nuevos se envían a partir de ahora.',
    inTime: {
      one: '{count} mensaje en espera puede enviarse ahora, dentro de tus límites y horas de silencio. No se envía si su carrito ya se compró o su campaña está desactivada.',
      many: '{count} de mensajes en espera pueden enviarse ahora, dentro de tus límites y horas de silencio. No se envían si su carrito ya se compró o su campaña está desactivada.',
      other:
        '{count} mensajes en espera pueden enviarse ahora, dentro de tus límites y horas de silencio. No se envían si su carrito ya se compró o su campaña está desactivada.',
    },
    nothingHeld: 'La pausa no retiene ningún mensaje. Los mensajes nuevos se envían a partir de ahora.',
    late: {
      one: 'Ya es demasiado tarde para {count} mensaje',
      many: 'Ya es demasiado tarde para {count} de mensajes',
      other: 'Ya es demasiado tarde para {count} mensajes',
    },
    drop: 'Descartarlos. La lista de mensajes muestra cuáles son.',
    send: 'Enviarlos también',
    confirm: 'Reanudar envíos',
    cancel: 'Cancelar',
    waiting: 'Reanudando',
    done: 'Los mensajes se vuelven a enviar',
  }),
  banner: translate<(typeof english)['banner'], 'es'>({
    since: 'Todos los envíos están en pausa desde el {when}.',
    held: {
      one: '{count} mensaje está en espera.',
      many: '{count} de mensajes están en espera.',
      other: '{count} mensajes están en espera.',
    },
  }),
  bubbles: translate<(typeof english)['bubbles'], 'es'>({
    sendLocation: 'Enviar ubicación',
    subtotal: 'Subtotal',
    shipping: 'Envío',
    tax: 'Impuestos',
  }),
  rules: rules,
  waits: waits,
  failureClasses: failureClasses,
  whatsappFailures: whatsappFailures,
  messengerFailures: messengerFailures,
};
