import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-offers.ts';

export const cardWords = translate<(typeof english)['cardWords'], 'pt-BR'>({
  oldPlan: 'Seu plano anterior',
  oldPrice: 'Pelo preço combinado na sua loja',
  freeTerms: 'Até {most} conversas por mês; depois disso, as mensagens aguardam o próximo.',
  withCap: '{terms} O uso custa no máximo {most} por mês.',
  parts: {
    whatsApp: 'Campanhas e ferramentas do WhatsApp',
    messenger: 'Campanhas e ferramentas do Messenger',
    broadcasts: 'Transmissões do WhatsApp',
    support: 'Caixa de entrada de atendimento',
  },
});

export const offerWords = translate<(typeof english)['offerWords'], 'pt-BR'>({
  free: 'Para lojas novas',
  forever: 'para sempre',
  automated: 'Pague quando suas mensagens trouxerem vendas',
  afterRevenue: 'só depois de $200 de receita atribuída no mês',
  multichannel: 'WhatsApp e Messenger por um preço fixo',
  growing: 'Tudo, e cresce com as suas vendas',
  growingPrice: '+ $5 a cada $250 de vendas acima de $1,000',
  business: 'Mais mensagens, com um número próprio',
  support: 'Com uma caixa de entrada para atendimento',
  pro: 'Mais conversas para lojas em crescimento',
  enterprise: 'Para lojas grandes',
  customPricing: 'ou preço personalizado',
  messageTerms: 'As primeiras 100 mensagens são grátis; depois, $5 a cada 100 a mais.',
  automatedTerms:
    'Grátis até $200 por mês de receita atribuída; depois, $9.99 por mês. As primeiras 100 mensagens são grátis; depois, $5 a cada 100 a mais.',
  conversationTerms: 'As primeiras 1.000 conversas são grátis; depois, $5 a cada 100 a mais.',
  growingTerms:
    'Depois de $1,000 de receita atribuída no mês, $5 a cada $250 a mais; preço fixo de $199.99 por mês a partir de $10,000.',
});

export const priceWords = translate<(typeof english)['priceWords'], 'pt-BR'>({
  revenue: '{amount} de receita atribuída',
  included: {
    messages: { one: '{count} mensagem', many: '{count} de mensagens', other: '{count} mensagens' },
    conversations: { one: '{count} conversa', many: '{count} de conversas', other: '{count} conversas' },
  },
  waits: 'As mensagens aguardam o próximo mês',
  once: '{fee}, uma vez por mês',
  each: '{fee} a cada {step} a mais',
});
