import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { offerWords, cardWords, priceWords } from './pt-br-offers.ts';

export const texts: typeof english = {
  badge: translate<(typeof english)['badge'], 'pt-BR'>({
    spoken: 'Seu plano:',
    trial: {
      one: '{count} dia restante no teste grátis',
      many: '{count} de dias restantes no teste grátis',
      other: '{count} dias restantes no teste grátis',
    },
    billed: 'O ciclo de cobrança recomeça em {day}',
    trialShort: {
      one: '{count} dia restante',
      many: '{count} de dias restantes',
      other: '{count} dias restantes',
    },
    billedShort: 'Recomeça em {day}',
    reached: 'Limite atingido, recomeça em {day}',
    reachedShort: 'Limite atingido',
  }),
  notice: translate<(typeof english)['notice'], 'pt-BR'>({
    reached: {
      messages: {
        one: 'A única mensagem ({count}) do seu plano neste ciclo já foi usada. As próximas aguardam até {endsOn} para sair.',
        many: 'Os {count} de mensagens do seu plano neste ciclo já foram usados. As próximas aguardam até {endsOn} para sair.',
        other:
          'As {count} mensagens do seu plano neste ciclo já foram usadas. As próximas aguardam até {endsOn} para sair.',
      },
      conversations: {
        one: 'A única conversa ({count}) do seu plano neste ciclo já foi usada. As próximas mensagens aguardam até {endsOn} para sair.',
        many: 'Os {count} de conversas do seu plano neste ciclo já foram usados. As próximas mensagens aguardam até {endsOn} para sair.',
        other:
          'As {count} conversas do seu plano neste ciclo já foram usadas. As próximas mensagens aguardam até {endsOn} para sair.',
      },
    },
    next: {
      raiseCap: 'Para enviar agora, aumente o seu limite de uso.',
      openPlans: 'Para enviar agora, escolha um plano pago.',
    },
    near: 'Você está perto do limite de uso deste ciclo. Quando ele for atingido, as mensagens aguardam até {endsOn} para sair.',
    raiseCap: 'Aumentar o limite',
    openPlans: 'Ver planos',
    close: 'Fechar este aviso',
  }),
  plans: translate<(typeof english)['plans'], 'pt-BR'>({
    title: 'O seu plano atual é {plan}',
    titleOfName: 'O seu plano atual é o {name}',
    titleWithoutPlan: 'Escolha um plano abaixo para continuar',
    close: 'Fechar os planos',
    what: 'os planos',
    loading: 'a lista de planos',
    whoCharges:
      'Os preços são em dólares americanos, a cada 30 dias. A Shopify os inclui na fatura da sua loja e os paga a quem administra o Bellbird em {host}. As tarifas do próprio WhatsApp não estão incluídas: quem paga é o dono do número do WhatsApp.',
    prices: 'Preços das mensagens',
    notNow: 'Agora não?',
    logOut: 'Sair',
  }),
  card: translate<(typeof english)['card'], 'pt-BR'>({
    price: '{price} <per>por mês</per>',
    aboutPrice: 'Sobre este preço: {text}',
    afterRevenue: {
      freeUpTo: 'Grátis até {revenue}/mês de receita atribuída, depois {price}/mês',
      flatAfter: 'Valor fixo de {price}/mês depois de passar de {revenue}/mês de receita atribuída',
    },
    firstBill: {
      noCharge: 'Nenhuma cobrança para aprovar',
      freeTrial: '{count} dias de teste grátis',
      trialLeft: {
        one: '{count} dia restante no teste grátis',
        many: '{count} de dias restantes no teste grátis',
        other: '{count} dias restantes no teste grátis',
      },
      nextBill: 'Próxima cobrança em {day}',
      today: 'Cobrança a partir de hoje',
    },
    current: 'Plano atual',
    select: 'Escolher plano',
    included: 'Incluído:',
    notIncluded: 'Não incluído:',
  }),
  leaving: translate<(typeof english)['leaving'], 'pt-BR'>({
    title: 'Sair do {own} e ir para o {free}?',
    ends: {
      unbilled: 'O {plan} termina imediatamente.',
      trial: {
        one: 'O {plan} termina imediatamente, e nada é cobrado. O seu teste grátis continua e termina em {count} dia.',
        many: 'O {plan} termina imediatamente, e nada é cobrado. O seu teste grátis continua e termina em {count} de dias.',
        other:
          'O {plan} termina imediatamente, e nada é cobrado. O seu teste grátis continua e termina em {count} dias.',
      },
      paid: 'O {plan} termina imediatamente. Os dias que você já pagou não são reembolsados.',
      usage:
        'O {plan} termina imediatamente. O que você usou até agora ainda é cobrado, e os dias que você já pagou não são reembolsados.',
    },
    lost: 'A sua loja perde: {parts}.',
    limit: {
      one: 'O {plan} inclui {count} conversa por mês. Quando ela acaba, as mensagens aguardam o mês seguinte.',
      many: 'O {plan} inclui {count} de conversas por mês. Quando elas acabam, as mensagens aguardam o mês seguinte.',
      other:
        'O {plan} inclui {count} conversas por mês. Quando elas acabam, as mensagens aguardam o mês seguinte.',
    },
    again: {
      notSold: 'Este plano não é mais vendido, então você não poderá escolhê-lo de novo.',
      listedPrice:
        'Você paga um preço antigo. Se escolher este plano de novo, vai pagar o preço que estiver na lista.',
    },
    keep: 'Manter o meu plano',
    leave: 'Ir para o {free}',
  }),
  change: translate<(typeof english)['change'], 'pt-BR'>({
    changing: 'Mudando de plano',
    changed: 'Plano alterado com sucesso!',
    failed: 'Erro ao mudar de plano',
    cancelling: 'Cancelando a mudança',
    cancelled: 'Plano cancelado com sucesso!',
    cancelFailed: 'Erro ao cancelar a cobrança',
  }),
  usage: translate<(typeof english)['usage'], 'pt-BR'>({
    title: 'Seu ciclo de cobrança',
    resets: 'Em {day} o ciclo recomeça.',
    firstBill: 'Em {day} vem a primeira cobrança.',
    nextBill: 'Em {day} vem a próxima cobrança.',
    trialLeft: {
      one: 'Resta {count} dia do seu teste grátis. Ele continua valendo se você mudar de plano.',
      many: 'Restam {count} de dias do seu teste grátis. Eles continuam valendo se você mudar de plano.',
      other: 'Restam {count} dias do seu teste grátis. Eles continuam valendo se você mudar de plano.',
    },
    meters: {
      revenue: 'Receita atribuída neste ciclo',
      messages: 'Mensagens neste ciclo',
      conversations: 'Conversas neste ciclo',
    },
    now: {
      included: 'O preço inclui {included}. O que você enviar acima disso é cobrado, até {most} neste ciclo.',
      charged:
        'O que o preço inclui ({included}) já foi usado. O que você envia agora é cobrado, até {most} neste ciclo.',
      bounded: 'Ao chegar a {most}, as mensagens aguardam até {endsOn} para sair.',
      unbounded: 'O preço inclui {included}. O que você enviar acima disso é cobrado.',
      usedUp: 'O limite de {most} já foi usado. Em {endsOn} a contagem recomeça.',
      revenueFree: 'Até {included}, nada é cobrado pela receita.',
      revenueCharged:
        'Acima de {included}, o seu plano custa mais. As suas mensagens continuam sendo enviadas.',
      capStops:
        'Ao chegar a {most}, as mensagens aguardam até você aumentar o limite ou o próximo ciclo começar.',
      capFlat: 'A partir de {most}, nada mais é cobrado. As suas mensagens continuam sendo enviadas.',
    },
    charges: 'Cobranças de uso neste ciclo',
    raiseCap: 'Aumentar o limite',
    revenueNotCharged:
      'Uma barra cheia quer dizer que as suas mensagens renderam mais do que o uso pode custar. A receita em si não é cobrada.',
    usedUp:
      'Você chegou ao seu limite de uso. Nada mais é enviado: todas as mensagens aguardam até {endsOn} para sair. As que estiverem desatualizadas até lá são descartadas.',
    nearFlat: 'Você está perto do máximo que o uso pode custar neste ciclo. Acima dele, nada mais é cobrado.',
    percent: '{figures}, {percent} por cento',
  }),
  cap: translate<(typeof english)['cap'], 'pt-BR'>({
    title: 'Aumente o seu limite de uso',
    text: 'O uso pode custar até {limit} em cada ciclo de cobrança. Neste ciclo, custou {used} até agora. Um limite maior vale assim que você o aprova na sua loja.',
    limit: 'Novo limite',
    choice: '{amount} a cada 30 dias',
    other: 'Outro valor',
    amount: 'Valor em dólares americanos',
    problems: {
      NO_AMOUNT: 'Digite um valor, por exemplo 120.',
      CAP_NOT_HIGHER: 'Digite mais que {limit}, que é o seu limite atual.',
      CAP_TOO_HIGH: 'Digite no máximo {most}.',
    },
    close: 'Agora não',
    approve: 'Aprovar na minha loja',
  }),
  approve: translate<(typeof english)['approve'], 'pt-BR'>({
    title: 'Aprovar cobranças',
    text: 'O seu novo plano começa quando você aprova a cobrança na sua loja. Lá você vê o preço de novo antes de aprovar.',
    cancel: 'Cancelar a mudança',
  }),
  declined: translate<(typeof english)['declined'], 'pt-BR'>({
    title: 'A cobrança não foi aprovada',
    text: 'Você recusou a cobrança do novo plano na sua loja, então nada foi cobrado. Aprove a cobrança para ter o novo plano, ou continue no plano atual.',
    stay: 'Continuar no {plan}',
  }),
  welcome: translate<(typeof english)['welcome'], 'pt-BR'>({
    title: 'Boas-vindas ao Bellbird',
    text: 'O plano pago é grátis nos primeiros 30 dias.',
    price:
      'Depois, custa {price} por mês, mas só nos meses em que o Bellbird trouxe pelo menos {revenue} de receita.',
    later: 'Mais tarde',
    seePlans: 'Ver planos',
  }),
  ownNumber: translate<(typeof english)['ownNumber'], 'pt-BR'>({
    title: 'Configure o seu número da API do WhatsApp',
    text: 'O seu plano envia pelo seu próprio número do WhatsApp. Solicite um ao WhatsApp. Leva cerca de dez minutos, e você precisa do nome e do endereço da sua empresa.',
    close: 'Agora não',
    openForm: 'Abrir o formulário',
  }),
  prices: translate<(typeof english)['prices'], 'pt-BR'>({
    back: 'Voltar aos planos',
    what: 'os preços',
    loading: 'a lista de preços',
    aboutUsage:
      'O que um plano inclui recomeça a cada 30 dias. Acima disso, o Bellbird cobra por faixas inteiras, até o limite que você aprova na sua loja. As mensagens acima desse limite aguardam, exceto nos planos que, a partir dali, não custam mais nada.',
    aboutMeters:
      'Uma mensagem é uma mensagem enviada a um cliente. Uma conversa é um cliente em um dia, com qualquer número de mensagens. A receita atribuída vem de pedidos feitos depois de um clique em uma mensagem ou com o código de desconto de uma mensagem.',
    aboutWhatsApp: 'As tarifas do próprio WhatsApp não fazem parte destes preços. {replyPrices}',
    own: 'Seu plano, pelo preço que você aceitou',
    listed: 'Planos que você pode escolher',
    plan: 'Plano',
    price: 'Preço por mês',
    included: 'Incluído',
    beyond: 'Acima disso',
    most: 'O uso custa no máximo',
  }),
  offerWords: offerWords,
  cardWords: cardWords,
  priceWords: priceWords,
};
