import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-campaigns.ts';

export const abandonedCart = translate<(typeof english)['abandonedCart'], 'pt-BR'>({
  title: 'Campanha de carrinho abandonado',
  words: {
    about: 'Lembra o inscrito do carrinho que abandonou e o leva de volta a ele.',
    delayPhrase: 'do abandono do carrinho',
    rightAfter: 'logo após o abandono do carrinho',
    heldBack: 'Não é enviada a quem fez o pedido nesse meio-tempo nem a quem cancelou a inscrição.',
    recipients: 'inscritos que abandonaram um checkout e não fizeram nenhum pedido desde então',
    reasons: {
      orderedSince: 'O cliente fez um pedido antes da hora do lembrete.',
      cartEmptied: 'O carrinho foi esvaziado, então não havia mais nada a lembrar.',
      cartReplaced: 'O cliente começou outro carrinho depois. Vale o novo.',
      noPhone: 'Nenhum telefone foi informado, então não havia a quem escrever.',
      noWayBack: 'A sua loja não informou um endereço que leve de volta a este carrinho.',
    },
  },
  pastNote:
    'De cada carrinho, só se conhece a última vez em que foi abandonado: se o cliente o abandonou, voltou e o abandonou de novo, o carrinho aparece uma vez só.',
  limits:
    'O Messenger só aceita lembretes em até 24 horas depois da última mensagem do cliente à sua página.',
});

export const browserAbandonment = translate<(typeof english)['browserAbandonment'], 'pt-BR'>({
  title: 'Campanha de abandono de produto',
  words: {
    about: 'Lembra o inscrito do último produto que viu e o leva de volta à página dele.',
    delayPhrase: 'do abandono do produto',
    rightAfter: 'logo após o abandono do produto',
    heldBack:
      'Não é enviada a quem colocou algo no carrinho ou fez um pedido nesse meio-tempo, nem a quem cancelou a inscrição.',
    recipients: 'inscritos que viram um produto e não colocaram nada no carrinho desde então',
    reasons: {
      lookedAgain: 'O cliente viu o produto de novo mais tarde. Vale a última vez.',
      productGone: 'A sua loja não vende mais este produto.',
      orderedSince: 'O cliente fez um pedido antes da hora do lembrete.',
      cartedSince: 'O cliente colocou algo no carrinho depois, então não havia mais nada a lembrar.',
      cartReplaced: 'O cliente encheu um carrinho antes da hora do lembrete. Vale o carrinho.',
      lookedOn: 'O cliente viu outro produto depois. Vale o novo.',
      remindedBefore: 'O cliente já recebeu um lembrete deste produto nos últimos 7 dias.',
    },
  },
  pastNote:
    'De cada produto, só fica guardada a última vez em que cada cliente o viu: as anteriores não aparecem.',
  limits:
    'O Messenger só aceita lembretes em até 24 horas depois da última mensagem do cliente à sua página.',
});

export const channelTitles = translate<(typeof english)['channelTitles'], 'pt-BR'>({
  WA: '{campaign} – WhatsApp',
  FB: '{campaign} – Facebook',
});

export const followUps = translate<(typeof english)['followUps'], 'pt-BR'>({
  words: {
    delayPhrase: 'da inscrição',
    rightAfter: 'logo após a inscrição',
    heldBack:
      'É enviada enquanto a ferramenta está ativada, menos a quem cancelou a inscrição nesse meio-tempo.',
    recipients: 'todos os que se inscrevem por esta ferramenta, uma vez a cada 30 dias',
    reasons: {
      toolOff: 'A ferramenta de inscrição foi desativada. Ative-a para as próximas mensagens.',
      welcomedBefore: 'O cliente já recebeu as boas-vindas por esta ferramenta nos últimos 30 dias.',
    },
  },
  withoutSwitch: 'Envia enquanto a ferramenta de inscrição está ativada',
  pastNote: 'Considera-se que a ferramenta estava ativada se ela está ativada agora.',
  limits: 'O Messenger só a aceita em até 24 horas depois da última ação do cliente no seu chat.',
});

export const getStarted = translate<(typeof english)['getStarted'], 'pt-BR'>({
  title: 'Começar',
  words: {
    about: 'Cumprimenta quem abre o chat da sua página pela primeira vez.',
    delayPhrase: 'do toque em “Começar”',
    rightAfter: 'logo após o toque em “Começar”',
    heldBack:
      'Não é enviada a quem já foi cumprimentado antes, a quem vem de uma ferramenta de inscrição com boas-vindas próprias, nem a quem cancelou a inscrição.',
    recipients: 'todos os que tocam em “Começar” no chat da sua página, uma única vez',
    reasons: {
      greetedBefore: 'A pessoa já foi cumprimentada quando abriu o chat pela primeira vez.',
      toolWelcomes: 'A pessoa veio de uma ferramenta de inscrição, que já dá as boas-vindas.',
    },
  },
  withoutSwitch: 'Sempre ativada: responde a “Começar”',
  pastReason:
    'Ela responde ao toque em “Começar” no Messenger. Não se guarda quais toques abriram um chat, então não dá para testar no passado.',
});

export const names = translate<(typeof english)['names'], 'pt-BR'>({
  abandonedCart: 'Carrinho abandonado',
  browserAbandonment: 'Abandono de produto',
  orderReceipt: 'Recibo do pedido',
  shipmentUpdates: 'Atualizações de envio',
  CODConfirmation: 'Confirmação (pagamento na entrega)',
  reorderingWA: 'Recompra',
  crossSellWA: 'Cross-sell',
  reviewWA: 'Avaliação',
  getStarted: 'Começar',
  visualPopup: 'Acompanhamento do pop-up',
  spinTheWheel: 'Acompanhamento da roleta',
  persistentPill: 'Acompanhamento do botão fixo',
});

export const persistentPill = translate<(typeof english)['persistentPill'], 'pt-BR'>({
  title: 'Acompanhamento do botão fixo de desconto',
  about: 'Dá as boas-vindas a quem se inscreve pelo botão fixo no canto da loja.',
});

export const spinTheWheel = translate<(typeof english)['spinTheWheel'], 'pt-BR'>({
  title: 'Acompanhamento da roleta',
  about: 'Envia o prêmio a quem se inscreve na sua roleta.',
});

export const visualPopup = translate<(typeof english)['visualPopup'], 'pt-BR'>({
  title: 'Acompanhamento do pop-up',
  about: 'Dá as boas-vindas a quem se inscreve no seu pop-up, com o desconto prometido.',
});
