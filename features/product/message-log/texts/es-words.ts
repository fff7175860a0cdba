import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const states = translate<typeof english.states, 'es'>({
  queued: 'Próximo en salir',
  waiting: 'En espera',
  sending: 'Enviándose',
  uncertain: 'Sin respuesta aún',
  sent: 'Enviado',
  delivered: 'Entregado',
  read: 'Leído',
  skipped: 'No enviado',
  failed: 'Fallido',
});

export const sources = translate<typeof english.sources, 'es'>({
  upsell: 'Upsell',
  broadcast: 'Difusión',
  direct: 'Tu mensaje',
  stopConfirmation: 'Confirmación de la baja',
  stopQuestion: '¿Quería darse de baja?',
});

export const sourceNames = translate<typeof english.sourceNames, 'es'>({
  named: '{source} “{name}”',
  test: 'Prueba: {source}',
});

export const noMessage = translate<typeof english.noMessage, 'es'>({
  timerRunning: 'Su mensaje aún está por enviarse.',
  beforeInstall: 'Es de antes de que se instalara Bellbird en tu tienda.',
  noCampaign: 'Esta versión de Bellbird no tiene ninguna campaña para esto.',
  noneFound:
    'Bellbird no conoce ningún motivo. Puede que haya un mensaje en camino, así que vuelve a mirar en un minuto.',
});

export const details = translate<typeof english.details, 'es'>({
  code: 'Código {code}',
});

export const triggers = translate<typeof english.triggers, 'es'>({
  checkout: 'El cliente abandonó un carrito.',
  checkoutOf: 'El cliente abandonó un carrito de {amount}.',
  order: 'Llegó el pedido {order}.',
  orderOf: 'Llegó el pedido {order}, de {amount}.',
  optIn: 'El cliente se suscribió.',
  inbound: 'El cliente te escribió.',
  inboundText: 'El cliente escribió “{text}”.',
  broadcast: 'Enviaste una difusión.',
  merchant: 'Escribiste a esta persona.',
  test: 'Lo probaste con este número.',
  event: 'Ya no se guarda qué originó este mensaje.',
});
