import { translate } from '#platform/language/catalogue.ts';
import type {
  flight as englishFlight,
  flightAbTest as englishFlightAbTest,
  flightCost as englishFlightCost,
  flightPeople as englishFlightPeople,
  flightReady as englishFlightReady,
  flightSteps as englishFlightSteps,
  limits as englishLimits,
} from './en-flight.ts';

export const flight = translate<typeof englishFlight, 'pt-BR'>({
  title: 'Checagem final',
  what: 'a checagem final',
  check: 'Checar',
  checkAgain: 'Checar de novo',
  hint: 'Veja quem recebe, quando a última pessoa recebe, quanto o WhatsApp cobra e como a mensagem aparece para pessoas reais. Nada é enviado.',
  hintUnsaved: 'Salve as alterações primeiro. A checagem usa o que está salvo.',
  recounting: 'Ainda estamos contando mudanças recentes. Os números abaixo são atualizados automaticamente.',
});

export const flightReady = translate<typeof englishFlightReady, 'pt-BR'>({
  title: 'O que foi checado',
  settings: 'Configurações',
  day: 'Limite diário',
  checks: { template: 'Modelo', link: 'Links', number: 'Número', plan: 'Plano' },
  good: 'Tudo certo',
  bad: 'Requer atenção',
  fine: 'tudo certo',
  finish: '<strong>Termina por volta de</strong> {when}.',
  finishAtRate: '<strong>Termina por volta de</strong> {when}. Mensagens por segundo: até {rate}.',
});

export const limits = translate<typeof englishLimits, 'pt-BR'>({
  dayMissing: {
    one: '{count} cliente não vai receber a mensagem nesse dia.',
    many: '{count} de clientes não vão receber a mensagem nesse dia.',
    other: '{count} clientes não vão receber a mensagem nesse dia.',
  },
  dayTaken: '{booked} de {limit} já ocupados nesse dia.',
  planMissing: {
    one: '{count} cliente não vai receber a mensagem.',
    many: '{count} de clientes não vão receber a mensagem.',
    other: '{count} clientes não vão receber a mensagem.',
  },
  raisePlan: 'Escolha um plano maior para alcançar todo mundo.',
  planLeft: {
    messages: 'Até {until}, restam {left} de {most} mensagens no seu plano.',
    conversations: 'Até {until}, restam {left} de {most} conversas no seu plano.',
  },
});

export const flightSteps = translate<typeof englishFlightSteps, 'pt-BR'>({
  title: 'Quem recebe',
});

export const flightAbTest = translate<typeof englishFlightAbTest, 'pt-BR'>({
  title: 'Qual texto recebem',
  textA: 'Texto A primeiro',
  textB: 'Texto B primeiro',
  rest: 'Aguardam o resultado',
});

export const flightCost = translate<typeof englishFlightCost, 'pt-BR'>({
  title: 'Quanto custa',
  country: 'País',
  people: 'Pessoas',
  each: 'Por pessoa',
  total: 'Total',
  otherCountry: 'Outros países',
  otherCountries: {
    one: '{count} outro país',
    many: '{count} de outros países',
    other: '{count} outros países',
  },
});

export const flightPeople = translate<typeof englishFlightPeople, 'pt-BR'>({
  title: 'Como as pessoas veem',
  choice: 'Celular de quem',
  person: 'Pessoa {number}',
  personWithText: '{person}, texto {arm}',
  phone: '{phone}, em {language}',
  noPhone: 'Sem número, em {language}',
});
