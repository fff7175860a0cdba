import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-server.ts';

export const loginAnswer = translate<(typeof english)['loginAnswer'], 'pt-BR'>({
  title: 'Login com o Facebook · Bellbird',
  granted: 'Você entrou com o Facebook. Já pode fechar esta janela.',
  ended: 'O login com o Facebook terminou. Já pode fechar esta janela.',
  failed: '{sentence} Referência: {reference}',
});

export const numberNotes = translate<(typeof english)['numberNotes'], 'pt-BR'>({
  businessRejected:
    'O WhatsApp analisou sua empresa e não a aprovou. Abra o Gerenciador do WhatsApp para ver o motivo e pedir outra análise.',
  nameRefused: {
    unknown: 'O WhatsApp recusou o nome que você pediu. Escolha outro no Gerenciador do WhatsApp.',
    person:
      'O WhatsApp recusou o nome que você pediu, porque ele é o nome de uma pessoa. Escolha outro no Gerenciador do WhatsApp.',
    otherBusiness:
      'O WhatsApp recusou o nome que você pediu, porque ele é o nome de outra empresa. Escolha outro no Gerenciador do WhatsApp.',
    form: 'O WhatsApp recusou o nome que você pediu, porque não aceita o formato dele. Escolha outro no Gerenciador do WhatsApp.',
    notConsistent:
      'O WhatsApp recusou o nome que você pediu, porque sua empresa usa outro nome em outros lugares. Escolha outro no Gerenciador do WhatsApp.',
  },
});

export const receiptPrices = translate<(typeof english)['receiptPrices'], 'pt-BR'>({
  kinds: {
    marketing: 'marketing',
    marketing_lite: 'marketing lite',
    utility: 'utilidade',
    authentication: 'autenticação',
    service: 'serviço',
  },
  counted: 'A Meta a conta como mensagem de {kind}.',
  billable: 'A Meta a conta como mensagem de {kind} e a cobra.',
  free: 'A Meta a conta como mensagem de {kind}, sem custo.',
  freeAfterAd: 'A Meta a conta como mensagem de {kind}, sem custo, em até {hours} horas após um anúncio.',
  freeOfMonth: 'A Meta a conta como mensagem de {kind}, sem custo, como uma das respostas grátis do mês.',
  freeAnswer: 'A Meta a conta como mensagem de {kind}, sem custo, como resposta em até 24 horas.',
});

export const replyPrices = translate<(typeof english)['replyPrices'], 'pt-BR'>({
  free: 'As primeiras {free} respostas do seu número no mês são grátis, assim como as respostas pelo app no telefone e as enviadas em até {hours} horas após um anúncio.',
  charged:
    'Desde {day}, o WhatsApp também cobra pelas suas respostas, e pelos modelos de utilidade em até 24 horas após a mensagem de um cliente, pela tarifa de utilidade do país do cliente. {free}',
});

export const stops = translate<(typeof english)['stops'], 'pt-BR'>({
  deleted: 'A conta do WhatsApp Business foi excluída. Conecte outro número.',
  partner: 'O Bellbird foi removido da conta do WhatsApp Business. Conecte o número de novo.',
  restriction:
    'O WhatsApp restringiu esta conta por violar as regras. Abra o Gerenciador do WhatsApp para ver o motivo e recorrer.',
  restrictionEnds:
    'O WhatsApp restringiu esta conta por violar as regras. Abra o Gerenciador do WhatsApp para ver o motivo e recorrer. Ela volta a enviar automaticamente quando a restrição acabar.',
  ban: 'O WhatsApp desativou esta conta por violar as regras. Abra o Gerenciador do WhatsApp para ver o motivo e recorrer.',
  offboarding:
    'O número foi movido para outro telefone ou registrado de novo, por isso o WhatsApp o desconectou. Ele volta a enviar quando for reconectado no app WhatsApp Business.',
  whatsAppToken: 'O WhatsApp não permite mais que o Bellbird atue por este número. Conecte o número de novo.',
  facebookRemoved:
    'O Bellbird foi removido da conta do Facebook que conectou a página. Conecte a página de novo.',
  facebookConfirm:
    'O Facebook quer que você confirme algo em facebook.com primeiro. Conecte a página de novo.',
  facebookPassword:
    'A senha da conta do Facebook que conectou a página foi alterada. Conecte a página de novo.',
  facebookExpired: 'O login do Facebook que conectou a página expirou. Conecte a página de novo.',
  facebookUnconfirmed:
    'A conta do Facebook que conectou a página não está confirmada. Conecte a página de novo.',
  facebookLoggedOut: 'A conta do Facebook que conectou a página foi desconectada. Conecte a página de novo.',
  facebookRole:
    'A conta do Facebook que conectou a página perdeu a função na página. Conecte a página de novo.',
  facebookToken: 'O Facebook não permite mais que o Bellbird atue pela página. Conecte a página de novo.',
  metaPolicy: 'A Meta impediu esta página de enviar: ela violou uma política da plataforma do Messenger.',
  metaPolicyWords: 'A Meta impediu esta página de enviar: {reason}',
  replaced: 'Outro remetente foi conectado no lugar dele.',
  disconnected: 'A página foi desconectada.',
});
