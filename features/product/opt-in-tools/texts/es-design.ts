import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-design.ts';

export const chat = translate<(typeof english)['chat'], 'es'>({
  WA: 'Chat de WhatsApp',
  FB: 'Chat de Messenger',
  colour: 'Color del widget',
  greetingColour: 'Color del saludo',
  startColour: 'Color de “Empezar el chat”',
  loggedIn: 'Saludo para usuarios con sesión iniciada',
  loggedOut: 'Saludo para usuarios sin sesión iniciada',
  supportNumber: 'Número de atención',
  supportNumberHint: 'Con su código de país. Ahí llegan los mensajes de los clientes.',
  heading: 'Título del chat',
  subheading: 'Subtítulo del chat',
  greeting: 'Texto del saludo',
  widgetText: 'Texto del widget',
  firstWords: 'Cómo empieza el primer mensaje del cliente',
  collectPhone: 'Pedir el número de teléfono del cliente',
  position: 'Posición del widget',
  positions: { left: 'Izquierda', right: 'Derecha' },
  distance: 'Distancia del widget',
  pixels: 'px',
  distanceHint: '0 es el 2 % de la ventana.',
});

export const code = translate<(typeof english)['code'], 'es'>({
  label: 'Código de descuento',
  sample: 'Reemplaza el ejemplo {code} por tu propio código para poder activarla.',
  percent: 'Con un porcentaje, el código se crea en tu tienda, a menos que ya exista.',
  created: '{code} ya está en tu tienda, con un {percent} % de descuento.',
  exists: 'Tu tienda ya tiene {code}. Se aplican sus propias condiciones.',
});

export const colours = translate<(typeof english)['colours'], 'es'>({
  background: 'Color de fondo',
  cross: 'Color de la cruz',
  font: 'Color de la fuente',
  button: 'Color del botón',
  buttonText: 'Color de su texto',
  code: 'Color del código',
});

export const discount = translate<(typeof english)['discount'], 'es'>({
  title: 'Descuento',
  asks: '¿Los clientes reciben un descuento por suscribirse?',
  yes: 'Sí',
  no: 'No',
  which: '¿Qué código?',
  fixed: 'Un código para todas las personas',
  unique: 'Un código para cada cliente',
  validDays: 'Cada código vale durante',
  winnersValidDays: 'Los códigos ganados valen durante',
  days: 'días',
});

export const general = translate<(typeof english)['general'], 'es'>({
  title: 'Configuración general',
  back: 'Volver a la configuración general',
  partOfView: '{part} · {view}',
  designs: 'Diseños listos',
  designsTry: 'Probar uno',
  designsNote: 'Un diseño listo trae colores, fuentes, una imagen y textos cortos.',
  designsKeep: 'Los textos que escribiste se conservan.',
  designsKeepTitle:
    'Tu título se conserva, para que los clientes lean sobre tu descuento. Los textos que escribiste también se conservan.',
  layout: 'Disposición (de la vista abierta y la completada)',
  layouts: {
    pill: 'Tarjeta en el borde',
    modalImageAtTop: 'Imagen arriba',
    modalImageBehind: 'Imagen de fondo',
    modalImageAtRight: 'Imagen a la derecha',
    modalImageAtPillClick: 'Desde un botón fijo',
    byItself: 'Por sí sola',
  },
  texts: 'Textos',
  titleText: 'Texto del título',
  subtitleText: 'Texto del subtítulo',
  messenger: 'Configuración de Messenger',
  about: 'Sobre esta herramienta',
  name: 'Nombre',
  nameHint: 'Solo lo ves tú.',
  wording: 'Qué aceptan los clientes',
  wordingInChat:
    'Se muestra cuando el chat pide el número de teléfono del cliente. Hasta entonces, aquí no se suscribe nadie.',
  wordingBelowField:
    'Se muestra debajo del campo del número y se guarda con cada suscripción como comprobante.',
  wordingAboveButton: 'Se muestra encima del botón y se guarda con cada suscripción como comprobante.',
  confirms: 'Cada persona confirma con su propio mensaje de WhatsApp',
  offersChat: 'Los clientes pueden escribirte en lugar de escribir un número',
  offersChatHint:
    'Un enlace (en teléfonos) o un código QR (en pantallas grandes) abre WhatsApp con el mensaje que los suscribe.',
  offersChatWaits: 'Se muestra cuando tu tienda tenga un número de WhatsApp al que se pueda escribir.',
});

export const looks = translate<(typeof english)['looks'], 'es'>({
  buttonText: 'Texto del botón',
  shows: 'Qué muestra',
  showsHint: 'Para los clientes que no pueden verla. Déjalo vacío si la imagen es solo decorativa.',
  logoUrl: 'URL del logotipo',
  wheelLogoUrl: 'Logotipo en el centro de la ruleta, URL',
});

export const messenger = translate<(typeof english)['messenger'], 'es'>({
  text: 'Texto del botón',
  option: 'Botón o casilla',
  optionHint: 'Con una casilla, los clientes la marcan para aceptar, y solo entonces funciona el botón.',
  options: { button: 'Botón', checkbox: 'Casilla' },
  colour: 'Color',
  colours: { Blue: 'Azul', White: 'Blanco' },
  size: 'Tamaño',
  sizes: { Small: 'Pequeño', Medium: 'Mediano', Large: 'Grande' },
});

export const offers = translate<(typeof english)['offers'], 'es'>({
  title: 'Ofertas',
  offer: 'Oferta: {text}',
  deleteNamed: 'Eliminar oferta: {text}',
  noDiscount: 'Aún sin descuento',
  percent: '{percent} %',
  add: 'Agregar una oferta',
  createCode: 'crea el código de descuento en Shopify y agrégalo aquí',
  newTab: '(se abre en una pestaña nueva)',
  text: 'Oferta',
  orCode: 'o código de descuento',
  codeHint:
    'Con un porcentaje, cada ganador recibe su propio código. Un código ya tiene que existir en tu tienda.',
  weight: 'Peso',
  neverDrawn: 'Nunca sale.',
  drawn: 'Sale en el {percent} % de todos los giros.',
  message: 'Mensaje para el ganador',
  delete: 'Eliminar esta oferta',
});

export const parts = translate<(typeof english)['parts'], 'es'>({
  title: 'Título',
  subtitle: 'Subtítulo',
  text: 'Texto',
  pill: 'Botón fijo',
  backgroundColor: 'Color de fondo',
  backgroundImage: 'Imagen de fondo',
  logo: 'Logotipo',
  sendToMessenger: 'Enviar a Messenger',
  button: 'Botón',
  code: 'Código de descuento',
  empty: 'Vacío',
  none: 'No',
  hasLogo: 'Sí',
  imageSources: { URL: 'URL', Upload: 'Imagen subida', GIF: 'GIF' },
});

export const wheel = translate<(typeof english)['wheel'], 'es'>({
  background: 'Configuración del fondo',
  type: 'Tipo',
  types: { color: 'Color', gradient: 'Degradado', url: 'URL de imagen', upload: 'Subir imagen' },
  firstColour: 'Primer color',
  secondColour: 'Segundo color',
  rotate: 'Girar degradado',
  degrees: { one: '{count} grado', many: '{count} de grados', other: '{count} grados' },
  settings: 'Configuración de la ruleta',
  offerFont: 'Fuente de las ofertas',
  markerColour: 'Color de la flecha',
  firstWedge: 'Primer color de la ruleta',
  firstFont: 'Color de la fuente sobre el primero',
  secondWedge: 'Segundo color de la ruleta',
  secondFont: 'Color de la fuente sobre el segundo',
});
