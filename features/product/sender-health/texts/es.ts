import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  page: {
    title: 'Estado del remitente',
    note: 'Qué mensajes se envían, cuáles están en espera y cuáles fallaron. Se actualiza automáticamente.',
    allMessages: 'Todos los mensajes',
    what: 'el estado de tus remitentes',
    none: 'Aún no hay remitentes',
    noneText: 'Conecta un número de WhatsApp o una página de Facebook. Después podrás ver aquí su estado.',
    connect: 'Ir a Configuración',
  },
  sender: {
    titles: { WA: 'Número de WhatsApp', FB: 'Página de Facebook' },
    quality: 'Calidad',
    qualities: { GREEN: 'Alta', YELLOW: 'Media', RED: 'Baja', UNKNOWN: 'Aún se desconoce' },
    speed: 'Envía hasta',
    slowedTo: 'Reducido a',
    perSecond: '{count} por segundo',
    lastUpdate: 'Último aviso de entrega',
    noUpdate: 'Aún ninguno',
    slowed:
      'WhatsApp acaba de pedir que tu número envíe más despacio. En menos de un minuto vuelve a su velocidad normal.',
    qualityLow:
      'Muchas personas bloquearon o denunciaron tu número. Durante unos días, envía menos y solo a quienes compraron hace poco. Si no, WhatsApp puede bajar tu límite diario o bloquear tu número.',
    receiptsLate:
      'Los avisos de entrega llegan con un retraso de {time}. Tus mensajes se siguen enviando, pero ves más tarde si se entregaron, se leyeron o fallaron.',
    states: { stopped: 'Detenido', paused: 'En pausa', alert: 'Requiere atención', sending: 'Enviando' },
    noticed: '{notice} Comunicado el {when}.',
    stoppedSince: 'No se envía ningún mensaje desde el {when}.',
    nothingWaits: 'No hay nada en espera.',
    kept: {
      one: '{count} mensaje está en espera y no se pierde.',
      many: '{count} de mensajes están en espera y no se pierden.',
      other: '{count} mensajes están en espera y no se pierden.',
    },
    resume: 'Reanudar envíos',
    settings: 'Configuración',
    connectAgain: 'Volver a conectar en Configuración',
    resuming: 'Intentándolo de nuevo',
    resumed: 'Los mensajes se vuelven a enviar',
  },
  knownNotices: {
    '130429':
      'WhatsApp rechazó algunas solicitudes porque llegaron demasiado rápido. Bellbird reduce la velocidad y las envía de nuevo automáticamente.',
    '131035':
      'WhatsApp no pudo entregar a tiempo a Bellbird el mensaje de un cliente y lo eliminó. Si alguien espera una respuesta, tiene que volver a escribir.',
  },
  otherNotices: {
    titleAndCode: 'WhatsApp comunicó un problema: {title} ({code}). No menciona ninguno de tus mensajes.',
    title: 'WhatsApp comunicó un problema: {title}. No menciona ninguno de tus mensajes.',
    code: 'WhatsApp comunicó un problema ({code}). No menciona ninguno de tus mensajes.',
    nothing: 'WhatsApp comunicó un problema. No menciona ninguno de tus mensajes.',
  },
  reach: {
    unlimited: 'WhatsApp no limita a cuántas personas puedes escribir al día.',
    unknown: 'WhatsApp aún no indicó a cuántas personas puedes escribir al día.',
    title: 'Personas a las que escribiste en las últimas 24 horas',
    used: '{used} de {most} personas',
    note: 'Las respuestas no cuentan para el límite. Una décima parte se reserva para los recibos y los avisos de envío.',
  },
  waiting: { title: 'En espera', none: 'No hay nada en espera.', retried: 'Se intentará de nuevo: {reason}' },
  failures: {
    title: 'Fallidos en los últimos 7 días',
    asChart: 'Ver como gráfico',
    asTable: 'Ver como tabla',
    none: 'No falló nada desde el {when}.',
    share: '{failed} de {all} mensajes, {percent}.',
    see: {
      one: 'Ver el mensaje',
      many: 'Ver estos {count} de mensajes',
      other: 'Ver estos {count} mensajes',
    },
    table: 'Fallos por código',
    cause: 'Causa',
    happened: 'Qué pasó',
    code: 'Código',
    noCode: 'Ninguno',
    percent: 'Porcentaje',
    messages: 'Mensajes',
  },
  templates: {
    title: 'Plantillas detenidas',
    none: 'Ninguna. Todas las plantillas que usas se pueden enviar.',
    states: { REJECTED: 'Rechazada', PAUSED: 'En pausa', DISABLED: 'Deshabilitada' },
    since:
      '{reason} Desde el {when}. Los mensajes con esta plantilla no se envían hasta que se apruebe de nuevo.',
  },
  incoming: {
    title: 'De tu tienda y tus clientes',
    behind: 'Con retraso',
    upToDate: 'Al día',
    none: 'Se procesó todo lo que llegó de tu tienda y de tus clientes.',
    waiting: {
      one: '{count} evento de tu tienda y tus clientes espera a que se procese, desde hace {time}. No se pierde nada.',
      many: '{count} de eventos de tu tienda y tus clientes esperan a que se procesen, el más antiguo desde hace {time}. No se pierde nada.',
      other:
        '{count} eventos de tu tienda y tus clientes esperan a que se procesen, el más antiguo desde hace {time}. No se pierde nada.',
    },
    webhooks: 'Eventos que no se pudieron leer: {count}',
    timers: 'Mensajes que no se pudieron programar: {count}',
    commands: 'Cambios que tu tienda no aceptó: {count}',
    mails: 'Correos que no se pudieron enviar: {count}',
    tryAgain: 'Reintentar',
    trying: 'Intentándolo de nuevo',
    tried: 'Bellbird lo está intentando de nuevo',
  },
  banner: {
    tokenDead:
      'Bellbird ya no puede enviar por WhatsApp. Vuelve a conectarlo. Los mensajes en espera no se pierden.',
    stopped: 'Hay mensajes de WhatsApp en espera. No se pierde nada.',
    qualityLow:
      'Tu número de WhatsApp tiene una calidad baja. Envía menos durante unos días, o WhatsApp puede bloquear tu número.',
    receiptsLate: {
      WA: 'WhatsApp informa con más de 15 minutos de retraso. Puede que hayan llegado más mensajes de los que ves.',
      FB: 'Messenger informa con más de 15 minutos de retraso. Puede que hayan llegado más mensajes de los que ves.',
    },
  },
});
