import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-order-campaigns.ts';

export const codConfirmation = translate<(typeof english)['codConfirmation'], 'pt-BR'>({
  title: 'Pagamento na entrega: confirmação e conversão em pré-pago',
  words: {
    about:
      'Pede ao cliente que confirme um pedido com pagamento na entrega e pode oferecer o cancelamento ou o pagamento on-line.',
    delayPhrase: 'do pedido com pagamento na entrega',
    rightAfter: 'logo após o pedido',
    heldBack: 'Não é enviada quando o pedido foi pago, enviado ou cancelado nesse meio-tempo.',
    recipients: 'inscritos que fizeram um pedido com pagamento na entrega',
    reasons: {
      orderCancelled: 'O pedido foi cancelado antes da pergunta.',
      orderPaid: 'O pedido foi pago antes da pergunta.',
      orderSent: 'O pedido foi enviado antes da pergunta.',
      orderEmptied: 'Todos os itens foram retirados do pedido antes da pergunta.',
      settled: 'O pedido já estava resolvido antes da pergunta.',
      noPhone: 'O pedido não tem telefone, então não havia a quem perguntar.',
      ofDraft: 'O pedido veio de um link de pagamento nosso. A pergunta não é feita de novo.',
      toldLate:
        'A sua loja informou este pedido com mais de um dia de atraso, então a pergunta não foi feita.',
    },
  },
  pastReason:
    'Cada pedido com pagamento na entrega recebe uma oferta própria quando chega, e o que vem depois depende da resposta do cliente. No passado não há nem uma coisa nem outra, então não dá para saber o que teria sido enviado.',
});

export const crossSell = translate<(typeof english)['crossSell'], 'pt-BR'>({
  title: 'Campanha de cross-sell',
  settingTabs: {
    settings: 'Configurações gerais',
    recommendations: 'Configurações de recomendação de produtos',
  },
  words: {
    about: 'Recomenda, alguns dias depois de um pedido, um produto que combina com ele.',
    delayPhrase: 'do pedido',
    rightAfter: 'logo após o pedido',
    heldBack: 'Não é enviada a quem comprou o produto nesse meio-tempo nem a quem cancelou a inscrição.',
    recipients: 'inscritos que fizeram um pedido que combina com outro produto',
    reasons: {
      orderCancelled: 'O pedido foi cancelado.',
      nothingToRecommend: 'Não havia nada a recomendar com este pedido.',
      orderedSince: 'O cliente comprou o que seria recomendado.',
    },
  },
  pastNote: 'O que combina com um pedido é escolhido entre o que a sua loja vende agora.',
});

export const orderReceipt = translate<(typeof english)['orderReceipt'], 'pt-BR'>({
  title: 'Campanha de recibo do pedido (com upsell)',
  settingTabs: { settings: 'Configurações do upsell', recommendations: 'Recomendação de produtos' },
  cardTitles: { WA: 'Confirmação do pedido (com upsell)', FB: 'Campanha de recibo do pedido' },
  words: {
    about: 'Confirma o pedido na hora e, um pouco depois, oferece o que combina com ele.',
    delayPhrase: 'do pedido',
    rightAfter: 'logo após o pedido',
    heldBack: 'Não é enviada para um pedido cancelado nem a quem escreveu STOP.',
    recipients: 'inscritos que fizeram um pedido; o upsell, só os que aceitaram ofertas',
    reasons: {
      orderCancelled: 'O pedido foi cancelado, então não havia mais nada a dizer sobre ele.',
      cashOnDelivery: 'O pedido tem pagamento na entrega, e o upsell não é enviado nesses casos.',
      nothingToRecommend: 'Não havia nada a recomendar com este pedido.',
    },
  },
  pastNote:
    'O upsell é escolhido entre o que a sua loja vende agora, e os pedidos contam como estão hoje, com as edições feitas depois.',
  limits:
    'Depois de 24 horas da última mensagem do cliente à sua página, o Messenger só aceita um recibo em um modelo aprovado por ele, e nenhum upsell.',
});

export const reordering = translate<(typeof english)['reordering'], 'pt-BR'>({
  title: 'Campanha de recompra',
  words: {
    about:
      'Pergunta, um tempo depois da chegada do pedido, se está na hora de pedir o mesmo de novo e leva o cliente até lá.',
    delayPhrase: 'da entrega do pedido',
    rightAfter: 'logo após a entrega do pedido',
    heldBack: 'Não é enviada a quem já pediu de novo até lá nem a quem cancelou a inscrição.',
    recipients:
      'inscritos cujo último pedido chegou ou, se a transportadora não informa a chegada, foi enviado',
    reasons: {
      orderedSince: 'O cliente pediu de novo antes da hora da mensagem.',
      orderCancelled: 'O pedido foi cancelado.',
      refunded: 'O pedido foi reembolsado, então não havia nada a repetir.',
      nothingToReorder: 'A sua loja não vende mais o que o cliente tinha pedido.',
    },
  },
  pastNote: 'Se algo pode ser pedido de novo depende do que a sua loja vende agora.',
});

export const review = translate<(typeof english)['review'], 'pt-BR'>({
  title: 'Campanha de avaliação',
  words: {
    about: 'Pergunta ao cliente o que ele achou do que comprou e guarda o que ele escreve como avaliação.',
    delayPhrase: 'da entrega do pedido',
    rightAfter: 'logo após a entrega do pedido',
    heldBack:
      'Não é enviada quando o pedido foi devolvido nem a quem já recebeu a pergunta nos últimos 90 dias.',
    recipients: 'inscritos cujo pedido chegou',
    reasons: {
      orderCancelled: 'O pedido foi cancelado antes da pergunta.',
      orderRefunded: 'Houve reembolso do pedido, então a pergunta não foi feita.',
      noPhone: 'O pedido não tem telefone, então não havia a quem perguntar.',
      askedLately: 'O cliente recebeu a pergunta sobre outro pedido nos últimos 90 dias.',
    },
  },
});

export const shipmentUpdates = translate<(typeof english)['shipmentUpdates'], 'pt-BR'>({
  title: 'Campanha de atualizações de envio',
  cardTitle: 'Campanha de avisos de envio',
  words: {
    about:
      'Conta ao comprador onde está cada encomenda: enviada, em rota de entrega, entregue ou não entregue.',
    delayPhrase: 'da mudança de status da encomenda',
    rightAfter: 'logo após a mudança de status da encomenda',
    heldBack:
      'Não é enviada para um pedido cancelado, para um status que outro mais recente já substituiu, nem a quem escreveu STOP.',
    recipients: 'inscritos cujo pedido foi enviado',
    reasons: {
      orderCancelled: 'O pedido foi cancelado, então não havia mais nada a dizer sobre a encomenda.',
      parcelCancelled: 'A sua loja cancelou o envio da encomenda.',
      pickedUp: 'O próprio cliente retira este pedido, então não havia encomenda a acompanhar.',
      overtaken: 'A encomenda já estava mais adiante. A mensagem mais nova é enviada no lugar desta.',
    },
  },
  pastNote:
    'De cada encomenda, sabe-se que foi enviada e qual foi o último aviso da transportadora; os avisos intermediários não aparecem.',
  limits:
    'O Messenger só aceita notícias de uma encomenda em modelos aprovados por ele, que não abrem páginas diretamente.',
});
