import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  page: {
    title: 'Saúde do remetente',
    note: 'Quais mensagens são enviadas, quais aguardam e quais falharam. Atualizado automaticamente.',
    allMessages: 'Todas as mensagens',
    what: 'a saúde dos seus remetentes',
    none: 'Ainda não há remetente',
    noneText: 'Conecte um número do WhatsApp ou uma página do Facebook. Depois você vê aqui a saúde deles.',
    connect: 'Ir para as configurações',
  },
  sender: {
    titles: { WA: 'Número do WhatsApp', FB: 'Página do Facebook' },
    quality: 'Qualidade',
    qualities: { GREEN: 'Alta', YELLOW: 'Média', RED: 'Baixa', UNKNOWN: 'Ainda desconhecida' },
    speed: 'Envia até',
    slowedTo: 'Reduzido para',
    perSecond: '{count} por segundo',
    lastUpdate: 'Última atualização de entrega',
    noUpdate: 'Nenhuma ainda',
    slowed:
      'O WhatsApp acabou de pedir que o seu número envie mais devagar. Ele volta à velocidade normal em até um minuto.',
    qualityLow:
      'Muitas pessoas bloquearam ou denunciaram o seu número. Por alguns dias, envie menos, e só a quem comprou há pouco tempo. Do contrário, o WhatsApp pode reduzir o seu limite diário ou bloquear o seu número.',
    receiptsLate:
      'As atualizações de entrega chegam com {time} de atraso. As suas mensagens continuam sendo enviadas, mas você vê mais tarde se foram entregues, lidas ou se falharam.',
    states: { stopped: 'Parado', paused: 'Pausado', alert: 'Requer atenção', sending: 'Enviando' },
    noticed: '{notice} Informado em {when}.',
    stoppedSince: 'Nenhuma mensagem é enviada desde {when}.',
    nothingWaits: 'Nada está aguardando.',
    kept: {
      one: '{count} mensagem está aguardando e não se perde.',
      many: '{count} de mensagens estão aguardando e não se perdem.',
      other: '{count} mensagens estão aguardando e não se perdem.',
    },
    resume: 'Retomar envios',
    settings: 'Configurações',
    connectAgain: 'Conectar de novo nas configurações',
    resuming: 'Tentando de novo',
    resumed: 'As mensagens voltaram a ser enviadas',
  },
  knownNotices: {
    '130429':
      'O WhatsApp recusou algumas solicitações porque vieram rápido demais. O Bellbird reduz a velocidade e envia de novo automaticamente.',
    '131035':
      'O WhatsApp não conseguiu entregar ao Bellbird a mensagem de um cliente a tempo e a excluiu. Se alguém está esperando uma resposta, precisa escrever de novo.',
  },
  otherNotices: {
    titleAndCode:
      'O WhatsApp informou um problema: {title} ({code}). O aviso não cita nenhuma das suas mensagens.',
    title: 'O WhatsApp informou um problema: {title}. O aviso não cita nenhuma das suas mensagens.',
    code: 'O WhatsApp informou um problema ({code}). O aviso não cita nenhuma das suas mensagens.',
    nothing: 'O WhatsApp informou um problema. O aviso não cita nenhuma das suas mensagens.',
  },
  reach: {
    unlimited: 'O WhatsApp não limita a quantas pessoas você pode enviar mensagens por dia.',
    unknown: 'O WhatsApp ainda não informou a quantas pessoas você pode enviar mensagens por dia.',
    title: 'Pessoas que receberam mensagens nas últimas 24 horas',
    used: '{used} de {most} pessoas',
    note: 'As respostas não contam para o limite. Um décimo dele é reservado para recibos e atualizações de entrega.',
  },
  waiting: {
    title: 'Aguardando',
    none: 'Nada está aguardando.',
    retried: 'Nova tentativa em breve: {reason}',
  },
  failures: {
    title: 'Falhas nos últimos 7 dias',
    asChart: 'Mostrar como gráfico',
    asTable: 'Mostrar como tabela',
    none: 'Nada falhou desde {when}.',
    share: '{failed} de {all} mensagens, {percent}.',
    see: {
      one: 'Ver a mensagem',
      many: 'Ver estes {count} de mensagens',
      other: 'Ver estas {count} mensagens',
    },
    table: 'Falhas por código',
    cause: 'Causa',
    happened: 'O que aconteceu',
    code: 'Código',
    noCode: 'Nenhum',
    percent: 'Porcentagem',
    messages: 'Mensagens',
  },
  templates: {
    title: 'Modelos parados',
    none: 'Nenhum. Todos os modelos que você usa podem ser enviados.',
    states: { REJECTED: 'Rejeitado', PAUSED: 'Pausado', DISABLED: 'Desativado' },
    since:
      '{reason} Desde {when}. As mensagens com este modelo não são enviadas até que ele seja aprovado de novo.',
  },
  incoming: {
    title: 'Da sua loja e dos clientes',
    behind: 'Com atraso',
    upToDate: 'Em dia',
    none: 'Tudo o que veio da sua loja e dos seus clientes já foi processado.',
    waiting: {
      one: '{count} evento da sua loja e dos seus clientes aguarda processamento há {time}. Nada se perde.',
      many: '{count} de eventos da sua loja e dos seus clientes aguardam processamento, o mais antigo há {time}. Nada se perde.',
      other:
        '{count} eventos da sua loja e dos seus clientes aguardam processamento, o mais antigo há {time}. Nada se perde.',
    },
    webhooks: 'Eventos que não puderam ser lidos: {count}',
    timers: 'Mensagens que não puderam ser agendadas: {count}',
    commands: 'Alterações que a sua loja não aceitou: {count}',
    mails: 'E-mails que não puderam ser enviados: {count}',
    tryAgain: 'Tentar de novo',
    trying: 'Tentando de novo',
    tried: 'O Bellbird está tentando de novo',
  },
  banner: {
    tokenDead:
      'O Bellbird não consegue mais enviar pelo WhatsApp. Conecte de novo. As mensagens que aguardam não se perdem.',
    stopped: 'As mensagens do WhatsApp estão aguardando. Nada se perde.',
    qualityLow:
      'A qualidade do seu número do WhatsApp está baixa. Envie menos por alguns dias, ou o WhatsApp pode bloquear o seu número.',
    receiptsLate: {
      WA: 'O WhatsApp está informando com mais de 15 minutos de atraso. Podem ter chegado mais mensagens do que aparece aqui.',
      FB: 'O Messenger está informando com mais de 15 minutos de atraso. Podem ter chegado mais mensagens do que aparece aqui.',
    },
  },
});
