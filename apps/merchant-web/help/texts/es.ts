import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  page: {
    title: 'Centro de ayuda',
    note: 'Respuestas breves a las preguntas más frecuentes.',
    keys: 'Atajos de teclado',
    docs: 'Documentación completa de Bellbird (en inglés)',
  },
  answers: {
    becoming: {
      question: '¿Cómo se suscribe un cliente?',
      answer:
        'Escribe su número en una herramienta de suscripción de tu tienda y acepta el texto que aparece allí. Bellbird guarda el texto, la hora y la página como comprobante.',
    },
    reminders: {
      question: '¿Cuándo se envía un recordatorio de carrito?',
      answer:
        'La campaña muestra cuánto espera desde que un suscriptor abandona la pantalla de pago. No envía nada si entretanto hizo un pedido. Solo se envían mensajes aprobados por WhatsApp.',
    },
    revenue: {
      question: '¿Qué cuenta como ingresos?',
      answer:
        'Un pedido cuenta si el cliente usó el código de un mensaje, o si antes hizo clic en un mensaje o lo leyó. En Configuración defines con cuánta anterioridad: al principio son 5 días para un clic y 24 horas para una lectura. Cada pedido cuenta una sola vez. Los reembolsos se restan.',
    },
    rates: {
      question: '¿Qué son “Leídos” y “CTR”?',
      answer:
        '“Leídos” es el porcentaje de mensajes entregados que se abrieron. “CTR” es el porcentaje de mensajes entregados en los que se hizo clic en el botón o el enlace. Pasa el cursor sobre un porcentaje para ver la cifra.',
    },
    nothingSent: {
      question: '¿Por qué no se envía nada?',
      answer:
        'Revisa el panel: el número de WhatsApp debe estar conectado, y la campaña y una herramienta de suscripción, activadas. Después abre la campaña: su plantilla debe estar aprobada.',
    },
    fees: {
      question: '¿Qué cobra WhatsApp?',
      answer:
        'Cada mensaje con plantilla que llega a un teléfono. El precio depende de su categoría y del país del cliente. {replies} La página de un mensaje muestra su categoría, y la de una difusión calcula el costo antes de enviarla.',
    },
    stopping: {
      question: '¿Cómo deja un cliente de recibir mensajes?',
      answer: 'Responde STOP. Surte efecto de inmediato, también para los mensajes que ya estaban en espera.',
    },
    answering: {
      question: '¿Cómo respondo a los compradores?',
      answer:
        'Abre la bandeja de entrada. Quien espera desde hace más tiempo está arriba. Puedes responder durante las 24 horas que siguen a un mensaje. Escribe / en una respuesta vacía para usar una respuesta guardada, y escribe una nota para contarle algo a tu equipo. STOP y los toques que responde una campaña no te esperan.',
    },
    team: {
      question: '¿Cómo añado personas a mi equipo?',
      answer:
        'Abre Ajustes y luego Equipo, y envía una invitación con un rol. Las invitaciones salen por correo, así que quien administra tu servidor de Bellbird tiene que configurar antes un servidor de correo: los ajustes BELLBIRD_SMTP_URL y BELLBIRD_MAIL_FROM. Para invitar a una agencia, elige allí «Una agencia»: todas sus personas reciben el rol, y las quitas a todas de una vez.',
    },
  },
  articles: {
    notWorking: {
      title: 'Cuando las herramientas o las campañas no funcionan',
      note: 'Revisa estos puntos uno por uno. Cada uno toma un minuto, y casi siempre el problema está en los tres primeros.',
    },
    subscribers: {
      title: 'Cómo conseguir suscriptores',
      note: 'Un suscriptor es una persona que aceptó recibir tus mensajes. Hay dos formas de conseguir suscriptores: las herramientas de suscripción y las listas.',
    },
  },
  notWorking: {
    embed: {
      title: 'Revisa la inserción de la app',
      text: 'En el editor de temas de tu tienda, abre “Inserciones de la app” (App embeds). Bellbird debe estar activado, y el tema, guardado. Si después publicaste otro tema, activa Bellbird también ahí.',
    },
    tool: {
      title: 'Revisa la herramienta',
      text: 'En Herramientas, la herramienta debe estar activada. Los cambios se ven en tu tienda en menos de cinco minutos.',
    },
    store: {
      title: 'Mira tu tienda como un cliente',
      text: 'Abre tu tienda en una ventana privada. En tu ventana habitual, una herramienta que cerraste no vuelve a aparecer en 7 días, y si te suscribes ya no aparece más.',
    },
    number: {
      title: 'Revisa el número',
      text: 'En Configuración, el número de WhatsApp debe estar conectado y no detenido. Para Messenger, la página de Facebook debe estar conectada.',
    },
    campaign: {
      title: 'Revisa la campaña',
      text: 'Debe estar activada y su plantilla, aprobada. WhatsApp rechaza los mensajes sin una plantilla aprobada.',
    },
    people: {
      title: 'Revisa quién debería recibirla',
      text: 'Solo reciben mensajes los clientes que se suscribieron. De forma predeterminada, cada uno recibe como máximo una oferta al día, y ninguna entre las 21:00 y las 9:00 de su zona horaria. En Configuración ves los límites de tu tienda.',
    },
    login: {
      title: 'Vuelve a iniciar sesión en tu tienda',
      text: 'Cierra la sesión e iníciala de nuevo con Shopify. Así se renueva el acceso de Bellbird a tu tienda. En menos de una hora, Bellbird carga lo que le faltaba.',
    },
    protectedData: {
      title: 'Permite que Bellbird vea los datos protegidos de clientes',
      text: 'Puede que el panel diga que tu tienda no le muestra a Bellbird las direcciones de los carritos. Entonces a la app de Bellbird le falta la aprobación de Shopify para ver nombres, correos electrónicos, números de teléfono o direcciones postales. La persona que administra tu servidor de Bellbird tiene que solicitar los cuatro a Shopify.',
    },
  },
  gettingSubscribers: {
    tool: {
      title: 'Activa una herramienta de suscripción',
      text: 'En Herramientas, elige una herramienta para WhatsApp o Facebook y actívala. Aparece en tu tienda en menos de cinco minutos.',
    },
    signUp: {
      title: 'Suscríbete tú',
      text: 'Abre tu tienda en una ventana privada y suscríbete con tu propio número. Así tienes tu primer suscriptor y ves lo mismo que tus clientes.',
    },
    list: {
      title: 'Importa una lista',
      text: 'En la página de campañas de difusión, importa a las personas que aceptaron por otra vía, con la fecha y la forma en que aceptaron. Sin eso, nadie recibe mensajes.',
    },
  },
  missing: {
    lost: '¿Te perdiste?',
    title: 'No hay ningún artículo con este nombre',
    text: 'Todas las respuestas están en una sola página.',
    toHelp: 'Ir al Centro de ayuda',
  },
});
