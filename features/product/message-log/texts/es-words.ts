import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const details = translate<(typeof english)['details'], 'es'>({ code: 'Código {code}' });

export const noMessage = translate<(typeof english)['noMessage'], 'es'>({
  timerRunning: 'Su mensaje aún está por enviarse.',
  beforeInstall: 'Es de antes de que se instalara Bellbird en tu tienda.',
  noCampaign: 'Esta versión de Bellbird no tiene ninguna campaña para esto.',
  noneFound:
    'Bellbird no conoce ningún motivo. Puede que haya un mensaje en camino, así que vuelve a mirar en un minuto.',
});

export const sourceNames = translate<(typeof english)['sourceNames'], 'es'>({
  named: '{source} “{name}”',
  test: 'Prueba: {source}',
});

export const sources = translate<(typeof english)['sources'], 'es'>({
  upsell: 'Upsell',
  broadcast: 'Difusión',
  direct: 'Tu mensaje',
  api: 'Plantilla de un programa',
  apiReply: 'Respuesta de un programa',
  stopConfirmation: 'Confirmación de la baja',
  stopQuestion: '¿Quería darse de baja?',
  awayMessage: 'Mensaje de ausencia',
});

export const states = translate<(typeof english)['states'], 'es'>({
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
