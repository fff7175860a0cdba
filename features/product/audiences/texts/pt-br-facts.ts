import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-facts.ts';

export const broadcastFacts = translate<(typeof english)['broadcastFacts'], 'pt-BR'>({
  sent: {
    did: 'A transmissão foi enviada a esta pessoa.',
    didNot: 'A transmissão não foi enviada a esta pessoa.',
  },
  read: { did: 'Leu a transmissão.', didNot: 'Não leu a transmissão.' },
  clicked: { did: 'Clicou na transmissão.', didNot: 'Não clicou na transmissão.' },
  replied: { did: 'Respondeu à transmissão.', didNot: 'Não respondeu à transmissão.' },
  failed: { did: 'A transmissão não chegou a esta pessoa.', didNot: 'A transmissão não falhou.' },
});

export const facts = translate<(typeof english)['facts'], 'pt-BR'>({
  notFilledIn: 'Esta regra não está preenchida, então não inclui ninguém.',
  more: { one: 'E mais {count} fato.', many: 'E mais {count} de fatos.', other: 'E mais {count} fatos.' },
  orders: { one: 'Fez {count} pedido.', many: 'Fez {count} de pedidos.', other: 'Fez {count} pedidos.' },
  spent: 'Gastou {amount} no total.',
  lastOrder: 'O último pedido foi de {amount}.',
  lastOrderOtherCurrency: 'O último pedido foi pago em outra moeda.',
  neverOrdered: 'Nunca fez um pedido.',
});

export const lastTimes = translate<(typeof english)['lastTimes'], 'pt-BR'>({
  last_order_at: { did: 'Em {day} fez o último pedido.', never: 'Nunca fez um pedido.' },
  subscribed_at: { did: 'Em {day} se inscreveu.', never: 'Nunca se inscreveu.' },
  last_read_at: { did: 'Em {day} leu uma mensagem pela última vez.', never: 'Nunca leu uma mensagem.' },
  last_clicked_at: { did: 'Em {day} clicou pela última vez.', never: 'Nunca clicou.' },
  last_replied_at: { did: 'Em {day} respondeu pela última vez.', never: 'Nunca respondeu.' },
  last_failed_at: {
    did: 'Em {day} uma mensagem falhou pela última vez.',
    never: 'Nenhuma mensagem para esta pessoa falhou.',
  },
});

export const memberFacts = translate<(typeof english)['memberFacts'], 'pt-BR'>({
  product: { did: 'Comprou este produto.', didNot: 'Não comprou este produto.' },
  productTag: { did: 'Comprou um produto com esta tag.', didNot: 'Não comprou nenhum produto com esta tag.' },
  collection: {
    did: 'Comprou um produto desta coleção.',
    didNot: 'Não comprou nenhum produto desta coleção.',
  },
  import: { did: 'Está nesta importação.', didNot: 'Não está nesta importação.' },
  attribute: { did: 'Tem um valor que atende a isto.', didNot: 'Não tem nenhum valor que atenda a isto.' },
});

export const recentFacts = translate<(typeof english)['recentFacts'], 'pt-BR'>({
  spend: {
    atLeast: 'Gastou {amount} ou mais nesse período.',
    less: 'Gastou menos de {amount} nesse período.',
  },
  messages: {
    some: 'Recebeu uma mensagem nesse período.',
    none: 'Não recebeu nenhuma mensagem nesse período.',
    atLeast: {
      one: 'Recebeu {count} mensagem ou mais nesse período.',
      many: 'Recebeu {count} de mensagens ou mais nesse período.',
      other: 'Recebeu {count} mensagens ou mais nesse período.',
    },
    fewer: {
      one: 'Recebeu menos de {count} mensagem nesse período.',
      many: 'Recebeu menos de {count} de mensagens nesse período.',
      other: 'Recebeu menos de {count} mensagens nesse período.',
    },
  },
  orders: {
    some: 'Fez um pedido nesse período.',
    none: 'Não fez nenhum pedido nesse período.',
    atLeast: {
      one: 'Fez {count} pedido ou mais nesse período.',
      many: 'Fez {count} de pedidos ou mais nesse período.',
      other: 'Fez {count} pedidos ou mais nesse período.',
    },
    fewer: {
      one: 'Fez menos de {count} pedido nesse período.',
      many: 'Fez menos de {count} de pedidos nesse período.',
      other: 'Fez menos de {count} pedidos nesse período.',
    },
  },
});
