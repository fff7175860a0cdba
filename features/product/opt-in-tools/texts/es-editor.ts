import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const behaviour = translate<(typeof english)['behaviour'], 'es'>({
  when: '¿Cuándo se muestra?',
  where: '¿Dónde se muestra?',
  who: '¿A quién se muestra?',
  pages: '¿En qué páginas?',
  triggers: {
    scroll: 'Mostrar al desplazarse hacia abajo',
    exit: 'Mostrar al salir (no en teléfonos)',
    time: 'Mostrar después de un tiempo',
    welcome: 'Mostrar como bienvenida',
    allTime: 'Mostrar siempre',
    show: 'Mostrar siempre',
    hide: 'Mostrar al hacer clic',
    fade: 'Mostrar el saludo y después ocultarlo',
  },
  howFar: 'Hasta dónde',
  after: 'Después de',
  percentOfPage: '% de la página',
  seconds: 'segundos',
  pixels: 'px',
  scrollMeaning:
    'La parte de la página que el cliente vio, desde arriba hasta el borde inferior de la ventana.',
  scrollRange: 'El porcentaje de desplazamiento debe estar entre 0 y 100',
  allTimesMeaning:
    'Un botón fijo queda en el borde de la página. La ruleta se abre cuando un cliente hace clic en él.',
  audiences: { unOpted: 'Clientes que aún no se suscribieron', everyone: 'Todas las personas' },
  positions: {
    right: 'Derecha',
    bottomRight: 'Abajo a la derecha',
    left: 'Izquierda',
    bottomLeft: 'Abajo a la izquierda',
  },
  distanceHint: '0 es la distancia habitual. Aumenta el valor si tu tema tiene una barra abajo.',
});

export const contrast = translate<(typeof english)['contrast'], 'es'>({
  title: 'El título se lee mal sobre este color.',
  ownText: 'Este texto se lee mal sobre su fondo.',
  cross: 'La cruz se ve mal sobre su fondo.',
  crossOnPill: 'La cruz se ve mal sobre el botón fijo.',
  pillText: 'El texto se lee mal sobre este color.',
  buttonText: 'El texto se lee mal sobre el botón.',
  code: 'El código se lee mal sobre su fondo.',
  offers: 'Las ofertas se leen mal sobre esta parte de la ruleta.',
  measured: 'El contraste es de {contrast}; a partir de {readable}, todas las personas pueden leerlo.',
  measuredInPart:
    'El contraste es de {contrast} en un lugar; a partir de {readable}, todas las personas pueden leerlo.',
});

export const devices = translate<(typeof english)['devices'], 'es'>({
  desktop: {
    name: 'Escritorio',
    position: 'Posición en escritorio',
    distance: 'Distancia desde abajo en escritorio',
  },
  phone: {
    name: 'Teléfono',
    position: 'Posición en teléfono',
    distance: 'Distancia desde abajo en teléfono',
  },
});

export const editor = translate<(typeof english)['editor'], 'es'>({
  title: 'Herramienta de suscripción',
  what: 'la herramienta de suscripción',
  tabs: 'Configuración',
  design: 'Diseño',
  behaviour: 'Comportamiento',
  followUp: 'Seguimiento',
  noFollowUp: 'Sin mensajes de seguimiento en WhatsApp',
  compare: 'Comparar con lo guardado',
  save: 'Guardar',
  saved: 'Guardado',
  cannotSave: 'No se puede guardar: {reason}',
  nameless: 'Una herramienta necesita un nombre',
  discountEmpty: 'El descuento no puede estar vacío',
  faultInView: '{view}: {fault}',
  test: 'Ver en mi tienda',
  testIsSaved: 'Tu tienda muestra lo último que guardaste. Guarda antes para ver ahí tus cambios.',
});

export const fields = translate<(typeof english)['fields'], 'es'>({
  font: 'Fuente',
  percent: 'Porcentaje de descuento',
  longest: 'Alcanzaste el máximo de {max} caracteres',
  longestGreeting: 'Alcanzaste el máximo de {max} caracteres.',
  pickColour: '{label}: elegir',
  colourInvalid: 'Un color es # y seis cifras o letras de la A a la F',
  pictureSource: 'De dónde viene',
  pictureSources: { URL: 'URL de imagen', Upload: 'Subir imagen', GIF: 'GIF' },
  pictureUrl: 'Pega aquí tu URL',
  pictureMissing:
    'No se pudo cargar ninguna imagen desde esta dirección. Revísala, porque los clientes pueden ver un espacio vacío.',
  pictureInvalid: 'Esta no es la dirección de una imagen. Una dirección así empieza con https://.',
  searchGifs: 'Buscar GIF',
  search: 'Buscar',
  gifs: 'los GIF',
  gifsFor: 'GIF de {text}',
  gif: 'GIF {number}',
  noGif: 'No hay ningún GIF para “{text}”.',
});

export const followUps = translate<(typeof english)['followUps'], 'es'>({
  title: '¿Qué sigue a la suscripción?',
  none: 'Ningún mensaje sigue a una suscripción con esta herramienta, porque no tiene campaña.',
  nameless: 'Plantilla',
});

export const pageRules = translate<(typeof english)['pageRules'], 'es'>({
  include: {
    title: 'Solo en páginas cuya dirección',
    how: 'Solo en páginas cuya dirección: cómo',
    what: 'Solo en páginas cuya dirección: qué',
    delete: 'Eliminar la regla {number}: Solo en páginas cuya dirección',
    none: 'Todas las páginas',
  },
  exclude: {
    title: 'Nunca en páginas cuya dirección',
    how: 'Nunca en páginas cuya dirección: cómo',
    what: 'Nunca en páginas cuya dirección: qué',
    delete: 'Eliminar la regla {number}: Nunca en páginas cuya dirección',
    none: 'No se excluye ninguna página',
  },
  kinds: { contains: 'contiene', startsWith: 'empieza con', is: 'es' },
  example: '/collections/verano',
  add: 'Agregar una regla',
});

export const preview = translate<(typeof english)['preview'], 'es'>({
  title: 'Vista previa',
  view: 'Vista',
  device: 'Dispositivo',
  monitor: 'Pantalla',
  phone: 'Teléfono',
  hint: 'Haz clic en una parte de la herramienta para editarla.',
  failed: 'No se pudo cargar la vista previa. Guarda tus cambios y recarga la página.',
});

export const views = translate<(typeof english)['views'], 'es'>({
  collapsed: 'Vista contraída',
  minimized: 'Vista minimizada',
  open: 'Vista abierta',
  completed: 'Vista completada',
});
