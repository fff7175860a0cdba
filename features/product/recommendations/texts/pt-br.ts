import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  toasts: {
    loading: 'Carregando recomendações',
    loaded: 'Carregado com sucesso',
    saving: 'Salvando alterações',
    saved: 'Salvo com sucesso',
  },
  method: { title: 'Como os produtos são escolhidos' },
  methods: {
    automatic: {
      name: 'Automático',
      about: 'Produtos que os clientes costumam comprar juntos e, depois, os mais vendidos da mesma coleção.',
    },
    manual: { name: 'Manual', about: 'Só produtos das suas próprias regras.' },
  },
  rules: {
    title: 'Regras de recomendação',
    what: 'as regras',
    none: 'Ainda não há regras',
    noneText: 'Uma regra define quais produtos recomendar. Sem uma regra, nada é recomendado.',
    add: 'Adicionar regra',
    name: 'Título',
    type: 'Tipo de regra',
    delete: 'Excluir',
    deleteNamed: 'Excluir {title}',
  },
  ruleTypes: {
    matchingRecommendation: 'Se o cliente comprar algum X, recomendar Y',
    collection: 'Recomendar o produto que falta de um kit',
  },
  deleteRule: {
    question: 'Excluir {title}?',
    text: 'Esta regra deixa de recomendar produtos. Os seus produtos não mudam.',
    confirm: 'Excluir regra',
  },
  lists: {
    boughtProducts: {
      name: 'Se um cliente comprar algum destes',
      empty: 'Ainda não há produtos. Até você adicionar um, esta regra não faz nada.',
    },
    recommendedProducts: {
      name: 'Recomendar',
      empty: 'Ainda não há produtos. Até você adicionar um, esta regra não faz nada.',
    },
    collection: {
      name: 'Produtos do kit',
      empty: 'Ainda não há produtos. Um kit precisa de pelo menos dois.',
    },
  },
  items: {
    collection: 'Coleção',
    unavailable: 'Não está à venda agora, então não é recomendado',
    gone: 'Não está mais na sua loja, então não é recomendado',
    remove: 'Remover {title}',
    add: 'Adicionar a “{list}”',
    search: 'Buscar produtos e coleções',
    added: 'Adicionado',
    loading: 'Carregando produtos…',
    loadingMore: 'Carregando mais…',
    none: 'A sua loja ainda não tem produtos.',
    notFound: 'Nada encontrado para “{search}”.',
  },
  example: {
    title: 'Veja um exemplo',
    what: 'o exemplo',
    bought: 'Um cliente compra',
    choose: 'Escolha um produto',
    recommended: 'Com “{title}”, estes são recomendados, nesta ordem:',
    nothing: {
      manual: 'Com “{title}”, nada é recomendado. Nenhuma das suas regras o liga a um produto à venda.',
      automatic:
        'Com “{title}”, nada é recomendado ainda. Ele aparece em poucos pedidos, e nada mais das coleções dele foi vendido.',
    },
    counted: {
      one: 'Com base em {count} pedido dos últimos 180 dias. Atualizado toda noite.',
      many: 'Com base em {count} de pedidos dos últimos 180 dias. Atualizado toda noite.',
      other: 'Com base em {count} pedidos dos últimos 180 dias. Atualizado toda noite.',
    },
    notCounted: 'Os seus pedidos ainda não foram contados. Volte em alguns minutos.',
  },
  newRule: { title: 'Regra {number}' },
  unknown: { product: 'Produto excluído', collection: 'Coleção excluída', ordered: 'um produto' },
  reasons: {
    boughtTogether: {
      one: 'Porque comprou {title}: {count} pedido dos últimos {days} dias tem os dois.',
      many: 'Porque comprou {title}: {count} de pedidos dos últimos {days} dias têm os dois.',
      other: 'Porque comprou {title}: {count} pedidos dos últimos {days} dias têm os dois.',
    },
    boughtTogetherOften: {
      one: 'Porque comprou {title}: {count} pedido dos últimos {days} dias tem os dois, {lift} vezes o esperado por acaso.',
      many: 'Porque comprou {title}: {count} de pedidos dos últimos {days} dias têm os dois, {lift} vezes o esperado por acaso.',
      other:
        'Porque comprou {title}: {count} pedidos dos últimos {days} dias têm os dois, {lift} vezes o esperado por acaso.',
    },
    bestSeller: {
      one: 'Porque comprou {title}: um dos mais vendidos de {collection}, em {count} pedido dos últimos {days} dias.',
      many: 'Porque comprou {title}: um dos mais vendidos de {collection}, em {count} de pedidos dos últimos {days} dias.',
      other:
        'Porque comprou {title}: um dos mais vendidos de {collection}, em {count} pedidos dos últimos {days} dias.',
    },
    rule: 'Porque comprou {title}: a sua regra “{rule}” o recomenda.',
    bundle: 'Porque comprou {title}: falta no seu kit “{rule}”.',
  },
});
