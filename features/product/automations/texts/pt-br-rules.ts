import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const chatReach = translate<(typeof english)['chatReach'], 'pt-BR'>({
  nobody: 'A sua página ainda não tem inscritos no Messenger',
  linked: {
    one: 'Vinculados à sua loja: {linked} de {count} inscrito no Messenger',
    many: 'Vinculados à sua loja: {linked} de {count} de inscritos no Messenger',
    other: 'Vinculados à sua loja: {linked} de {count} inscritos no Messenger',
  },
  short: 'Esta campanha só alcança inscritos vinculados.',
  why: 'Esta campanha só alcança inscritos vinculados, porque o Messenger não informa quem eles são na sua loja. Eles ficam vinculados quando tocam no botão fixo ou no pop-up no navegador em que fazem compras, quando abrem um link do seu chat ou quando entram na conta da sua loja nesse navegador.',
  otherPages: {
    one: '{count} inscrito no Messenger pertence a uma página do Facebook que você tinha conectado antes. Só essa página pode escrever a ele.',
    many: '{count} de inscritos no Messenger pertencem a uma página do Facebook que você tinha conectado antes. Só essa página pode escrever a eles.',
    other:
      '{count} inscritos no Messenger pertencem a uma página do Facebook que você tinha conectado antes. Só essa página pode escrever a eles.',
  },
});

export const comparison = translate<(typeof english)['comparison'], 'pt-BR'>({
  nobody:
    'Não houve grupo de controle, então não dá para saber o que esta campanha acrescenta. Para descobrir, defina um grupo de controle nas configurações dela.',
  shares: 'Fizeram um pedido {written}% dos que receberam uma mensagem e {heldOut}% dos que não receberam.',
  helps: 'Ela acrescenta de {low} a {high} pontos, com 95% de confiança.',
  harms: 'Ela tira de {low} a {high} pontos, com 95% de confiança.',
  equal: 'Isso ainda pode ser acaso: até agora, os dois grupos tiveram o mesmo resultado.',
  needed:
    'Isso ainda pode ser acaso: para saber, são necessárias cerca de {people} pessoas em cada grupo, e o menor tem {fewest}.',
});

export const drops = translate<(typeof english)['drops'], 'pt-BR'>({
  campaignOff: 'A campanha para isto estava desativada. Ative-a para as próximas mensagens.',
  notInPlan: 'O seu plano não inclui mais esta campanha. Escolha um que a inclua para as próximas mensagens.',
  notSubscribed: 'Ninguém se inscreveu com este número. É preciso uma inscrição na sua loja.',
  unsubscribed: 'A pessoa tinha cancelado a inscrição. Só ela pode mudar isso, escrevendo a você.',
  noConsent: 'A pessoa nunca aceitou receber ofertas. É preciso uma inscrição na sua loja.',
  noSender: 'Não havia nenhum número nem página conectado para o envio. Conecte um em “Configurações”.',
  templateUnknown: 'O modelo da mensagem não é mais conhecido. Escolha outro para a campanha.',
  discountMissing:
    'O modelo da mensagem mostra um desconto, e nenhum está definido. Defina um ou escolha outro modelo.',
  pictureMissing:
    'O modelo da mensagem mostra uma imagem, e não havia nenhuma. Escolha um modelo sem imagem.',
  valueMissing:
    'A mensagem menciona algo que não é conhecido, como o seu número de atendimento. Preencha esse dado ou escolha outro modelo.',
  nothingToShow: 'Não havia nada a mostrar na mensagem.',
  heldOut:
    'A pessoa está no grupo de controle desta campanha, que não recebe nada. O tamanho dele está nas configurações da campanha.',
  gotOneLately:
    'A pessoa recebeu uma mensagem parecida há pouco tempo. As configurações da campanha dizem depois de quantos dias ela pode receber outra.',
  subjectGone: 'O que a mensagem acompanharia não é mais conhecido.',
  madeBefore: 'A pessoa já recebeu esta mensagem. Ela só é enviada uma vez.',
});

export const orderNotes = translate<(typeof english)['orderNotes'], 'pt-BR'>({
  customer: 'O cliente cancelou o pedido no chat.',
  prepaid: 'O cliente preferiu pagar o pedido on-line.',
  noAnswer: 'O cliente não confirmou o pedido em dois dias.',
  inPlaceOf: 'No lugar do pedido {order}, que seria pago na entrega.',
  paidOnline: 'Pago on-line',
});

export const pastDrops = translate<(typeof english)['pastDrops'], 'pt-BR'>({
  expired: 'Ela teria aguardado tanto tempo que já não seria atual.',
  orderedSince: 'O cliente fez um pedido antes que ela pudesse sair.',
  cartEmptied: 'O carrinho foi esvaziado antes que ela pudesse sair.',
  cartReplaced: 'O cliente começou outro carrinho antes que ela pudesse sair.',
  noConsent: 'A pessoa não tinha aceitado recebê-la ou tinha cancelado a inscrição.',
  notReachable: 'Não havia número nem ID para o envio.',
  windowClosed:
    'A pessoa não tinha escrito à sua página nas últimas 24 horas, e depois disso o Messenger não aceita ofertas.',
  orderCancelled: 'O pedido foi cancelado antes.',
  orderSettled: 'O pedido já estava resolvido antes.',
  overtaken: 'Algo mais recente aconteceu antes.',
});

export const pastWaits = translate<(typeof english)['pastWaits'], 'pt-BR'>({
  quietHours: 'Ela teria aguardado o fim do horário de silêncio.',
  frequencyCap: 'Ela teria aguardado até que a pessoa pudesse receber outra oferta.',
  unknown: 'Ela teria aguardado antes de sair.',
});

export const templateUses = translate<(typeof english)['templateUses'], 'pt-BR'>({
  campaign: 'campanha “{campaign}”',
});

export const unknownDrop = translate<(typeof english)['unknownDrop'], 'pt-BR'>({
  sentence: 'O envio foi descartado: {reason}.',
});
