import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-guide.ts';

export const guide = translate<(typeof english)['guide'], 'es'>({
  begin: 'Empezar',
  next: 'Hecho, siguiente',
  finish: 'Terminar',
  back: 'Volver',
  before: 'Antes de empezar',
  step: 'Paso {step} de {steps}',
  progress: 'Progreso de la guía',
});

export const guideSteps = translate<(typeof english)['guideSteps'], 'es'>({
  introduction: {
    title: 'Suscripciones desde tu pantalla de pago',
    text: 'Un bloque en la página de agradecimiento pregunta a los compradores si quieren recibir novedades de su pedido por WhatsApp. Con nueve pasos cortos queda ahí, en unos cinco minutos. No se muestra nada hasta que termines.',
  },
  settings: {
    title: 'Abre la configuración de tu pantalla de pago',
    text: 'En el panel de control de tu tienda, ve a Configuración y después a Pantalla de pago. Deja esta página abierta al lado.',
  },
  customize: {
    title: 'Personaliza la pantalla de pago',
    text: 'Elige Personalizar en la configuración activa. Se abre el editor de tu pantalla de pago.',
  },
  thankYou: {
    title: 'Ve a la página de agradecimiento',
    text: 'Arriba, en el editor, hay un menú de páginas. Elige Agradecimiento.',
  },
  add: {
    title: 'Agrega el bloque',
    text: 'Elige Agregar bloque de la app a la izquierda y después el bloque de suscripción de Bellbird.',
  },
  place: {
    title: 'Ponlo donde miran los compradores',
    text: 'Arrastra el bloque debajo de los datos del pedido. Más compradores lo ven si no tienen que desplazarse.',
  },
  orderStatus: {
    title: 'Haz lo mismo en Estado del pedido',
    text: 'Elige Estado del pedido en el menú de páginas y agrega ahí también el bloque, porque los compradores vuelven a esa página.',
  },
  save: {
    title: 'Guarda',
    text: 'Haz clic en Guardar en el editor. El bloque ya está en su lugar, pero aún no muestra nada, porque esta herramienta está desactivada.',
  },
  look: {
    title: 'Revísalo',
    text: 'Haz un pedido de prueba en tu tienda o abre la página de estado del último pedido. El bloque está ahí, pero no muestra nada hasta que la herramienta esté activada.',
  },
  ready: {
    title: 'Listo',
    text: 'Termina aquí y activa la herramienta en la lista. Entonces el bloque pregunta a tus compradores.',
  },
});
