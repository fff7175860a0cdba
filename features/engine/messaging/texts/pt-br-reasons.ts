import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-reasons.ts';

export const rules = translate<(typeof english)['rules'], 'pt-BR'>({
  expired: {
    short: 'Tarde demais para ser útil',
    long: 'A mensagem aguardou tanto tempo que já não seria atual, então foi descartada.',
    passed: 'Ainda atual o bastante para ser enviada',
  },
  appUninstalled: {
    short: 'O app foi desinstalado',
    long: 'O Bellbird não estava instalado na sua loja naquele momento. Nada é enviado até que ele seja instalado de novo.',
    passed: 'O Bellbird está instalado na sua loja',
  },
  cancelled: {
    short: 'A transmissão foi cancelada',
    long: 'A transmissão desta mensagem foi cancelada antes da vez dela.',
    passed: 'A transmissão dela não foi cancelada',
  },
  campaignOff: {
    short: 'A campanha estava desativada',
    long: 'A campanha foi desativada antes deste envio. Ative-a para as próximas mensagens.',
    passed: 'A campanha dela está ativada',
  },
  orderedSince: {
    short: 'Fez um pedido nesse meio-tempo',
    long: 'O cliente fez um pedido antes do envio, então não havia mais nada a lembrar.',
    passed: 'Não houve pedido nesse meio-tempo',
  },
  cartEmptied: {
    short: 'O carrinho foi esvaziado',
    long: 'O cliente tirou tudo do carrinho antes do envio, então não havia mais nada a lembrar.',
    passed: 'O carrinho não foi esvaziado',
  },
  cartReplaced: {
    short: 'Outro carrinho foi começado',
    long: 'O cliente começou outro carrinho antes do envio. Vale o novo.',
    passed: 'Nenhum outro carrinho tomou o lugar dele',
  },
  orderCancelled: {
    short: 'O pedido foi cancelado',
    long: 'O pedido foi cancelado antes do envio, então não havia mais nada a dizer sobre ele.',
    passed: 'O pedido dela não foi cancelado',
  },
  overtaken: {
    short: 'Havia uma novidade mais recente',
    long: 'Algo mais recente aconteceu antes do envio. A mensagem mais nova é enviada no lugar desta.',
    passed: 'Nada mais recente aconteceu nesse meio-tempo',
  },
  orderSettled: {
    short: 'O pedido já estava resolvido',
    long: 'O pedido foi pago, enviado ou cancelado antes do envio da mensagem, então não havia mais nada a perguntar.',
    passed: 'O pedido dela ainda não estava resolvido',
  },
  madeAnew: {
    short: 'Reescrita',
    long: 'O assunto dela ou as suas configurações mudaram antes do envio. Uma nova versão é enviada no lugar.',
    passed: 'Nada nela mudou',
  },
  teamAnswered: {
    short: 'A sua equipe respondeu antes',
    long: 'Alguém da sua equipe escreveu para a pessoa antes do envio, então a mensagem não era mais necessária.',
    passed: 'Ninguém da sua equipe tinha respondido ainda',
  },
  droppedByTeam: {
    short: 'Descartada pela equipe',
    long: 'Alguém da sua equipe descartou esta mensagem durante uma conversa.',
    passed: 'Ninguém da sua equipe a tinha descartado',
  },
  noConsent: {
    short: 'Sem consentimento para ofertas',
    long: 'Esta pessoa não aceitou receber ofertas ou cancelou a inscrição. Só ela pode mudar isso: na sua loja ou escrevendo START a você.',
    passed: 'A pessoa aceitou receber esta mensagem',
  },
  testStopped: {
    short: 'Este número escreveu STOP',
    long: 'Quem tem este número escreveu STOP, e isso vale também para testes. Use outro número.',
    passed: 'Ninguém escreveu STOP por este número',
  },
  notReachable: {
    short: 'Sem número nem ID',
    long: 'Não há número nem ID para o envio neste canal. A pessoa pode se inscrever de novo e informar um.',
    passed: 'Há um número ou ID para o envio',
  },
  windowClosed: {
    short: 'As 24 horas passaram',
    long: 'Mensagens sem um modelo aprovado só podem ser enviadas em até 24 horas depois da última mensagem da pessoa. Use um modelo.',
    passed: 'As regras do canal permitem o envio agora',
  },
  noMarketingTemplate: {
    short: 'Ofertas não podem usar modelo',
    long: 'O Messenger só aceita modelos para pedidos e entregas. Escreva a oferta como mensagem simples: ela vai para quem escreveu a você nas últimas 24 horas.',
    passed: 'O Messenger permite este tipo de mensagem',
  },
  noMarketingToUs: {
    short: 'Sem ofertas para números dos EUA',
    long: 'O WhatsApp não entrega ofertas por modelo a números dos Estados Unidos. Recibos e atualizações de envio chegam, e também as ofertas que você escreve em até 24 horas depois da última mensagem da pessoa.',
    passed: 'O WhatsApp entrega ofertas neste país',
  },
  templateStopped: {
    short: 'O modelo foi parado',
    long: 'O modelo dela está pausado, rejeitado, desativado ou não existe. Confira-o em “Modelos”.',
    passed: 'O modelo dela não está parado',
  },
  paused: {
    short: 'A transmissão está pausada',
    long: 'A transmissão desta mensagem está pausada. Retome-a para enviar.',
    passed: 'A transmissão dela não está pausada',
  },
  chargeNotActive: {
    short: 'O plano não está aprovado',
    long: 'A cobrança do seu plano ainda não foi aprovada. Aprove-a, e a mensagem é enviada automaticamente.',
    passed: 'O seu plano está ativo',
  },
  planLimit: {
    short: 'O plano está esgotado',
    long: 'Tudo o que o seu plano inclui neste ciclo de cobrança já foi usado. Mude para um plano maior ou aumente o seu limite para continuar.',
    passed: 'O seu plano tem espaço',
  },
  templatePending: {
    short: 'O modelo aguarda aprovação',
    long: 'O modelo dela ainda não foi aprovado. A mensagem sai assim que ele for.',
    passed: 'O modelo dela está aprovado',
  },
  answeredElsewhere: {
    short: 'Outro app está respondendo',
    long: 'Outro app está respondendo a esta pessoa agora. Uma mensagem do Bellbird assumiria a conversa, por isso ela espera.',
    passed: 'Nenhum outro app estava respondendo',
  },
  talking: {
    short: 'Você está conversando com a pessoa',
    long: 'Aguarda porque você está conversando com esta pessoa. As ofertas aguardam algumas horas depois da sua última mensagem. As configurações mostram quantas.',
    passed: 'Você não estava conversando com a pessoa',
  },
  quietHours: {
    short: 'Horário de silêncio',
    long: 'Onde esta pessoa mora, o seu horário de silêncio já começou, então a oferta aguarda até ele acabar. O horário está nas configurações.',
    passed: 'Fora do horário de silêncio onde a pessoa mora',
  },
  frequencyCap: {
    short: 'Limite de mensagens atingido',
    long: 'Esta pessoa já recebeu tantas ofertas quanto os seus limites permitem. Os limites estão nas configurações.',
    passed: 'Dentro dos seus limites para uma pessoa',
  },
  anotherUnderWay: {
    short: 'Outra sai primeiro',
    long: 'Outra oferta para esta pessoa está sendo enviada neste momento. Esta vem depois, se os seus limites permitirem.',
    passed: 'Nenhuma outra oferta estava sendo enviada à pessoa',
  },
  dailyReach: {
    short: 'Limite diário atingido',
    long: 'O seu número já escreveu a tantas pessoas quanto o WhatsApp permite em 24 horas. O envio continua à medida que houver espaço.',
    passed: 'Dentro do limite diário do WhatsApp',
  },
});

export const waits = translate<(typeof english)['waits'], 'pt-BR'>({
  discountCode: {
    short: 'O código de desconto está sendo criado',
    long: 'O código de desconto dela ainda não existe na sua loja. Ela sai quando o código existir, nunca sem ele.',
  },
  retry: {
    short: 'Nova tentativa',
    long: 'O provedor recusou a mensagem por enquanto. O envio é tentado de novo automaticamente.',
  },
  unreached: {
    short: 'Provedor não alcançado',
    long: 'A conexão com o provedor falhou, então a mensagem não foi enviada. O envio é tentado de novo automaticamente.',
  },
  notBegun: {
    short: 'Nova tentativa',
    long: 'Um problema do nosso lado impediu o envio. Ele é tentado de novo automaticamente.',
  },
  postponed: {
    short: 'Adiada pela equipe',
    long: 'Alguém da sua equipe adiou esta mensagem para outro dia durante uma conversa. Ela será verificada de novo nesse dia.',
  },
  anotherDay: {
    short: 'Nova tentativa em outro dia',
    long: 'O provedor limita quanto marketing esta pessoa recebe, então o envio é tentado de novo em outro dia.',
  },
  restored: {
    short: 'Retida',
    long: 'O Bellbird foi restaurado de um backup, e esta mensagem pode já ter sido enviada. Quem administra o Bellbird decide.',
  },
  dueLater: { short: 'Prevista para depois', long: 'Ela está planejada para um momento posterior.' },
  allPaused: {
    short: 'Todos os envios estão pausados',
    long: 'Você pausou todos os envios. A mensagem sai quando você retomar, a não ser que já seja tarde demais.',
  },
  noAnswer: {
    short: 'Não confirmada pelo provedor',
    long: 'Esta mensagem foi enviada, mas o provedor não a confirmou. Uma oferta não é enviada uma segunda vez. Uma mensagem de pedido é enviada mais uma vez se nada for informado em 60 minutos. Depois de 24 horas sem notícia, a mensagem conta como falha.',
  },
  queued: { short: 'Próxima a sair', long: 'Ela sai com as próximas.' },
  sending: { short: 'Sendo enviada', long: 'Ela está a caminho do provedor.' },
  uncertain: { short: 'Ainda sem resposta', long: 'O provedor não informou o que aconteceu com ela.' },
});
