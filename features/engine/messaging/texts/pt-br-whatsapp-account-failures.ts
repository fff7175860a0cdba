import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-whatsapp-account-failures.ts';

export const account = translate<(typeof english)['account'], 'pt-BR'>({
  '33': {
    happened: 'O WhatsApp não conhece mais o número usado neste envio, ou o Bellbird não pode mais usá-lo.',
    merchant: 'Conecte o seu número de novo nas configurações.',
  },
  '368': {
    happened: 'O WhatsApp bloqueou a sua conta por um tempo por causa das regras dele.',
    merchant: 'Abra o Gerenciador do WhatsApp para ver o motivo e até quando.',
  },
  '803': {
    happened: 'O WhatsApp não conhece o número usado neste envio.',
    merchant: 'Conecte o seu número de novo nas configurações.',
  },
  '131031': {
    happened: 'O WhatsApp bloqueou a sua conta.',
    merchant: 'Abra o Gerenciador do WhatsApp para ver o motivo e contestar.',
  },
  '131037': {
    happened: 'O nome de exibição do seu número não está aprovado.',
    merchant: 'Escolha outro nome no Gerenciador do WhatsApp.',
  },
  '131042': {
    happened: 'O WhatsApp não conseguiu cobrar da sua conta.',
    merchant: 'Adicione ou renove a forma de pagamento no Gerenciador do WhatsApp.',
  },
  '131045': {
    happened: 'O seu número não está registrado no WhatsApp.',
    merchant: 'Conecte o número de novo nas configurações.',
  },
  '131048': {
    happened: 'O WhatsApp limita o seu número porque muitas pessoas o bloquearam ou denunciaram.',
    merchant: 'Não envie nada por um dia; depois, só a quem comprou há pouco tempo.',
  },
  '131063': {
    happened: 'O marketing está desativado para a sua conta no WhatsApp.',
    merchant: 'Peça ao suporte do WhatsApp que o ative.',
  },
  '131064': {
    happened: 'A sua conta está restrita e não pode enviar agora.',
    merchant: 'Abra o Gerenciador do WhatsApp para ver o motivo.',
  },
  '133000': {
    happened: 'O seu número estava sendo removido do WhatsApp, e a remoção não terminou.',
    merchant: 'Conecte o número de novo nas configurações.',
  },
  '133005': {
    happened: 'O PIN do seu número estava errado.',
    merchant: 'Defina um novo PIN no Gerenciador do WhatsApp e depois conecte o número de novo.',
  },
  '133006': {
    happened: 'O WhatsApp quer que o seu número seja verificado de novo.',
    merchant: 'Verifique-o no Gerenciador do WhatsApp e depois conecte o número de novo.',
  },
  '133008': {
    happened: 'O PIN do seu número foi digitado errado vezes demais.',
    merchant: 'Espere o tempo indicado no Gerenciador do WhatsApp e depois conecte o número de novo.',
  },
  '133009': {
    happened: 'O PIN do seu número foi digitado rápido demais.',
    merchant: 'Espere alguns minutos e depois conecte o número de novo.',
  },
  '133010': {
    happened:
      'O seu número não está registrado no WhatsApp para envios. Isso é comum depois de uma transferência do número.',
    merchant: 'Conecte o número de novo nas configurações.',
  },
  '133015': {
    happened: 'O seu número acabou de ser excluído do WhatsApp.',
    merchant: 'Espere cinco minutos e depois conecte o número de novo nas configurações.',
  },
  '133016': {
    happened: 'O seu número foi registrado e removido vezes demais em pouco tempo.',
    merchant: 'Espere três dias e depois conecte o número de novo.',
  },
  '134011': {
    happened: 'A sua conta não aceitou os termos de pagamento do WhatsApp.',
    merchant: 'Aceite-os no Gerenciador do WhatsApp e depois retome os envios.',
  },
});

export const auth = translate<(typeof english)['auth'], 'pt-BR'>({
  '0': {
    happened: 'O WhatsApp não aceitou o acesso do Bellbird.',
    merchant: 'Conecte o seu número de novo nas configurações.',
  },
  '3': {
    happened: 'Falta ao Bellbird uma permissão da sua conta do WhatsApp.',
    merchant: 'Conecte o seu número de novo, com todas as permissões.',
  },
  '10': {
    happened: 'Uma permissão não foi dada ou foi retirada.',
    merchant: 'Conecte o seu número de novo, com todas as permissões.',
  },
  '101': {
    happened: 'O WhatsApp não conhece o app que o Bellbird usa para enviar.',
    merchant: 'Avise quem administra o seu servidor Bellbird.',
  },
  '102': {
    happened: 'A sessão do Bellbird no WhatsApp terminou.',
    merchant: 'Conecte o seu número de novo nas configurações.',
  },
  '104': {
    happened: 'O WhatsApp não aceitou a assinatura do Bellbird.',
    merchant: 'Avise quem administra o seu servidor Bellbird.',
  },
  '190': {
    happened: 'O acesso do Bellbird ao seu número venceu.',
    merchant: 'Conecte o seu número de novo nas configurações.',
  },
  '2500': {
    happened: 'O Bellbird consultou o WhatsApp sem um acesso válido.',
    merchant: 'Conecte o seu número de novo nas configurações.',
  },
  '131005': {
    happened: 'O Bellbird não pode enviar por este número.',
    merchant: 'Conecte o número de novo, como administrador da conta dele.',
  },
});
