import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  stores: {
    copy: 'Copiar para outra loja',
    title: 'Suas lojas',
    agencies: 'Agências',
    note: 'O que precisa de atenção em cada uma.',
    what: 'Suas lojas',
    none: 'Você entrou pelo admin da Shopify, que só abre esta loja. Para ver várias lojas de uma vez, convide seu próprio e-mail em cada uma (Configurações, Equipe) e entre por e-mail.',
    here: 'Você está aqui',
    open: 'Abrir',
    openStore: 'Abrir {shop}',
    role: 'Sua função: {role}',
    unknown: 'Não foi possível ler o estado desta loja. Recarregue a página para tentar de novo.',
    paused: 'Todos os envios estão pausados',
    unpaid: {
      toApprove: 'Uma cobrança aguarda aprovação',
      declined: 'A cobrança foi recusada',
      onHold: 'O plano está suspenso: há uma fatura em aberto',
    },
    falling: 'A receita está caindo',
    more: { one: 'e mais {count}', many: 'e mais {count}', other: 'e mais {count}' },
  },
  sinceYesterday: {
    title: 'Suas mensagens ontem e hoje',
    revenue: 'Receita',
    orders: 'Pedidos',
    sent: 'Enviadas',
    clicks: 'Cliques',
    today: '{value} hoje',
  },
  alerts: {
    title: 'Requer atenção',
    all: 'os seus alertas',
    none: 'Nada requer a sua atenção.',
    more: { one: 'Mostrar mais {count}', many: 'Mostrar mais {count}', other: 'Mostrar mais {count}' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (no computador)',
  },
  actions: {
    connect: 'Conectar',
    connectAgain: 'Conectar de novo',
    connectOne: 'Conectar',
    seeWhy: 'Ver o motivo',
    seeWhatToDo: 'Ver o que fazer',
    seeWhatIsKnown: 'Ver o que se sabe',
    seePlans: 'Ver planos',
    raiseLimit: 'Aumentar o limite',
    seeLimit: 'Ver o limite',
    checkTheme: 'Verificar o tema da loja',
    look: 'Ver',
    fix: 'Corrigir',
    makeAnother: 'Criar outro',
    whatYouCanDo: 'O que você pode fazer',
    tryAgain: 'Tentar de novo',
    askAgain: 'Pedir de novo',
    getFile: 'Baixar o arquivo',
    switchOn: 'Ativar',
  },
  senders: {
    pageLost: 'Sua página do Facebook está desconectada, por isso nada é enviado pelo Messenger.',
    tokenDead: {
      WA: 'Seu número do WhatsApp não dá mais acesso ao Bellbird. As mensagens aguardam.',
      FB: 'Sua página do Facebook não dá mais acesso ao Bellbird. As mensagens aguardam.',
    },
    stopped: {
      WA: 'O provedor interrompeu seu número do WhatsApp. As mensagens aguardam.',
      FB: 'O provedor interrompeu sua página do Facebook. As mensagens aguardam.',
    },
    qualityLow: 'Pessoas bloqueiam ou denunciam suas mensagens: a qualidade do seu número está baixa.',
    receiptsLate: 'Há algum tempo não chegam notícias das suas últimas mensagens.',
  },
  room: {
    reached: 'As mensagens do seu plano acabaram. As mensagens aguardam.',
    capNear: 'As cobranças do seu plano estão perto do limite que você aprovou.',
    usageNear: {
      messages: 'As {most} mensagens do seu plano estão quase no fim: {used} até agora.',
      conversations: 'As {most} conversas do seu plano estão quase no fim: {used} até agora.',
    },
    dayLimitNear:
      'Seu número do WhatsApp escreveu para {used} das {most} pessoas para quem pode escrever em 24 horas.',
    locked: {
      single: 'Foi desativado, porque seu plano não o inclui: {name}.',
      several: 'Foram desativados, porque seu plano não os inclui: {names}.',
    },
  },
  sending: {
    toolIdle: '{name} está ativo, mas nenhum cliente o viu em {days} dias.',
    campaignIdle: '{name} está ativa, mas não enviou nada em {days} dias.',
    broadcastStopped: 'Sua transmissão “{name}”: {reason}',
    ownWords: '“O seu próprio texto”',
    recategorised:
      'O WhatsApp agora conta o modelo {name} como marketing, por isso ele só vai para pessoas que aceitaram ofertas.',
    templates: {
      templateRejected: 'O WhatsApp rejeitou o modelo {name}.',
      templatePaused: 'O WhatsApp pausou o modelo {name}.',
      templateDisabled: 'O WhatsApp desativou o modelo {name}.',
    },
    templatesBecause: {
      templateRejected: 'O WhatsApp rejeitou o modelo {name}: {reason}.',
      templatePaused: 'O WhatsApp pausou o modelo {name}: {reason}.',
      templateDisabled: 'O WhatsApp desativou o modelo {name}: {reason}.',
    },
  },
  setUp: {
    missing: {
      single: {
        WA: '{name} precisa de um número do WhatsApp, e nenhum está conectado.',
        FB: '{name} precisa de uma página do Facebook, e nenhuma está conectada.',
      },
      several: {
        WA: '{names} precisam de um número do WhatsApp, e nenhum está conectado.',
        FB: '{names} precisam de uma página do Facebook, e nenhuma está conectada.',
      },
    },
    broadcast: '“{name}”',
    more: 'mais {rest}',
    noNumber: 'Nenhum número do WhatsApp está conectado, por isso nada pode ser enviado.',
    noNumberOnWhatsApp:
      'Nenhum número do WhatsApp está conectado, por isso nada pode ser enviado pelo WhatsApp.',
    pillOff: 'O botão fixo está desativado. É por ele que os clientes se inscrevem na sua loja.',
    cartCampaignOff:
      'A campanha de carrinho abandonado está desativada. Ela traz os clientes de volta ao carrinho que deixaram.',
  },
  work: {
    webhookRefused: 'Sua loja se recusa a informar sobre {topic}, por isso pedidos e carrinhos chegam tarde.',
    recoveryUrlWithheld:
      'Sua loja não informa ao Bellbird os endereços dos carrinhos, por isso os lembretes levam a um carrinho novo com os mesmos produtos.',
    fieldsWithheld:
      'Sua loja não informa ao Bellbird estes dados dos clientes, porque o app não está aprovado para eles: {fields}.',
    fields: { name: 'nome', email: 'e-mail', phone: 'telefone', address: 'endereço' },
    storeSilent: 'Sua loja não responde ao Bellbird há horas, por isso podem faltar pedidos e carrinhos.',
    givenUp: {
      single: 'Não foi possível processar, e ficou de lado: {what}.',
      several: 'Não foi possível processar, e ficaram de lado: {what}.',
    },
    importFailed: 'Não foi possível importar a lista “{name}”.',
    exportFailed: 'Não foi possível criar o arquivo {file}.',
    exportNotMailed: 'O e-mail com o link para {file} não chegou a {email}.',
  },
  givenUpParts: {
    webhooks: { one: '{count} novidade', many: '{count} de novidades', other: '{count} novidades' },
    timers: {
      one: '{count} mensagem planejada',
      many: '{count} de mensagens planejadas',
      other: '{count} mensagens planejadas',
    },
    commands: {
      one: '{count} alteração na sua loja',
      many: '{count} de alterações na sua loja',
      other: '{count} alterações na sua loja',
    },
    mails: { one: '{count} e-mail', many: '{count} de e-mails', other: '{count} e-mails' },
  },
  week: {
    nothing: 'Nenhuma receita nos últimos 7 dias.',
    alone: '{money} de receita nos últimos 7 dias.',
    up: '{money} de receita nos últimos 7 dias, {percent} a mais que nos 7 anteriores.',
    down: '{money} de receita nos últimos 7 dias, {percent} a menos que nos 7 anteriores.',
  },
  since: {
    nothing: 'Desde ontem, nenhuma mensagem foi enviada.',
    earned: 'Desde ontem: {messages}, {clicks} e {orders}, com {money} de receita.',
    returned: 'Desde ontem: {messages}, {clicks} e {orders}, com {money} reembolsados.',
    messages: {
      one: '{count} mensagem enviada',
      many: '{count} de mensagens enviadas',
      other: '{count} mensagens enviadas',
    },
    clicks: { one: '{count} clique', many: '{count} de cliques', other: '{count} cliques' },
    orders: { one: '{count} pedido', many: '{count} de pedidos', other: '{count} pedidos' },
  },
  mails: {
    hello: 'Olá,',
    subject: {
      one: '{shop}: {count} item precisa da sua atenção',
      many: '{shop}: {count} de itens precisam da sua atenção',
      other: '{shop}: {count} itens precisam da sua atenção',
    },
    intro: {
      one: 'isto precisa da sua atenção em {shop}:',
      many: 'estes {count} de itens precisam da sua atenção em {shop}:',
      other: 'estes {count} itens precisam da sua atenção em {shop}:',
    },
    settings:
      'Você recebe este e-mail porque os e-mails sobre problemas estão ativados. Mude isso aqui: {link}',
    testSubject: 'Teste do Bellbird para {shop}',
    test: 'este é um teste. Os e-mails sobre problemas em {shop} chegarão aqui.',
  },
  mailSettings: {
    title: 'E-mails sobre problemas',
    what: 'os e-mails sobre problemas',
    text: 'Receba um e-mail quando algo parar as suas mensagens, por exemplo se o seu número for parado ou se o WhatsApp rejeitar um modelo. No máximo quatro por dia.',
    switch: 'E-mails sobre problemas',
    email: 'Endereço de e-mail',
    emailHint: 'Deixe vazio para usar o endereço da sua loja, {email}.',
    emailHintNone: 'A sua loja não tem endereço, então informe um.',
    emailWrong: 'Isto não é um endereço de e-mail. Confira e tente de novo.',
    save: 'Salvar',
    discard: 'Descartar',
    saving: 'Salvando as configurações',
    saved: 'Configurações salvas',
    test: 'Enviar e-mail de teste',
    tested: 'Um e-mail de teste está a caminho de {email}.',
    noServer:
      'Não há servidor de e-mail configurado aqui, então nenhum e-mail é enviado. Quem administra o seu servidor Bellbird pode configurar um.',
  },
});
