import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-files.ts';

export const answers = translate<(typeof english)['answers'], 'pt-BR'>({
  soon: 'Pedido enviado. Em até 5 minutos você recebe um e-mail com os dados.',
  tomorrow: 'Pedido enviado. Em até 24 horas você recebe um e-mail com os dados.',
});

export const cells = translate<(typeof english)['cells'], 'pt-BR'>({
  yes: 'sim',
  no: 'não',
  touches: { code: 'O código foi usado', click: 'O link foi clicado antes', read: 'Foi lida antes' },
});

export const failures = translate<(typeof english)['failures'], 'pt-BR'>({
  crashed:
    'O servidor foi interrompido três vezes enquanto gravava este arquivo. Nada ficou salvo. Peça de novo.',
  broken:
    'Algo deu errado três vezes do nosso lado e foi registrado. Nada ficou salvo. Peça de novo mais tarde.',
});

export const fileColumns = translate<(typeof english)['fileColumns'], 'pt-BR'>({
  when: 'Quando ({timeZone})',
  day: 'Dia ({timeZone})',
  channel: 'Canal',
  campaign: 'Campanha',
  drip: 'Etapa',
  name: 'Nome',
  phone: 'Telefone',
  email: 'E-mail',
  locale: 'Idioma',
  state: 'Estado',
  why: 'Motivo',
  readAt: 'Lida em ({timeZone})',
  clickedAt: 'Clicada em ({timeZone})',
  order: 'Pedido',
  revenue: 'Receita ({currency})',
  what: 'O quê',
  sent: 'Enviadas',
  delivered: 'Entregues',
  read: 'Lidas',
  clicked: 'Com clique',
  failed: 'Com falha',
  orders: 'Pedidos',
  earned: 'Receita ({currency})',
  optIns: 'Inscrições',
  seen: 'Visualizações',
  whyCredited: 'Por que foi atribuído',
  touched: 'Contato em ({timeZone})',
  amount: 'Valor ({currency})',
  wentBack: 'Reembolsado ({currency})',
  messageId: 'ID da mensagem',
  agreed: 'Aceitou ofertas',
  optInTool: 'Ferramenta de inscrição',
  optedInAt: 'Inscrição em ({timeZone})',
  optedOutAt: 'Cancelamento em ({timeZone})',
  knownSince: 'Conhecido desde ({timeZone})',
  mail: 'E-mail',
  unsubscribed: 'Cancelou ({timeZone})',
  changedAt: 'Alterado ({timeZone})',
  changedBy: 'Alterado por',
  role: 'Função',
  ipAddress: 'Endereço IP',
  action: 'Mudança',
  change: 'Antes e depois',
});

export const mailNotes = translate<(typeof english)['mailNotes'], 'pt-BR'>({
  taken: 'O e-mail para {email} foi entregue ao servidor de e-mail. Se não chegar, o arquivo está aqui.',
  waiting:
    'O servidor de e-mail ainda não aceitou o e-mail para {email}. O Bellbird tenta de novo. O arquivo está aqui mesmo assim.',
  unknown: 'Não dá para saber se o e-mail para {email} chegou. O arquivo está aqui mesmo assim.',
  refused:
    'Não foi possível enviar o e-mail para {email}, por isso o link não chegou. O arquivo está aqui mesmo assim.',
  refusedBecause:
    'Não foi possível enviar o e-mail para {email}, por isso o link não chegou. O arquivo está aqui mesmo assim. O servidor respondeu: {reason}.',
  noServer:
    'O e-mail para {email} não pôde ser enviado, porque nenhum servidor de e-mail está configurado. O arquivo está aqui mesmo assim.',
});

export const mails = translate<(typeof english)['mails'], 'pt-BR'>({
  readySubject: 'Seu arquivo está pronto: {title}',
  failedSubject: 'Não foi possível gerar seu arquivo: {title}',
  hello: 'Olá,',
  ready: 'O arquivo que você pediu está pronto: {title}, {rows}.',
  rows: { one: '{count} linha', many: '{count} de linhas', other: '{count} linhas' },
  download: 'Baixe aqui:',
  linkLives:
    'O link funciona sem login até {expires}, para qualquer pessoa que o tenha. Compartilhe com cuidado: o arquivo fala dos seus clientes.',
  failed: 'Não foi possível gerar o arquivo que você pediu: {title}.',
});

export const titles = translate<(typeof english)['titles'], 'pt-BR'>({
  subscribers: 'Dados dos inscritos',
  unsubscribers: 'Inscrições canceladas',
  orders: 'Pedidos trazidos por mensagens',
  figures: 'Números de cada dia',
  activity: 'Atividade da equipe',
  campaignReport: 'Relatório de entrega, {campaign}',
  broadcastReport: 'Relatório de entrega, transmissão “{broadcast}”',
});
