import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { titles, fileColumns, cells, answers, failures, mailNotes, mails } from './es-files.ts';

export const texts: typeof english = {
  page: translate<(typeof english)['page'], 'es'>({
    title: 'Exportaciones',
    note: 'Archivos para abrir en una hoja de cálculo, incluso con un millón de filas. Bellbird guarda cada uno durante siete días.',
    request: 'Solicitar un archivo',
  }),
  files: translate<(typeof english)['files'], 'es'>({
    subscribers: {
      title: 'Descargar datos de suscriptores',
      about: 'Todas las personas que Bellbird conoce, con lo que aceptaron y cuándo.',
      send: 'Enviar archivo',
    },
    unsubscribers: {
      title: 'Descargar bajas',
      about: 'Todas las personas que se dieron de baja y no volvieron.',
      send: 'Enviar archivo',
    },
    orders: {
      title: 'Descargar pedidos',
      about:
        'Todos los pedidos generados por un mensaje: cuál fue, por qué se le atribuyen y los reembolsos.',
      send: 'Enviar archivo',
    },
    figures: {
      title: 'Descargar cifras diarias',
      about: 'Las cifras de los paneles por día, de cada campaña, difusión y herramienta de suscripción.',
      send: 'Enviar archivo',
    },
    activity: {
      title: 'Descargar actividad',
      about: 'Quién cambió qué en esta tienda y qué había antes.',
      send: 'Enviar archivo',
    },
    campaignReport: {
      title: 'Informe de entrega',
      about:
        'Todos los mensajes de esta campaña: a quién se envió cada uno, qué pasó con él y por qué, y cuánto generó.',
      send: 'Enviar informe',
    },
    broadcastReport: {
      title: 'Informe de entrega',
      about:
        'Todos los mensajes de esta difusión: a quién se envió cada uno, qué pasó con él y por qué, y cuánto generó.',
      send: 'Enviar informe',
    },
  }),
  form: translate<(typeof english)['form'], 'es'>({
    email: 'Correo electrónico',
    emailHint: 'Recibirás un enlace al archivo. Funciona durante siete días.',
    emailWrong: 'Esto no es un correo electrónico. Revísalo e inténtalo de nuevo.',
    seeProgress: 'Ver el progreso',
    close: 'Cerrar',
  }),
  list: translate<(typeof english)['list'], 'es'>({
    what: 'las exportaciones',
    title: 'Tus exportaciones',
    none: 'Aún no hay exportaciones. Los archivos aparecen aquí en cuanto los solicitas.',
    table: 'Lista de tus exportaciones',
    file: 'Archivo',
    requested: 'Solicitado',
    state: 'Estado',
    rows: 'Filas',
    actions: 'Acciones',
    availableUntil: 'Disponible hasta el {when}',
    rowsSoFar: '{done} hasta ahora',
    rowsOfAll: '{done} de {all}',
    download: 'Descargar',
    downloadFile: 'Descargar el archivo: {file}',
    cancel: 'Cancelar',
    cancelFile: 'Cancelar {file}',
  }),
  states: translate<(typeof english)['states'], 'es'>({
    queued: 'En espera',
    running: 'En curso',
    ready: 'Listo',
    failed: 'Falló',
    expired: 'Caducó',
    cancelled: 'Cancelado',
  }),
  titles: titles,
  fileColumns: fileColumns,
  cells: cells,
  answers: answers,
  failures: failures,
  mailNotes: mailNotes,
  mails: mails,
};
