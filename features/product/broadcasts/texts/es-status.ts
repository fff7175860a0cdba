import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-status.ts';

export const durations = translate<(typeof english)['durations'], 'es'>({
  days: { one: '{count} día', many: '{count} de días', other: '{count} días' },
  hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
});

export const newNames = translate<(typeof english)['newNames'], 'es'>({
  untitled: 'Difusión sin título {number}',
  copy: 'Copia de {broadcast}',
});

export const statusReasons = translate<(typeof english)['statusReasons'], 'es'>({
  merchant: 'La pausaste. Reanúdala para enviar el resto, que espera hasta dos días después de su hora.',
  canaryFailed:
    'Se detuvo después de su primer grupo, porque fallaron demasiados mensajes. Mira por qué y después reanúdala o cancélala; lo que queda espera hasta dos días después de su hora.',
  canaryOptOuts:
    'Se detuvo después de su primer grupo, porque demasiadas de esas personas se dieron de baja o te bloquearon. Cambia lo que envías o reanúdala tal como está; lo que queda espera hasta dos días después de su hora.',
  templateStopped:
    'WhatsApp puso en pausa o detuvo su plantilla durante el envío. Reanúdala cuando la plantilla esté aprobada de nuevo; lo que queda espera hasta dos días después de su hora.',
  restored:
    'Bellbird se restauró a partir de una copia de seguridad, y puede que desde entonces ya se haya enviado una parte. La persona que administra Bellbird decide si continúa.',
  planLapsed:
    'Tu plan ya no está activo. Apruébalo en la página de planes; lo que queda espera hasta dos días después de su hora.',
  planLimit:
    'Tu plan alcanzó su límite. Súbelo y el envío continúa; lo que queda espera hasta dos días después de su hora.',
  allPaused:
    'Pausaste todos los envíos. Lo que queda espera a que los reanudes, hasta dos días después de su hora, a menos que entonces elijas otra cosa.',
  senderStopped:
    'Tu número de WhatsApp no puede enviar por ahora. Lo que queda espera hasta que pueda, como máximo dos días después de su hora.',
  dayLimit:
    'Tu número alcanzó el límite diario de WhatsApp. Lo que queda continúa cuando haya espacio de nuevo, hasta dos días después de su hora.',
  quietHours:
    'Las personas que quedan están ahora en horas de silencio. La reciben cuando terminen, hasta dos días después de su hora.',
  frequencyCap:
    'Las personas que quedan recibieron últimamente todas las ofertas que permiten tus límites. La reciben cuando los límites lo permitan, hasta dos días después de su hora.',
  talking:
    'Estás hablando con las personas que quedan. La reciben unas horas después de tu último mensaje, hasta dos días después de su hora.',
  localTime:
    'Las personas que quedan la reciben cuando sea esa hora donde viven. Lo que queda espera hasta dos días después de su hora.',
  retries:
    'Los mensajes que quedan aún no se pudieron enviar. Se intenta de nuevo, hasta dos días después de su hora.',
  firstGroup:
    'El primer grupo ya la tiene. Las demás personas la reciben cuando el grupo se haya observado lo suficiente, y esperan hasta dos días después de su hora.',
  testWatched:
    'La prueba de los dos textos está en curso. El resto espera su resultado, hasta dos días después de su hora.',
  testUndecided:
    'La prueba de los dos textos terminó. Elige el texto para el resto, que espera hasta dos días después de su hora.',
  noSender:
    'Cuando llegó su hora, no había ningún número de WhatsApp conectado, así que no se envió nada. Conecta uno y copia la difusión.',
  noTemplate:
    'Cuando llegó su hora, su plantilla ya no estaba aprobada, así que no se envió nada. Elige otra en una copia.',
  locked: 'Cuando llegó su hora, tu plan no incluía difusiones, así que no se envió nada.',
  noAudience: 'Cuando llegó su hora, no quedaba nadie en su audiencia, así que no se envió nada.',
  uninstalled: 'Cuando llegó su hora, Bellbird no estaba instalado en tu tienda, así que no se envió nada.',
  unfilled:
    'Cuando llegó su hora, algo que necesita ya no estaba completo, así que no se envió nada. Revísalo en una copia.',
  late: 'Bellbird no estaba en marcha a su hora, y un día después ya era demasiado tarde para enviarla, así que no se envió nada.',
  fault:
    'Algo salió mal de nuestro lado cada vez que iba a empezar, así que no se envió nada. Cópiala e inténtalo de nuevo.',
  restLapsed: 'Nadie decidió a tiempo qué texto recibe el resto, así que no recibió ninguno.',
  nobodyReached:
    'No se pudo enviar ninguno de sus mensajes. La lista de personas dice el motivo de cada uno.',
  cancelled: 'La cancelaste mientras se enviaba. Quienes aún no la habían recibido ya no la reciben.',
});

export const templateFaults = translate<(typeof english)['templateFaults'], 'es'>({
  loginCodes: 'Las plantillas para códigos de inicio de sesión no se pueden enviar como difusión.',
  place: 'Su encabezado es un lugar, y ninguna difusión puede completarlo. Elige otra plantilla.',
  noPicture: 'Su encabezado es una imagen, y no tiene ninguna. Sube una a la plantilla.',
  noCardPicture: 'Una de sus tarjetas no tiene imagen. Sube una a la plantilla.',
  ownEnd:
    'Su oferta termina a una hora distinta en cada mensaje, y ninguna difusión puede completarla. Elige otra plantilla.',
  noNumber: 'No hay ningún número de WhatsApp conectado desde donde enviarla.',
  notApproved: 'WhatsApp aún no la aprobó.',
});

export const testDelivery = translate<(typeof english)['testDelivery'], 'es'>({
  none: 'En la última hora no se envió a este número ninguna prueba de esta difusión.',
  queued: 'La prueba está en camino. Comprueba de nuevo en unos segundos.',
  sent: 'WhatsApp tiene la prueba. Aún no se sabe si llegó: revisa el número.',
  delivered: 'La prueba llegó.',
  read: 'La prueba llegó y se leyó.',
  failed: 'No se pudo entregar la prueba. Revisa el número y si está en WhatsApp.',
  skipped: 'La prueba no se envió. El registro de mensajes dice por qué.',
});

export const uses = translate<(typeof english)['uses'], 'es'>({ broadcast: 'difusión “{broadcast}”' });

export const waitLabels = translate<(typeof english)['waitLabels'], 'es'>({
  senderStopped: 'Tu número no puede enviar',
  firstGroup: 'Espera al primer grupo',
  testWatched: 'Espera la prueba',
  testUndecided: 'Espera la prueba',
});
