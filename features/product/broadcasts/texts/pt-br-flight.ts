import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flight.ts';

export const flight = translate<(typeof english)['flight'], 'pt-BR'>({
  title: 'Checagem final',
  what: 'a checagem final',
  check: 'Checar',
  checkAgain: 'Checar de novo',
  hint: 'Veja quem recebe, quando a última pessoa recebe, quanto o WhatsApp cobra e como a mensagem aparece para pessoas reais. Nada é enviado.',
  hintUnsaved: 'Salve as alterações primeiro. A checagem usa o que está salvo.',
  recounting: 'Ainda estamos contando mudanças recentes. Os números abaixo são atualizados automaticamente.',
});

export const flightAbTest = translate<(typeof english)['flightAbTest'], 'pt-BR'>({
  title: 'Qual texto recebem',
  textA: 'Texto A primeiro',
  textB: 'Texto B primeiro',
  rest: 'Aguardam o resultado',
});

export const flightChecks = translate<(typeof english)['flightChecks'], 'pt-BR'>({
  noNumber: 'Nenhum número do WhatsApp está conectado.',
  noTemplate: 'Nenhum modelo foi escolhido ainda.',
});

export const flightCost = translate<(typeof english)['flightCost'], 'pt-BR'>({
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
  inAll:
    'Pelos preços do WhatsApp de {day}, cerca de {amount} se todos receberem, incluindo quem recebe mais tarde.',
  uncounted: {
    one: '{count} pessoa não entra na conta: o país dela é desconhecido, e por isso o preço também.',
    many: '{count} de pessoas não entram na conta: o país delas é desconhecido, e por isso o preço também.',
    other: '{count} pessoas não entram na conta: o país delas é desconhecido, e por isso o preço também.',
  },
  invoice: 'É uma estimativa: vale a fatura do WhatsApp.',
  replies: 'As suas respostas a quem responder são cobradas à parte.',
  repliesPriced: 'As suas respostas a quem responder são cobradas à parte e custam cerca de {price} cada.',
});

export const flightFinish = translate<(typeof english)['flightFinish'], 'pt-BR'>({
  localTime: 'Cada pessoa recebe quando for esse horário onde ela mora.',
  firstGroup: 'O restante aguarda o primeiro grupo, que é observado por {wait}.',
  test: 'O restante aguarda o teste, por {wait} ou até haver um vencedor.',
  merchant: 'O restante do teste aguarda a sua decisão, e essa espera não entra na conta.',
  quietHours: 'Quem estiver no horário de silêncio recebe quando ele acabar.',
  others: {
    one: 'Cerca de {count} outra mensagem do seu número sai primeiro.',
    many: 'Cerca de {count} de outras mensagens do seu número saem primeiro.',
    other: 'Cerca de {count} outras mensagens do seu número saem primeiro.',
  },
  overDay: 'Quem passa do limite diário não entra na conta.',
  overPlan: 'Quem passa do limite do seu plano não entra na conta.',
});

export const flightPeople = translate<(typeof english)['flightPeople'], 'pt-BR'>({
  title: 'Como as pessoas veem',
  choice: 'Celular de quem',
  person: 'Pessoa {number}',
  personWithText: '{person}, texto {arm}',
  phone: '{phone}, em {language}',
  noPhone: 'Sem número, em {language}',
});

export const flightReady = translate<(typeof english)['flightReady'], 'pt-BR'>({
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

export const flightSteps = translate<(typeof english)['flightSteps'], 'pt-BR'>({
  title: 'Quem recebe',
  steps: {
    inRules: {
      one: 'atende às regras do público.',
      many: 'atendem às regras do público.',
      other: 'atendem às regras do público.',
    },
    notConsented: {
      one: 'delas não aceitou ofertas.',
      many: 'delas não aceitaram ofertas.',
      other: 'delas não aceitaram ofertas.',
    },
    audience: { one: 'resta: o público.', many: 'restam: o público.', other: 'restam: o público.' },
    unreachable: {
      one: 'não tem número ou ID que o WhatsApp consiga alcançar.',
      many: 'não têm número ou ID que o WhatsApp consiga alcançar.',
      other: 'não têm número ou ID que o WhatsApp consiga alcançar.',
    },
    heldOut: {
      one: 'fica no grupo de controle, para comparação, e não recebe nada.',
      many: 'ficam no grupo de controle, para comparação, e não recebem nada.',
      other: 'ficam no grupo de controle, para comparação, e não recebem nada.',
    },
    capped: {
      one: 'recebeu há pouco tantas ofertas quanto os seus limites permitem; talvez receba mais tarde.',
      many: 'receberam há pouco tantas ofertas quanto os seus limites permitem; talvez recebam mais tarde.',
      other: 'receberam há pouco tantas ofertas quanto os seus limites permitem; talvez recebam mais tarde.',
    },
    quietHours: {
      one: 'estará no horário de silêncio; recebe quando ele acabar.',
      many: 'estarão no horário de silêncio; recebem quando ele acabar.',
      other: 'estarão no horário de silêncio; recebem quando ele acabar.',
    },
    overDayLimit: {
      one: 'passa do limite do WhatsApp para esse dia.',
      many: 'passam do limite do WhatsApp para esse dia.',
      other: 'passam do limite do WhatsApp para esse dia.',
    },
    overPlanLimit: {
      one: 'passa do limite do seu plano.',
      many: 'passam do limite do seu plano.',
      other: 'passam do limite do seu plano.',
    },
    atOnce: {
      one: 'recebe no momento do envio.',
      many: 'recebem no momento do envio.',
      other: 'recebem no momento do envio.',
    },
  },
});

export const limits = translate<(typeof english)['limits'], 'pt-BR'>({
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

export const linkChecks = translate<(typeof english)['linkChecks'], 'pt-BR'>({
  unchecked: '{address} não foi verificado.',
  answers: '{address} responde.',
  closed: '{address} é um endereço de uma rede privada: ninguém de fora consegue abrir.',
  unknownName: '{address} não existe: nenhum servidor tem esse nome.',
  silent: '{address} não respondeu. Abra você mesmo e confira se está escrito certo.',
  missing: '{address} leva a uma página que não existe ({status}).',
  fault: '{address} responde com um erro do servidor ({status}).',
});

export const missingDetails = translate<(typeof english)['missingDetails'], 'pt-BR'>({
  template: 'Nenhum modelo foi escolhido ainda.',
  rules: 'Uma regra do público ainda não tem valor.',
  time: 'O dia e a hora ainda não foram escolhidos.',
  offer: 'O texto da oferta está vazio.',
});
