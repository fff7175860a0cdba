import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  frame: {
    product: 'Bellbird',
    progress: 'Paso {step} de {all}',
    back: 'Atrás',
    continue: 'Continuar',
    finish: '¡Vamos!',
    settingUp: '¡Estamos preparando todo!',
    ready: '¡La app está lista!',
    failed: 'Aún no se pudo preparar tu tienda. Revisa tu conexión e inténtalo de nuevo.',
    tryAgain: 'Reintentar',
  },
  welcome: {
    title: 'Te damos la bienvenida a Bellbird',
    text: 'Los clientes se suscriben en tu tienda y reciben tus mensajes por WhatsApp y Messenger. La configuración tiene tres pasos cortos.',
    start: 'Empezar',
  },
  moments: { label: 'Qué hace Bellbird', pause: 'Pausar las imágenes', play: 'Reproducir las imágenes' },
  scenes: {
    signUp: {
      text: 'Un cliente se suscribe en tu tienda, y tú guardas el comprobante.',
      show: 'Mostrar la suscripción, {number} de {all}',
    },
    reminder: {
      text: 'El cliente abandona un carrito, y tú le envías un recordatorio.',
      show: 'Mostrar el recordatorio, {number} de {all}',
    },
    stop: {
      text: 'El cliente ya no quiere más. Con una palabra terminan de inmediato todos los mensajes.',
      show: 'Mostrar la baja, {number} de {all}',
    },
  },
  sketch: { label: 'Tu tienda con el botón fijo de suscripción' },
  embed: {
    title: 'Solo falta un paso',
    text: 'Activa una opción en tu tema. Así tu tienda puede mostrar las herramientas de suscripción de Bellbird.',
    moves: {
      open: 'El editor de temas se abre en una pestaña nueva y muestra Bellbird entre las inserciones de la app.',
      switchOn: 'Activa Bellbird y haz clic en Guardar.',
      comeBack: 'Vuelve aquí y continúa.',
    },
    link: 'Activar extensión',
    what: 'el enlace a tu tema',
    note: 'También puedes hacerlo más tarde. Hasta que lo actives, Bellbird no aparece en tu tienda.',
    withoutEmbeds: '¿Tu tema no admite inserciones de apps? Pon esta línea antes de {tag} en su diseño:',
    line: 'la línea para tu tema',
  },
  campaigns: {
    title: 'Las campañas automáticas hacen volver a los clientes',
    text: 'Envían mensajes automáticamente a los clientes que se suscribieron. Cada cliente los recibe en su idioma, si Bellbird lo habla.',
    what: 'las campañas',
    noNumber: 'Puedes activarlas cuando tu número de WhatsApp esté conectado. En tu panel ves cómo hacerlo.',
  },
  tools: {
    title: 'Las herramientas de suscripción traen suscriptores',
    text: 'Aparecen en tu tienda e invitan a los clientes a suscribirse. Solo reciben mensajes las personas que se suscriben.',
    what: 'las herramientas de suscripción',
    noNumber:
      'Aún no hay ningún número de WhatsApp conectado. Los clientes pueden suscribirse, pero no reciben mensajes hasta que conectes uno. En tu panel ves cómo hacerlo.',
  },
  cards: {
    cart: { title: 'Carrito abandonado', text: 'Recuerda a los clientes el carrito que abandonaron.' },
    product: { title: 'Producto abandonado', text: 'Recuerda a los clientes los productos que miraron.' },
    welcome: {
      title: 'Bienvenida',
      text: 'Saluda a los clientes que se suscriben. Se envía mientras su herramienta de suscripción está activada.',
    },
    shipping: { title: 'Aviso de envío', text: 'Dice a los clientes dónde está su paquete.' },
    pill: {
      title: 'Botón fijo',
      text: 'Un botón pequeño en el borde de tu tienda. Los clientes se suscriben con su número de WhatsApp.',
    },
    wheel: { title: 'Ruleta', text: 'Los clientes se suscriben para girar la ruleta.' },
    popup: { title: 'Ventana emergente', text: 'Una imagen y una oferta, en el momento justo.' },
    whatsAppChat: { title: 'Widget de chat de WhatsApp', text: 'Un botón que abre un chat de WhatsApp.' },
    messengerChat: { title: 'Widget de chat de Facebook', text: 'Un botón que abre un chat de Messenger.' },
  },
});
