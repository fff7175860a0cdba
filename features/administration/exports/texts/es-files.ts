import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-files.ts';

export const answers = translate<(typeof english)['answers'], 'es'>({
  soon: 'Solicitud enviada. En menos de 5 minutos recibirás un correo con los datos.',
  tomorrow: 'Solicitud enviada. En menos de 24 horas recibirás un correo con los datos.',
});

export const cells = translate<(typeof english)['cells'], 'es'>({
  yes: 'sí',
  no: 'no',
  touches: { code: 'Se usó su código', click: 'Antes se hizo clic en su enlace', read: 'Antes se leyó' },
});

export const failures = translate<(typeof english)['failures'], 'es'>({
  crashed:
    'El servidor se detuvo tres veces mientras escribía este archivo. No se guardó nada. Vuelve a pedirlo.',
  broken:
    'Algo falló tres veces de nuestro lado y quedó registrado. No se guardó nada. Vuelve a pedirlo más tarde.',
});

export const fileColumns = translate<(typeof english)['fileColumns'], 'es'>({
  when: 'Cuándo ({timeZone})',
  day: 'Día ({timeZone})',
  channel: 'Canal',
  campaign: 'Campaña',
  drip: 'Paso',
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  locale: 'Idioma',
  state: 'Estado',
  why: 'Motivo',
  readAt: 'Leído el ({timeZone})',
  clickedAt: 'Clic el ({timeZone})',
  order: 'Pedido',
  revenue: 'Ingresos ({currency})',
  what: 'Qué',
  sent: 'Enviados',
  delivered: 'Entregados',
  read: 'Leídos',
  clicked: 'Con clic',
  failed: 'Con error',
  orders: 'Pedidos',
  earned: 'Ingresos ({currency})',
  optIns: 'Suscripciones',
  seen: 'Vistas',
  whyCredited: 'Por qué se atribuye',
  touched: 'Contacto el ({timeZone})',
  amount: 'Importe ({currency})',
  wentBack: 'Reembolsado ({currency})',
  messageId: 'ID del mensaje',
  agreed: 'Aceptó ofertas',
  optInTool: 'Herramienta de suscripción',
  optedInAt: 'Suscrito el ({timeZone})',
  optedOutAt: 'Baja el ({timeZone})',
  knownSince: 'Conocido desde ({timeZone})',
  mail: 'Correo electrónico',
  unsubscribed: 'Baja ({timeZone})',
  changedAt: 'Cambiado ({timeZone})',
  changedBy: 'Cambiado por',
  role: 'Rol',
  ipAddress: 'Dirección IP',
  action: 'Cambio',
  change: 'Antes y después',
});

export const mailNotes = translate<(typeof english)['mailNotes'], 'es'>({
  taken: 'El correo para {email} se entregó al servidor de correo. Si no llega, el archivo está aquí.',
  waiting:
    'El servidor de correo aún no aceptó el correo para {email}. Bellbird lo vuelve a intentar. El archivo está aquí de todos modos.',
  unknown: 'No se sabe si el correo para {email} llegó. El archivo está aquí de todos modos.',
  refused:
    'No se pudo enviar el correo a {email}, así que el enlace no llegó. El archivo está aquí de todos modos.',
  refusedBecause:
    'No se pudo enviar el correo a {email}, así que el enlace no llegó. El archivo está aquí de todos modos. El servidor respondió: {reason}.',
  noServer:
    'El correo a {email} no se pudo enviar porque no hay ningún servidor de correo configurado. El archivo está aquí de todos modos.',
});

export const mails = translate<(typeof english)['mails'], 'es'>({
  readySubject: 'Tu archivo está listo: {title}',
  failedSubject: 'No se pudo crear tu archivo: {title}',
  hello: 'Hola:',
  ready: 'El archivo que pediste está listo: {title}, {rows}.',
  rows: { one: '{count} fila', many: '{count} de filas', other: '{count} filas' },
  download: 'Descárgalo aquí:',
  linkLives:
    'El enlace funciona sin iniciar sesión hasta el {expires}, para cualquiera que lo tenga. Compártelo con cuidado: el archivo habla de tus clientes.',
  failed: 'No se pudo crear el archivo que pediste: {title}.',
});

export const titles = translate<(typeof english)['titles'], 'es'>({
  subscribers: 'Datos de suscriptores',
  unsubscribers: 'Bajas',
  orders: 'Pedidos que generaron los mensajes',
  figures: 'Cifras de cada día',
  activity: 'Actividad del equipo',
  campaignReport: 'Informe de entrega, {campaign}',
  broadcastReport: 'Informe de entrega, difusión “{broadcast}”',
});
