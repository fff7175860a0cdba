import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const details = translate<(typeof english)['details'], 'pt-BR'>({ code: 'Código {code}' });

export const noMessage = translate<(typeof english)['noMessage'], 'pt-BR'>({
  timerRunning: 'A mensagem ainda vai ser enviada.',
  beforeInstall: 'É de antes da instalação do Bellbird na sua loja.',
  noCampaign: 'Esta versão do Bellbird não tem campanha para isso.',
  noneFound:
    'O Bellbird não conhece nenhum motivo. Uma mensagem pode estar a caminho, então volte em um minuto.',
});

export const sourceNames = translate<(typeof english)['sourceNames'], 'pt-BR'>({
  named: '{source} “{name}”',
  test: 'Teste: {source}',
});

export const sources = translate<(typeof english)['sources'], 'pt-BR'>({
  upsell: 'Upsell',
  broadcast: 'Transmissão',
  direct: 'Sua mensagem',
  api: 'Modelo de um programa',
  apiReply: 'Resposta de um programa',
  stopConfirmation: 'Confirmação do cancelamento da inscrição',
  stopQuestion: 'A pessoa queria cancelar a inscrição?',
  awayMessage: 'Mensagem de ausência',
});

export const states = translate<(typeof english)['states'], 'pt-BR'>({
  queued: 'Próxima a sair',
  waiting: 'Aguardando',
  sending: 'Sendo enviada',
  uncertain: 'Ainda sem resposta',
  sent: 'Enviada',
  delivered: 'Entregue',
  read: 'Lida',
  skipped: 'Não enviada',
  failed: 'Falhou',
});
