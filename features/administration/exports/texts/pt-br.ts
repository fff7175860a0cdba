import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { titles, fileColumns, cells, answers, failures, mailNotes, mails } from './pt-br-files.ts';

export const texts: typeof english = {
  page: translate<(typeof english)['page'], 'pt-BR'>({
    title: 'Exportações',
    note: 'Arquivos para abrir em uma planilha, mesmo com um milhão de linhas. O Bellbird guarda cada um por sete dias.',
    request: 'Solicitar um arquivo',
  }),
  files: translate<(typeof english)['files'], 'pt-BR'>({
    subscribers: {
      title: 'Baixar dados dos inscritos',
      about: 'Todas as pessoas que o Bellbird conhece, com o que aceitaram e quando.',
      send: 'Enviar arquivo',
    },
    unsubscribers: {
      title: 'Baixar inscrições canceladas',
      about: 'Todas as pessoas que cancelaram a inscrição e não voltaram.',
      send: 'Enviar arquivo',
    },
    orders: {
      title: 'Baixar pedidos',
      about:
        'Todos os pedidos vindos de mensagens: qual mensagem foi, por que o pedido é atribuído a ela e os reembolsos.',
      send: 'Enviar arquivo',
    },
    figures: {
      title: 'Baixar números diários',
      about: 'Os números dos painéis, por dia, de cada campanha, transmissão e ferramenta de inscrição.',
      send: 'Enviar arquivo',
    },
    activity: {
      title: 'Baixar atividade',
      about: 'Quem mudou o quê nesta loja e o que havia antes.',
      send: 'Enviar arquivo',
    },
    campaignReport: {
      title: 'Relatório de entrega',
      about:
        'Todas as mensagens desta campanha: para quem foram, o que aconteceu com elas e por quê, e quanto renderam.',
      send: 'Enviar relatório',
    },
    broadcastReport: {
      title: 'Relatório de entrega',
      about:
        'Todas as mensagens desta transmissão: para quem foram, o que aconteceu com elas e por quê, e quanto renderam.',
      send: 'Enviar relatório',
    },
  }),
  form: translate<(typeof english)['form'], 'pt-BR'>({
    email: 'E-mail',
    emailHint: 'Você recebe um link para o arquivo. Ele funciona por sete dias.',
    emailWrong: 'Este não é um e-mail válido. Confira e tente de novo.',
    seeProgress: 'Ver o andamento',
    close: 'Fechar',
  }),
  list: translate<(typeof english)['list'], 'pt-BR'>({
    what: 'as exportações',
    title: 'Suas exportações',
    none: 'Ainda não há exportações. O arquivo aparece aqui assim que você o solicita.',
    table: 'Lista das suas exportações',
    file: 'Arquivo',
    requested: 'Solicitado em',
    state: 'Status',
    rows: 'Linhas',
    actions: 'Ações',
    availableUntil: 'Disponível até {when}',
    rowsSoFar: '{done} até agora',
    rowsOfAll: '{done} de {all}',
    download: 'Baixar',
    downloadFile: 'Baixar o arquivo: {file}',
    cancel: 'Cancelar',
    cancelFile: 'Cancelar {file}',
  }),
  states: translate<(typeof english)['states'], 'pt-BR'>({
    queued: 'Aguardando',
    running: 'Em andamento',
    ready: 'Pronto',
    failed: 'Falhou',
    expired: 'Expirado',
    cancelled: 'Cancelado',
  }),
  titles: titles,
  fileColumns: fileColumns,
  cells: cells,
  answers: answers,
  failures: failures,
  mailNotes: mailNotes,
  mails: mails,
};
