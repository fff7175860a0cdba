import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { failureClasses } from './pt-br-failure-classes.ts';
import { messengerFailures } from './pt-br-messenger-failures.ts';
import { rules, waits } from './pt-br-reasons.ts';
import { whatsappFailures } from './pt-br-whatsapp-failures.ts';

export const texts: typeof english = {
  panel: translate<(typeof english)['panel'], 'pt-BR'>({
    title: 'Envio',
    senderHealth: 'Saúde do remetente',
    what: 'os seus limites',
    save: 'Salvar',
    discard: 'Descartar',
    saving: 'Salvando',
    saved: 'Salvo com sucesso',
  }),
  quietHours: translate<(typeof english)['quietHours'], 'pt-BR'>({
    title: 'Horário de silêncio',
    text: 'No horário de silêncio, as ofertas aguardam e são enviadas depois. Vale a hora local de cada pessoa.',
    note: 'Recibos e atualizações de envio são enviados a qualquer hora.',
    switch: 'Segurar as ofertas à noite',
    from: 'De',
    until: 'Até',
    sameTime: 'O horário de silêncio precisa terminar em um horário diferente do que começa.',
  }),
  caps: translate<(typeof english)['caps'], 'pt-BR'>({
    title: 'Máximo de ofertas para uma pessoa',
    text: 'Soma todas as campanhas e transmissões. Todas as mensagens sobre um carrinho contam como uma. A mensagem de boas-vindas depois da inscrição não conta. Ofertas acima do limite aguardam, ou são descartadas se forem chegar tarde demais.',
    mostInDay: 'Em 24 horas',
    mostInWeek: 'Em 7 dias',
    mostInMonth: 'Em 30 dias',
    none: 'Sem limite',
  }),
  talks: translate<(typeof english)['talks'], 'pt-BR'>({
    title: 'Enquanto você conversa com alguém',
    text: 'Quando você ou alguém da equipe escreve para uma pessoa, aqui ou no app do WhatsApp, as ofertas para essa pessoa aguardam. Recibos, avisos de envio e perguntas sobre pedidos com pagamento na entrega são enviados.',
    label: 'As ofertas aguardam',
    none: 'As ofertas não aguardam',
    hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  }),
  waiting: translate<(typeof english)['waiting'], 'pt-BR'>({
    none: 'Nenhuma mensagem está aguardando por causa destes limites.',
    quietHours: {
      one: '{count} mensagem aguarda o fim do horário de silêncio. Ela é verificada de novo assim que você salva.',
      many: '{count} de mensagens aguardam o fim do horário de silêncio. Elas são verificadas de novo assim que você salva.',
      other:
        '{count} mensagens aguardam o fim do horário de silêncio. Elas são verificadas de novo assim que você salva.',
    },
    frequencyCap: {
      one: '{count} mensagem aguarda até que a pessoa possa receber outra oferta. Ela é verificada de novo assim que você salva.',
      many: '{count} de mensagens aguardam até que a pessoa possa receber outra oferta. Elas são verificadas de novo assim que você salva.',
      other:
        '{count} mensagens aguardam até que a pessoa possa receber outra oferta. Elas são verificadas de novo assim que você salva.',
    },
    both: {
      one: '{count} mensagem aguarda: {quiet} pelo fim do horário de silêncio, {capped} até que a pessoa possa receber outra oferta. Ela é verificada de novo assim que você salva.',
      many: '{count} de mensagens aguardam: {quiet} pelo fim do horário de silêncio, {capped} até que a pessoa possa receber outra oferta. Elas são verificadas de novo assim que você salva.',
      other:
        '{count} mensagens aguardam: {quiet} pelo fim do horário de silêncio, {capped} até que a pessoa possa receber outra oferta. Elas são verificadas de novo assim que você salva.',
    },
  }),
  pause: translate<(typeof english)['pause'], 'pt-BR'>({
    button: 'Pausar todos os envios',
    question: 'Pausar todos os envios?',
    text: 'Campanhas, transmissões, mensagens de pedidos, respostas e testes aguardam até você retomar. Só as confirmações de cancelamento da inscrição continuam sendo enviadas.',
    onTheirWay: 'As mensagens que estão sendo enviadas agora ainda podem chegar.',
    confirm: 'Pausar todos os envios',
    cancel: 'Cancelar',
    waiting: 'Pausando',
    done: 'Todos os envios estão pausados',
  }),
  resume: translate<(typeof english)['resume'], 'pt-BR'>({
    button: 'Retomar envios',
    question: 'Retomar os envios?',
    noneInTime:
      'Todas as mensagens que aguardavam perderam o prazo. A partir de agora, as novas mensagens voltam a ser enviadas.',
    inTime: {
      one: '{count} mensagem que aguarda pode ser enviada agora, dentro dos seus limites e do horário de silêncio. Ela não é enviada se o carrinho já foi comprado ou se a campanha está desativada.',
      many: '{count} de mensagens que aguardam podem ser enviadas agora, dentro dos seus limites e do horário de silêncio. Elas não são enviadas se o carrinho já foi comprado ou se a campanha está desativada.',
      other:
        '{count} mensagens que aguardam podem ser enviadas agora, dentro dos seus limites e do horário de silêncio. Elas não são enviadas se o carrinho já foi comprado ou se a campanha está desativada.',
    },
    nothingHeld:
      'A pausa não está segurando nenhuma mensagem. A partir de agora, as novas mensagens voltam a ser enviadas.',
    late: {
      one: '{count} mensagem perdeu o prazo',
      many: '{count} de mensagens perderam o prazo',
      other: '{count} mensagens perderam o prazo',
    },
    drop: 'Descartar. A lista de mensagens mostra quais.',
    send: 'Enviar também',
    confirm: 'Retomar envios',
    cancel: 'Cancelar',
    waiting: 'Retomando',
    done: 'As mensagens voltaram a ser enviadas',
  }),
  banner: translate<(typeof english)['banner'], 'pt-BR'>({
    since: 'Todos os envios estão pausados desde {when}.',
    held: {
      one: '{count} mensagem está aguardando.',
      many: '{count} de mensagens estão aguardando.',
      other: '{count} mensagens estão aguardando.',
    },
  }),
  bubbles: translate<(typeof english)['bubbles'], 'pt-BR'>({
    sendLocation: 'Enviar localização',
    subtotal: 'Subtotal',
    shipping: 'Frete',
    tax: 'Impostos',
  }),
  rules: rules,
  waits: waits,
  failureClasses: failureClasses,
  whatsappFailures: whatsappFailures,
  messengerFailures: messengerFailures,
};
