import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-switch.ts';

export const delays = translate<(typeof english)['delays'], 'pt-BR'>({ after: 'após {delay} {phrase}' });

export const oneSent = translate<(typeof english)['oneSent'], 'pt-BR'>({
  plain: 'A mensagem {number} sai {when}.',
  fixed: 'A mensagem {number} sai {when}, com o seu código {code}, que dá {percent}% de desconto.',
  unique:
    'A mensagem {number} sai {when} e cria na sua loja, a cada envio, um código de uso único com {percent}% de desconto, válido por {time}.',
});

export const onlySent = translate<(typeof english)['onlySent'], 'pt-BR'>({
  plain: 'Ela sai {when}.',
  fixed: 'Ela sai {when}, com o seu código {code}, que dá {percent}% de desconto.',
  unique:
    'Ela sai {when} e cria na sua loja, a cada envio, um código de uso único com {percent}% de desconto, válido por {time}.',
});

export const sending = translate<(typeof english)['sending'], 'pt-BR'>({
  waits: 'No horário de silêncio, ou quando o cliente já atingiu o seu limite, ela aguarda.',
  heldOut: '{percent}% deles não recebem nada: é o grupo de controle, definido nas configurações.',
});

export const state = translate<(typeof english)['state'], 'pt-BR'>({
  goesTo: 'Quem recebe: {recipients}.',
  off: 'Enquanto estiver desativada, nenhuma das mensagens é enviada.',
  nothingSent: 'Ativada, mas não envia',
  notAllSent: 'Ativada, mas nem tudo é enviado',
});

export const switching = translate<(typeof english)['switching'], 'pt-BR'>({
  holdOn: 'Espere… Há coisas que você precisa mudar!',
  oneMore: 'Só mais uma coisa!',
  supportNeeded:
    'Informe um número de atendimento. Os textos desta campanha o mostram aos clientes que precisam de ajuda.',
  discountNeeded:
    'Informe o código de desconto e o percentual, ou escolha um texto sem desconto: a mensagem mostra um.',
  saveFirst:
    'As suas alterações ainda não foram salvas. Salve primeiro, para que seja enviado o que você está vendo.',
  addDiscount:
    'A mensagem mostra um desconto, e nenhum percentual está definido. Sem ele, não é possível ativar a campanha. Quer adicionar um?',
  noDiscount: 'Agora não',
  yesDiscount: 'Sim, adicionar desconto',
  notNow: 'Agora não',
  gotIt: 'Entendi!',
  changeNow: 'Mudar agora',
  confirmTitle: 'Ativar {campaign}?',
  confirm: 'Ativar',
  cancel: 'Agora não',
  liveTitle: 'A sua campanha está no ar',
  live: 'As mensagens vão só para clientes que se inscreveram no {channel}. As ferramentas de inscrição na sua loja trazem mais deles.',
  close: 'Fechar',
  setUpTools: 'Configurar ferramentas',
});
