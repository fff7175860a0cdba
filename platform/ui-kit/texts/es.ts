import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  buttons: {
    cancel: 'Cancelar',
    close: 'Cerrar',
    tryAgain: 'Reintentar',
    clearAll: 'Quitar todos',
    copy: 'Copiar {name}',
    copied: 'Copiado',
  },
  switches: { on: 'Sí', off: 'No' },
  loading: { what: 'Cargando {what}', long: 'Seguimos intentándolo…', done: 'Se cargó correctamente' },
  failures: {
    title: 'No fue posible cargar {what}',
    reference: 'Referencia: {reference}',
    withReference: '{message} Referencia: {reference}',
    help: '{what} Si vuelve a fallar, haz clic en “Chatea con nosotros” en la parte superior de la página.',
    helpWithReference:
      '{what}. Inténtalo de nuevo. Si vuelve a fallar, haz clic en “Chatea con nosotros” en la parte superior de la página y envíanos esta referencia: {reference}',
    code: 'Código {code}',
    codeWithDetail: 'Código {code}: {detail}',
  },
  stores: { copyNamed: 'Copiar {name} a otra tienda' },
  leaving: { unsaved: 'Tienes cambios sin guardar' },
  unsavedChanges: {
    note: 'Este navegador todavía tiene cambios sin guardar del {when}.',
    restore: 'Restaurar cambios',
    discard: 'Descartar cambios',
    outdated:
      'Este navegador aún conserva cambios sin guardar de {when}, hechos sobre una versión guardada anterior. Revísalos antes de guardar.',
  },
  lists: {
    filters: 'Filtros',
    activeFilters: 'Filtros activos',
    removeFilter: 'Quitar filtro: {filter}',
    all: 'Todos',
  },
  choice: {
    label: 'Filas seleccionadas',
    all: 'Seleccionar todo en esta página',
    row: 'Seleccionar {name}',
    chosen: 'Seleccionados: {count}',
    clear: 'Quitar selección',
    tooMany: 'Selecciona {most} como máximo a la vez.',
    partly: 'Hechos: {done}. No hechos: {refused}. {reasons}',
  },
  downloads: {
    csv: 'CSV',
    downloadCsv: 'Descargar CSV',
    download: 'Descargar {what} en CSV',
    rows: { one: '{count} fila', many: '{count} de filas', other: '{count} filas' },
  },
  charts: {
    byDay: '{label} por día',
    readByKeys: '{label} por día. Usa las teclas de flecha para leer cada día.',
    day: 'Día',
    before: 'Antes',
    valueOnDay: '{value} el {day}',
    beforeOnDay: 'Antes, {day}: {value}',
  },
  plan: { locked: 'No está en tu plan', seePlans: 'Ver planes' },
  rights: {
    missing: 'Tu rol ({role}) no permite esto',
    noPage: 'Esta página no es para tu rol',
    noPageText:
      'Tu rol en esta tienda es {role}, que no incluye esta página. Si la necesitas, pídesela al propietario de la tienda.',
  },
  lostPage: { title: '¿Te perdiste?' },
  toasts: { close: 'Cerrar este mensaje', undo: 'Deshacer', undoing: 'Deshaciendo', undone: 'Deshecho' },
  phone: {
    chat: 'Chat de {app} con {name}, como lo ve un cliente',
    business: 'Cuenta de empresa',
    today: 'Hoy',
    answer: 'Responder {title}',
    answers: 'Respuestas posibles',
    buttons: 'Botones de este mensaje',
    cards: 'Tarjetas de este mensaje',
    list: 'Opciones de la lista',
    read: 'Leído',
    waiting: 'En espera de envío',
    sent: 'Enviado',
    delivered: 'Entregado',
    media: 'Imagen o video de este mensaje',
    picture: 'Imagen',
    video: 'Video',
    sound: 'Mensaje de voz',
    document: 'Documento',
    place: 'Lugar',
    offerEnds: 'Termina el {when}',
    code: 'Código {code}',
    order: 'Pedido {number}',
    total: 'Total',
  },
  terms: {
    holdOut: {
      question: '¿Qué es el grupo de control?',
      answer:
        'Una pequeña parte de las personas que no recibe mensajes a propósito. Comparar lo que compran con lo que compran las demás muestra lo que aportan de verdad tus mensajes.',
    },
    utm: {
      question: '¿Qué son los parámetros UTM?',
      answer:
        'Palabras al final de un enlace que indican a herramientas como Google Analytics de dónde vino un visitante. Las visitas de este mensaje aparecen allí con estos nombres.',
    },
    quality: {
      question: '¿Qué es la calidad de un número?',
      answer:
        'Cómo valora WhatsApp tu número, según cuántas personas bloquean o reportan tus mensajes. Si baja mucho, WhatsApp puede detener tu número.',
    },
    messagingLimit: {
      question: '¿Qué es el límite de mensajes?',
      answer:
        'A cuántas personas puede escribir primero tu número en 24 horas. WhatsApp lo aumenta si envías con frecuencia y la calidad se mantiene alta.',
    },
    optInRate: {
      question: '¿Qué es la tasa de suscripción?',
      answer: 'De los compradores que vieron esta herramienta, la parte que se suscribió con ella.',
    },
    category: {
      question: '¿Qué es la categoría de una plantilla?',
      answer:
        'Las plantillas de marketing son para ofertas y las de utilidad, para pedidos. WhatsApp revisa la categoría, y su precio depende de ella.',
    },
    credited: {
      question: '¿Qué es un pedido atribuido?',
      answer:
        'Un pedido que llegó después de un mensaje tuyo: el comprador usó su código, hizo clic en su enlace o lo leyó. Cada pedido cuenta para un solo mensaje.',
    },
    abTest: {
      question: '¿Qué es una prueba A/B?',
      answer:
        'Dos grupos reciben textos distintos y Bellbird compara los resultados. El mejor texto va después a todas las demás personas.',
    },
    quietHours: {
      question: '¿Qué son las horas de silencio?',
      answer:
        'Horas en las que nadie recibe ofertas, según la hora del lugar donde vive. Los mensajes esperan a que terminen.',
    },
    cap: {
      question: '¿Qué es un límite de ofertas?',
      answer:
        'El máximo de ofertas que una persona puede recibir de ti en un periodo. Evita que se sienta molesta y se dé de baja.',
    },
    segment: {
      question: '¿Qué es un segmento?',
      answer:
        'Un conjunto de reglas guardado que encuentra personas, por ejemplo las que hicieron dos pedidos. Bellbird aplica las reglas cada vez, así que siempre está al día.',
    },
    conversation: {
      question: '¿Qué es una conversación?',
      answer:
        'Un comprador en un día, con cualquier número de mensajes. Es lo que cuentan los planes por conversaciones.',
    },
    firstGroup: {
      question: '¿Qué es el primer grupo?',
      answer:
        'Unas pocas personas que reciben el envío primero. Si fallan demasiados mensajes o se dan de baja demasiadas, el resto no se envía.',
    },
    attribution: {
      question: '¿Qué es la atribución?',
      answer:
        'Cómo decide Bellbird qué mensaje trajo un pedido. Tú eliges cuánto tiempo después de un mensaje cuenta todavía un pedido.',
    },
  },
});
