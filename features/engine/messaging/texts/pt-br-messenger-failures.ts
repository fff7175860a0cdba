import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-messenger-failures.ts';

export const messengerFailures = translate<(typeof english)['messengerFailures'], 'pt-BR'>({
  transient: {
    '1': { happened: 'O Messenger teve uma falha própria.', merchant: 'Não é preciso fazer nada.' },
    '2': { happened: 'O Messenger ficou fora do ar por um momento.', merchant: 'Não é preciso fazer nada.' },
    '1200': {
      happened: 'O Messenger não pôde aceitar a mensagem naquele momento.',
      merchant: 'Não é preciso fazer nada.',
    },
  },
  rate: {
    '4': {
      happened: 'O Bellbird fez solicitações demais ao Messenger de uma vez.',
      merchant: 'Não é preciso fazer nada.',
    },
    '32': {
      happened: 'A sua página fez solicitações demais ao Messenger de uma vez.',
      merchant: 'Não é preciso fazer nada.',
    },
    '613': {
      happened: 'A sua página enviou mais mensagens em um momento do que o Messenger permite.',
      merchant: 'Não é preciso fazer nada.',
    },
    '80006': {
      happened: 'A sua página chegou ao ritmo máximo do Messenger por enquanto.',
      merchant: 'Não é preciso fazer nada.',
    },
  },
  pairRate: {},
  perUserMarketing: {},
  optedOut: {
    '551': {
      happened: 'Esta pessoa bloqueou a sua página no Messenger ou saiu dele.',
      merchant: 'Respeite a decisão. Ela pode escrever de novo à sua página para voltar a receber mensagens.',
    },
  },
  undeliverable: {
    '2018001': {
      happened: 'O Messenger não conhece ninguém com este ID.',
      merchant: 'A pessoa pode escrever de novo à sua página para receber mensagens.',
    },
    '2018108': {
      happened: 'Esta pessoa não aceita mensagens da sua página no momento.',
      merchant: 'Ela pode permiti-las de novo no Messenger.',
    },
  },
  windowClosed: {
    '1545041': {
      happened: 'Esta pessoa não escreveu à sua página dentro do prazo do Messenger.',
      merchant: 'As ofertas voltam a ser enviadas quando ela escrever a você.',
    },
    '2018065': {
      happened:
        'As regras do Messenger não permitiram esta mensagem tanto tempo depois da última mensagem da pessoa.',
      merchant: 'As ofertas voltam a ser enviadas quando ela escrever à sua página.',
    },
    '2018278': {
      happened: 'Passaram mais de 24 horas desde que esta pessoa escreveu à sua página pela última vez.',
      merchant:
        'As ofertas voltam a ser enviadas quando ela escrever. Recibos e atualizações de envio podem sair como mensagens de utilidade.',
    },
  },
  template: {},
  request: {
    '100': {
      happened: 'O Messenger não entendeu uma parte desta mensagem.',
      merchant: 'Avise quem administra o seu servidor Bellbird.',
    },
  },
  media: {},
  account: {
    '33': {
      happened: 'O Facebook não conhece mais a sua página, ou o Bellbird não pode mais usá-la.',
      merchant: 'Conecte a página de novo nas configurações.',
    },
    '368': {
      happened: 'O Facebook bloqueou os envios da sua página por um tempo.',
      merchant: 'Abra a qualidade da página no Facebook para ver o motivo.',
    },
    '803': {
      happened: 'O Facebook não conhece a página usada neste envio.',
      merchant: 'Conecte a página de novo nas configurações.',
    },
    '1893063': {
      happened: 'O Facebook restringiu a sua página, então ela não pode enviar agora.',
      merchant: 'Abra a qualidade da página no Facebook para ver o motivo.',
    },
  },
  auth: {
    '3': {
      happened: 'Falta ao Bellbird uma permissão da sua página.',
      merchant: 'Conecte a página de novo, com todas as permissões.',
    },
    '10': {
      happened: 'Uma permissão da sua página não foi dada ou foi retirada.',
      merchant: 'Conecte a página de novo, com todas as permissões.',
    },
    '101': {
      happened: 'O Facebook não conhece o app que o Bellbird usa para enviar.',
      merchant: 'Avise quem administra o seu servidor Bellbird.',
    },
    '102': {
      happened: 'A sessão do Bellbird no Facebook terminou.',
      merchant: 'Conecte a página de novo nas configurações.',
    },
    '104': {
      happened: 'O Facebook não aceitou a assinatura do Bellbird.',
      merchant: 'Avise quem administra o seu servidor Bellbird.',
    },
    '190': {
      happened: 'O acesso do Bellbird à sua página venceu.',
      merchant: 'Conecte a página de novo nas configurações.',
    },
    '200': {
      happened: 'O Bellbird não pode enviar por esta página.',
      merchant: 'Conecte a página de novo, com todas as permissões.',
    },
    '230': {
      happened: 'A sua página não permitiu que o Bellbird envie mensagens.',
      merchant: 'Conecte a página de novo, com todas as permissões.',
    },
  },
});
