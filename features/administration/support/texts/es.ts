import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  page: {
    title: 'Atención al cliente',
    note: 'Responde a tus clientes desde un solo lugar, junto con tu equipo.',
    locked:
      'Responde a tus clientes desde un solo lugar, junto con tu equipo. La lista de planes muestra cuáles lo incluyen.',
    what: 'la atención al cliente',
  },
  notSetUp: {
    title: 'Aquí no hay chat de atención',
    text: 'Las personas que administran tu servidor de Bellbird pueden configurar uno. Escribe a {supportEmail} para pedirlo.',
  },
  chat: {
    title: 'Tu chat de atención',
    text: 'Ahí llegan los mensajes de tus clientes. Tu equipo inicia sesión con las cuentas que le diste.',
    open: 'Abrir el chat de atención',
    opening: 'El chat de atención se está abriendo. Si no se abre, <link>ábrelo tú</link>.',
  },
  signUp: {
    title: 'Regístrate en el panel de atención al cliente',
    email: 'Correo del administrador',
    emailHint:
      'Enviamos los datos de acceso a esta dirección. Esta persona puede invitar al resto de tu equipo.',
    signUp: 'Registrarse',
    question: '¿Seguro que quieres usar {email} como correo del administrador?',
    yes: 'Sí',
    no: 'No',
    close: 'Cerrar',
    done: 'Los datos de acceso se enviaron a {answer}',
    failed: 'Algo salió mal. Inténtalo de nuevo o escribe a {supportEmail}',
  },
  chatWithUs: {
    title: 'Chatea con nosotros',
    close: 'Cerrar',
    loading: 'Cargando',
    country: 'País',
    number: 'Tu número de WhatsApp',
    numberHint: 'Si el número es de otro país, empieza con + y el código de país.',
    willWrite: 'Te escribiremos al {number}.',
    send: 'Enviar número',
    sent: 'Gracias. Te escribiremos al {number} por WhatsApp.',
  },
});
