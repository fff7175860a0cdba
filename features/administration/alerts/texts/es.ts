import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  stores: {
    copy: 'Copiar a otra tienda',
    title: 'Tus tiendas',
    agencies: 'Agencias',
    note: 'Lo que necesita atención en cada una.',
    what: 'Tus tiendas',
    none: 'Entraste desde el panel de Shopify, que solo abre esta tienda. Para ver varias tiendas a la vez, invita tu propio correo en cada una (Configuración, Equipo) y entra por correo.',
    here: 'Estás aquí',
    open: 'Abrir',
    openStore: 'Abrir {shop}',
    role: 'Tu rol: {role}',
    unknown: 'No se pudo leer el estado de esta tienda. Vuelve a cargar la página para intentarlo de nuevo.',
    paused: 'Todos los envíos están en pausa',
    unpaid: {
      toApprove: 'Hay un cargo pendiente de aprobación',
      declined: 'El cargo fue rechazado',
      onHold: 'El plan está suspendido: hay una factura sin pagar',
    },
    falling: 'Los ingresos bajan',
    more: { one: 'y {count} más', many: 'y {count} más', other: 'y {count} más' },
  },
  sinceYesterday: {
    title: 'Tus mensajes de ayer y hoy',
    revenue: 'Ingresos',
    orders: 'Pedidos',
    sent: 'Enviados',
    clicks: 'Clics',
    today: '{value} hoy',
  },
  alerts: {
    title: 'Requiere atención',
    all: 'tus avisos',
    none: 'No hay nada que requiera tu atención.',
    more: { one: 'Mostrar {count} más', many: 'Mostrar {count} más', other: 'Mostrar {count} más' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (en pantalla grande)',
  },
  actions: {
    connect: 'Conectarla',
    connectAgain: 'Volver a conectar',
    connectOne: 'Conectar',
    seeWhy: 'Ver el motivo',
    seeWhatToDo: 'Ver qué hacer',
    seeWhatIsKnown: 'Ver qué se sabe',
    seePlans: 'Ver planes',
    raiseLimit: 'Aumentar el límite',
    seeLimit: 'Ver su límite',
    checkTheme: 'Revisar el tema de tu tienda',
    look: 'Revisar',
    fix: 'Corregir',
    makeAnother: 'Crear otra',
    whatYouCanDo: 'Qué puedes hacer',
    tryAgain: 'Volver a intentar',
    askAgain: 'Volver a pedirlo',
    getFile: 'Obtener el archivo',
    switchOn: 'Activar',
  },
  senders: {
    pageLost: 'Tu página de Facebook está desconectada, así que no se envía nada por Messenger.',
    tokenDead: {
      WA: 'Tu número de WhatsApp ya no da acceso a Bellbird. Los mensajes esperan.',
      FB: 'Tu página de Facebook ya no da acceso a Bellbird. Los mensajes esperan.',
    },
    stopped: {
      WA: 'El proveedor detuvo tu número de WhatsApp. Los mensajes esperan.',
      FB: 'El proveedor detuvo tu página de Facebook. Los mensajes esperan.',
    },
    qualityLow: 'Hay personas que bloquean o denuncian tus mensajes: la calidad de tu número es baja.',
    receiptsLate: 'Hace un rato que no hay noticias de tus últimos mensajes.',
  },
  room: {
    reached: 'Se agotaron los mensajes de tu plan. Los mensajes esperan.',
    capNear: 'Los cargos de tu plan se acercan al límite que aprobaste.',
    usageNear: {
      messages: 'Los {most} mensajes de tu plan están por agotarse: {used} hasta ahora.',
      conversations: 'Las {most} conversaciones de tu plan están por agotarse: {used} hasta ahora.',
    },
    dayLimitNear:
      'Tu número de WhatsApp escribió a {used} de las {most} personas a las que puede escribir en 24 horas.',
    locked: {
      single: 'Se desactivó porque tu plan no lo incluye: {name}.',
      several: 'Se desactivaron porque tu plan no los incluye: {names}.',
    },
  },
  sending: {
    toolIdle: '{name} está activo, pero ningún cliente lo vio en {days} días.',
    campaignIdle: '{name} está activa, pero no envió nada en {days} días.',
    broadcastStopped: 'Tu difusión “{name}”: {reason}',
    ownWords: '“Tu propio texto”',
    recategorised:
      'WhatsApp cuenta ahora la plantilla {name} como marketing, así que solo se envía a personas que aceptaron ofertas.',
    templates: {
      templateRejected: 'WhatsApp rechazó la plantilla {name}.',
      templatePaused: 'WhatsApp pausó la plantilla {name}.',
      templateDisabled: 'WhatsApp desactivó la plantilla {name}.',
    },
    templatesBecause: {
      templateRejected: 'WhatsApp rechazó la plantilla {name}: {reason}.',
      templatePaused: 'WhatsApp pausó la plantilla {name}: {reason}.',
      templateDisabled: 'WhatsApp desactivó la plantilla {name}: {reason}.',
    },
  },
  setUp: {
    missing: {
      single: {
        WA: '{name} necesita un número de WhatsApp, y no hay ninguno conectado.',
        FB: '{name} necesita una página de Facebook, y no hay ninguna conectada.',
      },
      several: {
        WA: '{names} necesitan un número de WhatsApp, y no hay ninguno conectado.',
        FB: '{names} necesitan una página de Facebook, y no hay ninguna conectada.',
      },
    },
    broadcast: '“{name}”',
    more: '{rest} más',
    noNumber: 'No hay ningún número de WhatsApp conectado, así que no se puede enviar nada.',
    noNumberOnWhatsApp:
      'No hay ningún número de WhatsApp conectado, así que no se puede enviar nada por WhatsApp.',
    pillOff: 'El botón fijo está desactivado. Con él se suscriben los clientes en tu tienda.',
    cartCampaignOff:
      'La campaña de carrito abandonado está desactivada. Hace que los clientes vuelvan al carrito que dejaron.',
  },
  work: {
    webhookRefused:
      'Tu tienda se niega a informar sobre {topic}, así que los pedidos y carritos llegan tarde.',
    recoveryUrlWithheld:
      'Tu tienda no le da a Bellbird las direcciones de los carritos, así que los recordatorios llevan a un carrito nuevo con los mismos productos.',
    fieldsWithheld:
      'Tu tienda no le da a Bellbird estos datos de los clientes, porque la app no está aprobada para ellos: {fields}.',
    fields: { name: 'nombre', email: 'correo electrónico', phone: 'teléfono', address: 'dirección' },
    storeSilent: 'Tu tienda lleva horas sin responder a Bellbird, así que pueden faltar pedidos y carritos.',
    givenUp: {
      single: 'No se pudo procesar y se apartó: {what}.',
      several: 'No se pudieron procesar y se apartaron: {what}.',
    },
    importFailed: 'No se pudo importar la lista “{name}”.',
    exportFailed: 'No se pudo crear el archivo {file}.',
    exportNotMailed: 'El correo con el enlace a {file} no llegó a {email}.',
  },
  givenUpParts: {
    webhooks: { one: '{count} novedad', many: '{count} de novedades', other: '{count} novedades' },
    timers: {
      one: '{count} mensaje programado',
      many: '{count} de mensajes programados',
      other: '{count} mensajes programados',
    },
    commands: {
      one: '{count} cambio en tu tienda',
      many: '{count} de cambios en tu tienda',
      other: '{count} cambios en tu tienda',
    },
    mails: { one: '{count} correo', many: '{count} de correos', other: '{count} correos' },
  },
  week: {
    nothing: 'Sin ingresos en los últimos 7 días.',
    alone: '{money} de ingresos en los últimos 7 días.',
    up: '{money} de ingresos en los últimos 7 días, un {percent} más que en los 7 anteriores.',
    down: '{money} de ingresos en los últimos 7 días, un {percent} menos que en los 7 anteriores.',
  },
  since: {
    nothing: 'Desde ayer no se envió ningún mensaje.',
    earned: 'Desde ayer: {messages}, {clicks} y {orders}, con {money} de ingresos.',
    returned: 'Desde ayer: {messages}, {clicks} y {orders}, con {money} reembolsados.',
    messages: {
      one: '{count} mensaje enviado',
      many: '{count} de mensajes enviados',
      other: '{count} mensajes enviados',
    },
    clicks: { one: '{count} clic', many: '{count} de clics', other: '{count} clics' },
    orders: { one: '{count} pedido', many: '{count} de pedidos', other: '{count} pedidos' },
  },
  mails: {
    hello: 'Hola:',
    subject: {
      one: '{shop}: {count} asunto requiere tu atención',
      many: '{shop}: {count} de asuntos requieren tu atención',
      other: '{shop}: {count} asuntos requieren tu atención',
    },
    intro: {
      one: 'Esto requiere tu atención en {shop}:',
      many: 'Estos {count} de asuntos requieren tu atención en {shop}:',
      other: 'Estos {count} asuntos requieren tu atención en {shop}:',
    },
    settings:
      'Recibes este correo porque los correos sobre problemas están activados. Puedes cambiarlo aquí: {link}',
    testSubject: 'Prueba de Bellbird para {shop}',
    test: 'Esto es una prueba. Los correos sobre problemas en {shop} llegarán aquí.',
  },
  mailSettings: {
    title: 'Correos sobre problemas',
    what: 'los correos sobre problemas',
    text: 'Recibe un correo cuando algo detiene tus mensajes, por ejemplo si se detiene tu número o WhatsApp rechaza una plantilla. Como máximo cuatro al día.',
    switch: 'Correos sobre problemas',
    email: 'Correo electrónico',
    emailHint: 'Déjalo vacío para usar la dirección de tu tienda, {email}.',
    emailHintNone: 'Tu tienda no tiene dirección, así que escribe una.',
    emailWrong: 'Esto no es una dirección de correo. Revísala e inténtalo de nuevo.',
    save: 'Guardar',
    discard: 'Descartar',
    saving: 'Guardando tus ajustes',
    saved: 'Tus ajustes se guardaron',
    test: 'Enviar correo de prueba',
    tested: 'Un correo de prueba va en camino a {email}.',
    noServer:
      'Aquí no hay ningún servidor de correo configurado, así que no se envían correos. La persona que administra tu servidor de Bellbird puede configurarlo.',
  },
});
