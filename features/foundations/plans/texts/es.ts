import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { offerWords, cardWords, priceWords } from './es-offers.ts';

export const texts: typeof english = {
  badge: translate<(typeof english)['badge'], 'es'>({
    spoken: 'Tu plan:',
    trial: {
      one: 'Queda {count} día de prueba gratis',
      many: 'Quedan {count} de días de prueba gratis',
      other: 'Quedan {count} días de prueba gratis',
    },
    billed: 'Tu ciclo se reinicia el {day}',
    trialShort: { one: 'Queda {count} día', many: 'Quedan {count} de días', other: 'Quedan {count} días' },
    billedShort: 'Reinicio: {day}',
    reached: 'Límite alcanzado, se reinicia el {day}',
    reachedShort: 'Límite alcanzado',
  }),
  notice: translate<(typeof english)['notice'], 'es'>({
    reached: {
      messages: {
        one: 'Ya usaste el {count} mensaje de tu plan para este ciclo. Los demás mensajes esperan hasta el {endsOn}.',
        many: 'Ya usaste los {count} de mensajes de tu plan para este ciclo. Los demás mensajes esperan hasta el {endsOn}.',
        other:
          'Ya usaste los {count} mensajes de tu plan para este ciclo. Los demás mensajes esperan hasta el {endsOn}.',
      },
      conversations: {
        one: 'Ya usaste la {count} conversación de tu plan para este ciclo. Los demás mensajes esperan hasta el {endsOn}.',
        many: 'Ya usaste los {count} de conversaciones de tu plan para este ciclo. Los demás mensajes esperan hasta el {endsOn}.',
        other:
          'Ya usaste las {count} conversaciones de tu plan para este ciclo. Los demás mensajes esperan hasta el {endsOn}.',
      },
    },
    next: {
      raiseCap: 'Para enviarlos ahora, sube tu límite de uso.',
      openPlans: 'Para enviarlos ahora, elige un plan de pago.',
    },
    near: 'Estás cerca de tu límite de uso para este ciclo. Cuando lo alcances, los mensajes esperarán hasta el {endsOn}.',
    raiseCap: 'Subir el límite',
    openPlans: 'Ver planes',
    close: 'Cerrar este aviso',
  }),
  plans: translate<(typeof english)['plans'], 'es'>({
    title: 'Ahora tienes {plan}',
    titleOfName: 'Ahora tienes el plan {name}',
    titleWithoutPlan: 'Elige un plan para continuar',
    close: 'Cerrar los planes',
    what: 'los planes',
    loading: 'la lista de planes',
    whoCharges:
      'Los precios son en dólares estadounidenses, cada 30 días. Shopify los agrega a la factura de tu tienda y los paga a las personas que administran Bellbird en {host}. Las tarifas de WhatsApp no están incluidas: las paga el dueño del número de WhatsApp.',
    prices: 'Precios de los mensajes',
    notNow: '¿Ahora no?',
    logOut: 'Cerrar sesión',
  }),
  card: translate<(typeof english)['card'], 'es'>({
    price: '{price} <per>al mes</per>',
    aboutPrice: 'Sobre este precio: {text}',
    afterRevenue: {
      freeUpTo: 'Gratis hasta {revenue} al mes de ingresos atribuidos; después, {price} al mes',
      flatAfter: 'Tarifa fija de {price} al mes a partir de {revenue} al mes de ingresos atribuidos',
    },
    firstBill: {
      noCharge: 'Sin cargos que aprobar',
      freeTrial: 'Prueba gratis de {count} días',
      trialLeft: {
        one: 'Queda {count} día de prueba gratis',
        many: 'Quedan {count} de días de prueba gratis',
        other: 'Quedan {count} días de prueba gratis',
      },
      nextBill: 'Próxima factura el {day}',
      today: 'Se factura desde hoy',
    },
    current: 'Plan actual',
    select: 'Elegir plan',
    included: 'Incluye:',
    notIncluded: 'No incluye:',
  }),
  leaving: translate<(typeof english)['leaving'], 'es'>({
    title: '¿Dejar {own} y pasar a {free}?',
    ends: {
      unbilled: '{plan} termina de inmediato.',
      trial: {
        one: '{plan} termina de inmediato y no se factura nada. Tu prueba gratis continúa y termina en {count} día.',
        many: '{plan} termina de inmediato y no se factura nada. Tu prueba gratis continúa y termina en {count} de días.',
        other:
          '{plan} termina de inmediato y no se factura nada. Tu prueba gratis continúa y termina en {count} días.',
      },
      paid: '{plan} termina de inmediato. Los días que ya pagaste no se reembolsan.',
      usage:
        '{plan} termina de inmediato. Lo que usaste hasta ahora se factura igualmente, y los días que ya pagaste no se reembolsan.',
    },
    lost: 'Tu tienda pierde: {parts}.',
    limit: {
      one: '{plan} incluye {count} conversación al mes. Cuando se agota, los mensajes esperan hasta el mes siguiente.',
      many: '{plan} incluye {count} de conversaciones al mes. Cuando se agotan, los mensajes esperan hasta el mes siguiente.',
      other:
        '{plan} incluye {count} conversaciones al mes. Cuando se agotan, los mensajes esperan hasta el mes siguiente.',
    },
    again: {
      notSold: 'Este plan ya no se ofrece, así que no podrás volver a elegirlo.',
      listedPrice:
        'Pagas un precio anterior. Si vuelves a elegir este plan, pagarás el precio que esté en la lista en ese momento.',
    },
    keep: 'Conservar mi plan',
    leave: 'Pasar a {free}',
  }),
  change: translate<(typeof english)['change'], 'es'>({
    changing: 'Cambiando de plan',
    changed: '¡El plan se cambió correctamente!',
    failed: 'Error al cambiar de plan',
    cancelling: 'Cancelando la mejora de plan',
    cancelled: '¡El plan se canceló correctamente!',
    cancelFailed: 'Error al cancelar el cargo',
  }),
  usage: translate<(typeof english)['usage'], 'es'>({
    title: 'Tu ciclo de facturación',
    resets: 'Se reinicia el {day}.',
    firstBill: 'Primera factura el {day}.',
    nextBill: 'Próxima factura el {day}.',
    trialLeft: {
      one: 'A tu prueba le queda {count} día. Lo conservas al cambiar de plan.',
      many: 'A tu prueba le quedan {count} de días. Los conservas al cambiar de plan.',
      other: 'A tu prueba le quedan {count} días. Los conservas al cambiar de plan.',
    },
    meters: {
      revenue: 'Ingresos atribuidos en este ciclo',
      messages: 'Mensajes en este ciclo',
      conversations: 'Conversaciones en este ciclo',
    },
    now: {
      included:
        'El precio incluye {included}. Lo que envíes por encima se cobra, hasta {most} en este ciclo.',
      charged:
        'Ya usaste los {included} incluidos. Lo que envías ahora se cobra, hasta {most} en este ciclo.',
      bounded: 'Al llegar a {most}, los mensajes esperan hasta el {endsOn}.',
      unbounded: 'El precio incluye {included}. Lo que envíes por encima se cobra.',
      usedUp: 'Ya se usaron los {most}. La cuenta vuelve a empezar el {endsOn}.',
      revenueFree: 'Hasta {included} no se cobra nada por los ingresos.',
      revenueCharged: 'Por encima de {included}, tu plan cuesta más. Tus mensajes se siguen enviando.',
      capStops:
        'Al llegar a {most}, los mensajes esperan hasta que subas el límite o empiece el próximo ciclo.',
      capFlat: 'A partir de {most} no se cobra nada más. Tus mensajes se siguen enviando.',
    },
    charges: 'Cargos por uso en este ciclo',
    raiseCap: 'Subir el límite',
    revenueNotCharged:
      'Una barra llena significa que tus mensajes generaron más de lo que puede costar el uso. Los ingresos en sí no se cobran.',
    usedUp:
      'Alcanzaste tu límite de uso. No se envía nada más: todos los mensajes esperan hasta el {endsOn}. Los que para entonces ya no tengan sentido se descartan.',
    nearFlat:
      'Estás cerca de lo máximo que puede costar el uso en este ciclo. Por encima de eso no se cobra nada más.',
    percent: '{figures}, {percent} por ciento',
  }),
  cap: translate<(typeof english)['cap'], 'es'>({
    title: 'Sube tu límite de uso',
    text: 'El uso puede costar hasta {limit} en cada ciclo de facturación. En este ciclo lleva {used}. Un límite más alto empieza cuando lo apruebas en tu tienda.',
    limit: 'Límite nuevo',
    choice: '{amount} cada 30 días',
    other: 'Otro importe',
    amount: 'Importe en dólares estadounidenses',
    problems: {
      NO_AMOUNT: 'Escribe un importe, por ejemplo 120.',
      CAP_NOT_HIGHER: 'Escribe más de {limit}, que es tu límite actual.',
      CAP_TOO_HIGH: 'Escribe {most} o menos.',
    },
    close: 'Ahora no',
    approve: 'Aprobarlo en mi tienda',
  }),
  approve: translate<(typeof english)['approve'], 'es'>({
    title: 'Aprobar cargos',
    text: 'Tu plan nuevo empieza cuando apruebas su cargo en tu tienda. Antes de aprobarlo, ves ahí el precio otra vez.',
    cancel: 'Cancelar la mejora',
  }),
  declined: translate<(typeof english)['declined'], 'es'>({
    title: 'No se aprobó el cargo',
    text: 'Rechazaste en tu tienda el cargo de tu plan nuevo, así que no se facturó nada. Apruébalo para tener el plan nuevo o quédate en tu plan actual.',
    stay: 'Seguir en {plan}',
  }),
  welcome: translate<(typeof english)['welcome'], 'es'>({
    title: 'Te damos la bienvenida a Bellbird',
    text: 'El plan de pago es gratis los primeros 30 días.',
    price:
      'Después cuesta {price} al mes, pero solo en los meses en que Bellbird te haya generado al menos {revenue} de ingresos.',
    later: 'Más tarde',
    seePlans: 'Ver planes',
  }),
  ownNumber: translate<(typeof english)['ownNumber'], 'es'>({
    title: 'Configura tu número de la API de WhatsApp',
    text: 'Tu plan envía desde tu propio número de WhatsApp. Solicítalo a WhatsApp. Toma unos diez minutos, y necesitas el nombre y la dirección de tu empresa.',
    close: 'Ahora no',
    openForm: 'Abrir el formulario de solicitud',
  }),
  prices: translate<(typeof english)['prices'], 'es'>({
    back: 'Volver a los planes',
    what: 'los precios',
    loading: 'la lista de precios',
    aboutUsage:
      'Lo que incluye un plan empieza de nuevo cada 30 días. Por encima de eso, Bellbird cobra por tramos completos, hasta el límite que apruebes en tu tienda. Los mensajes que superan ese límite quedan en espera, excepto en los planes que a partir de ahí no cuestan más.',
    aboutMeters:
      'Un mensaje es un mensaje enviado a un cliente. Una conversación es un cliente en un día, con cualquier cantidad de mensajes. Los ingresos atribuidos vienen de pedidos hechos después de un clic en un mensaje o con el código de descuento de un mensaje.',
    aboutWhatsApp: 'Las tarifas de WhatsApp no forman parte de estos precios. {replyPrices}',
    own: 'Tu plan, con el precio que aceptaste',
    listed: 'Planes que puedes elegir',
    plan: 'Plan',
    price: 'Precio al mes',
    included: 'Incluye',
    beyond: 'Por encima',
    most: 'El uso cuesta como máximo',
  }),
  offerWords: offerWords,
  cardWords: cardWords,
  priceWords: priceWords,
};
