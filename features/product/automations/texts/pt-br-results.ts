import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-results.ts';

export const dashboard = translate<(typeof english)['dashboard'], 'pt-BR'>({
  title: 'Campanhas automáticas',
  download: 'as campanhas automáticas',
  createLabel: 'Criar uma campanha automática',
  create: 'Criar',
  what: 'as campanhas',
  list: 'Lista de campanhas automáticas',
  campaign: 'Campanha',
  sent: 'Enviadas',
  delivered: 'Entregues',
  read: 'Lidas',
  readOf: 'Lidas, {campaign}',
  readPercent: '% de lidas',
  ctr: 'CTR',
  ctrOf: 'CTR, {campaign}',
  ctrPercent: '% de CTR',
  clicked: 'Clicadas',
  failed: 'Com falha',
  orders: 'Pedidos',
  revenue: 'Receita',
  revenueIn: 'Receita ({currency})',
  on: 'Ativada',
  onOrOff: 'Ativada ou desativada',
});

export const figures = translate<(typeof english)['figures'], 'pt-BR'>({
  label: 'Números, todo o período',
  ofMessage: 'Números desta mensagem, todo o período',
  what: 'os números',
  notSent: 'Ainda não foi enviada a ninguém.',
  revenue: 'Receita',
  sent: 'Enviadas',
  delivered: 'Entregues',
  failed: 'Com falha',
  read: 'Lidas',
  ctr: 'CTR',
  messagesRead: 'mensagens lidas',
  messagesClicked: 'mensagens clicadas',
  steps: { read: 'Lidas', clicked: 'Clicadas', orders: 'Pedidos atribuídos' },
  ofDelivered: '{percent} das entregues',
  terms: {
    sent: {
      question: 'O que conta como enviada?',
      answer: 'Mensagens que o WhatsApp ou o Messenger aceitou do Bellbird.',
    },
    delivered: {
      question: 'O que conta como entregue?',
      answer: 'Mensagens que chegaram ao celular do cliente.',
    },
    read: {
      question: 'O que conta como lida?',
      answer:
        'Mensagens que um cliente abriu, se o aplicativo dele informa isso. Algumas pessoas desativam essa opção, então mais pessoas podem ter lido as suas.',
    },
    clicked: {
      question: 'O que conta como clicada?',
      answer:
        'Mensagens cujo link ou botão um cliente abriu. Cada mensagem conta uma vez, mesmo com vários cliques.',
    },
  },
});

export const lift = translate<(typeof english)['lift'], 'pt-BR'>({
  title: 'O que ela acrescenta',
  what: 'a comparação',
  verdicts: { helps: 'Ajuda', harms: 'Atrapalha', unknown: 'Ainda não se sabe' },
  notYet:
    'O grupo de controle tem {percent}% das pessoas, e nenhuma delas teve ainda cinco dias para fazer um pedido. Depois disso, aparece aqui o que a campanha acrescenta.',
  how: 'Compara as pessoas que receberam uma mensagem com as do grupo de controle, cada uma a partir da primeira vez que esta campanha se aplicou a ela. Um pedido conta se vier em até 5 dias, seja ou não atribuído a uma mensagem; quem foi contatado há menos de 5 dias ainda não conta.',
  since: 'Desde {when}; grupo de controle: {percent}%.',
  sinceOver: 'Desde {when}; não há mais grupo de controle.',
  sinceOfSample: 'Desde {when} (só contam as pessoas mais recentes); grupo de controle: {percent}%.',
  sinceOfSampleOver: 'Desde {when} (só contam as pessoas mais recentes); não há mais grupo de controle.',
  written: 'Com mensagem',
  heldOut: 'Grupo de controle',
  difference: 'Diferença',
  points: '{points} pontos',
  interval: '{low} a {high}',
  ordered: '{ordered} de {people} fizeram um pedido',
  nobody: 'Ninguém ainda',
  credited: 'Desde então, {amount} são atribuídos a ela.',
  tooFew: 'Ainda há pedidos de menos para saber quanto disso teria vindo sem ela.',
  tooDifferent: 'Os valores dos pedidos variam demais para já saber quanto disso teria vindo sem ela.',
  added: 'Cerca de {amount} disso não teriam vindo sem ela ({low} a {high}, com 95% de confiança).',
});

export const partFigures = translate<(typeof english)['partFigures'], 'pt-BR'>({
  title: 'Cada parte, todo o período',
  part: 'Parte',
  sent: 'Enviadas',
  read: 'Lidas',
  tapped: 'Tocadas',
  after: 'Depois de “{answer}”',
  messagesTapped: 'mensagens com toque no link ou na resposta',
});

export const partNames = translate<(typeof english)['partNames'], 'pt-BR'>({
  cards: 'Carrossel',
  image: 'Imagem',
  video: 'Vídeo',
  document: 'Documento',
  receipt: 'Recibo',
  text: 'Texto',
});

export const past = translate<(typeof english)['past'], 'pt-BR'>({
  title: 'O que ela teria enviado',
  about:
    'Testa esta campanha, com as configurações atuais, salvas ou não, no que realmente aconteceu na sua loja nos últimos 30 dias. Nada é enviado, e nada muda.',
  try: 'Testar nos últimos 30 dias',
  tryAgain: 'Testar de novo',
  stop: 'Parar',
  assumes:
    'Isto supõe que os modelos estavam aprovados e que o seu número ou a sua página podia enviar. O que a campanha realmente enviou nesse período é substituído pelo que ela teria enviado.',
  what: 'o passado',
  looking: 'Analisando o que aconteceu.',
  looked: '{done} de {all} clientes analisados.',
  stopped: 'Parado.',
  progress: 'Clientes analisados',
  nobody: 'Ela não teria escrito a ninguém: não aconteceu nada que a inicie.',
  sent: {
    one: '{count} mensagem para {people} teria saído.',
    many: '{count} de mensagens para {people} teriam saído.',
    other: '{count} mensagens para {people} teriam saído.',
  },
  sentSoFar: {
    one: '{count} mensagem para {people} teria saído até agora.',
    many: '{count} de mensagens para {people} teriam saído até agora.',
    other: '{count} mensagens para {people} teriam saído até agora.',
  },
  people: { one: '{count} pessoa', many: '{count} de pessoas', other: '{count} pessoas' },
  silent: {
    one: '{count} vez ela não teria enviado nada; o motivo está abaixo.',
    many: '{count} de vezes ela não teria enviado nada; os motivos estão abaixo.',
    other: '{count} vezes ela não teria enviado nada; os motivos estão abaixo.',
  },
  waiting: {
    one: '{count} mensagem ainda aguardaria o horário.',
    many: '{count} de mensagens ainda aguardariam o horário.',
    other: '{count} mensagens ainda aguardariam o horário.',
  },
  cut: 'Aconteceu mais do que é possível analisar: desde {when}, tudo foi analisado; o que veio antes, não.',
});

export const pastFile = translate<(typeof english)['pastFile'], 'pt-BR'>({
  what: 'estas pessoas',
  soFar: 'O arquivo tem o que foi encontrado até agora. Faça o teste até o fim para ter tudo.',
  cut: 'Aconteceu mais do que é possível analisar. Como a lista, o arquivo tem só o resultado do que é mais recente.',
  when: 'Quando ({timeZone})',
  name: 'Nome',
  phone: 'Telefone',
  happened: 'Aconteceu em ({timeZone})',
  worth: 'Valor',
  currency: 'Moeda',
  outcome: 'O que teria acontecido depois',
  waited: 'Aguardou',
});

export const pastTable = translate<(typeof english)['pastTable'], 'pt-BR'>({
  label: 'Pessoas e o que teria acontecido',
  choice: 'Quais delas',
  got: 'Teriam recebido',
  gotNot: 'Não teriam',
  none: 'Ninguém.',
  more: 'Mostrar mais de {count}',
  when: 'Quando',
  person: 'Pessoa',
  event: 'O que aconteceu',
  outcome: 'O que teria acontecido depois',
  shortEvent: 'Aconteceu',
  shortOutcome: 'Resultado',
  nameless: 'Alguém sem nome na sua loja',
  message: 'A mensagem',
  oneMessage: 'Mensagem {number}',
});
