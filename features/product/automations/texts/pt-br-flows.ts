import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flows.ts';

export const codAnswers = translate<(typeof english)['codAnswers'], 'pt-BR'>({
  confirm: 'Confirmar',
  payOnline: 'Pagar on-line',
  cancel: 'Cancelar',
});

export const flowNames = translate<(typeof english)['flowNames'], 'pt-BR'>({
  cart: {
    reminder: 'Lembrete',
    reminderOffer: 'Lembrete com desconto',
    lastCall: 'Última chamada',
    lastCallOffer: 'Última chamada com desconto',
  },
  product: { reminder: 'Lembrete', reminderOffer: 'Lembrete com desconto' },
  welcome: { plain: 'Boas-vindas', offer: 'Boas-vindas com desconto', code: 'Boas-vindas com um código' },
  hello: 'Olá',
  receipt: 'Confirmação do pedido',
  upsell: { plain: 'Upsell', offer: 'Upsell com desconto' },
  parcel: {
    shipped: 'Encomenda enviada',
    outForDelivery: 'Saiu para entrega',
    delivered: 'Encomenda entregue',
    attempted: 'Tentativa de entrega',
    failed: 'Falha na entrega',
  },
  reorder: 'Pedir de novo',
  review: { plain: 'Pergunta', offer: 'Pergunta, com um código de agradecimento depois de “Ótimo”' },
  recommendation: { plain: 'Recomendação', offer: 'Recomendação com desconto' },
});

export const flowParts = translate<(typeof english)['flowParts'], 'pt-BR'>({
  cart: 'O que está no carrinho',
  code: 'Um código de desconto',
  codeAlone: 'Um código, sem dizer de quanto é o desconto',
  toCart: 'Um botão de volta ao carrinho',
  cartEnds: 'Aviso de que o carrinho não fica guardado por muito mais tempo',
  toOrdering: 'Um botão para finalizar o pedido',
  product: 'O produto, com a imagem',
  toProduct: 'Um botão para o produto',
  welcome: 'As boas-vindas',
  hello: 'Um olá',
  toStore: 'Um botão para a loja',
  ordered: 'O que foi pedido',
  costs: 'Quanto custa',
  toOrder: 'Um botão para o pedido',
  fittingProduct: 'Um produto que combina com o pedido',
  reorderAnswers: 'Respostas: “Pedir de novo” ou “Agora não”',
  reviewAnswers: '“Ótimo”, “Razoável” ou “Ruim”',
  reviewCode: 'Um código de desconto depois de “Ótimo”',
  recommended: 'O que combina com o pedido',
});

export const parcelParts = translate<(typeof english)['parcelParts'], 'pt-BR'>({
  carrier: 'Quem entrega a encomenda',
  trackingNumber: 'O código de rastreio',
  today: 'A encomenda chega hoje',
  arrived: 'A encomenda chegou',
  refused: 'Ninguém pôde receber a encomenda',
  failed: 'Não foi possível entregar a encomenda',
  follow: 'Um botão para rastrear a encomenda',
  toOrder: 'Um botão para o pedido',
});

export const replacements = translate<(typeof english)['replacements'], 'pt-BR'>({
  openChat: 'No lugar dela, enquanto o chat está aberto',
  untracked: 'No lugar dela, para uma encomenda sem código de rastreio',
});
