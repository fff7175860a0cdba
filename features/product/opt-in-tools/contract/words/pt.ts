import type { ToolWords } from './tool-words.ts';

export const PT: ToolWords = {
  consent: {
    WA: (shop) =>
      `Aceito receber ofertas e lembretes da ${shop} pelo WhatsApp. Posso parar quando quiser respondendo STOP.`,
    FB: (shop) =>
      `Aceito receber ofertas e lembretes da ${shop} pelo Messenger. A ${shop} pode vincular esta conversa às minhas visitas, carrinhos e pedidos na loja. Posso parar quando quiser respondendo STOP.`,
  },
  submit: 'Quero saber das novidades',
  messengerButtons: [
    'Enviar para o Messenger',
    'Envie isto para mim',
    'Quero isto no Messenger',
    'Receber isto no Messenger',
    'Pegar o desconto no Messenger',
    'Receber novidades no Messenger',
    'Assinar no Messenger',
    'Garantir isto no Messenger',
  ],
  offersTitle: { WA: 'Ofertas pelo WhatsApp', FB: 'Ofertas pelo Messenger' },
  offersSubtitle: {
    WA: 'Deixe seu número. Se um carrinho ficar para trás, nós o trazemos de volta.',
    FB: 'Escreva para nós. Se um carrinho ficar para trás, nós o trazemos de volta.',
  },
  discountTitle: 'Ganhe 15% de desconto!',
  discountSubtitle: 'Cadastre-se, e o código para o próximo pedido é seu.',
  updatesTitle: 'Acompanhe seu pedido',
  updatesSubtitle: 'Embalado, a caminho e na sua porta: você sabe primeiro.',
  smallPrint: 'Pare quando quiser.',
  doneTitle: { WA: 'Obrigado', FB: 'Mais um passo' },
  doneSubtitle: { WA: 'Você está na lista.', FB: 'Comece a conversa que se abriu e você estará na lista.' },
  doneText: {
    WA: 'Ofertas e lembretes chegam pelo WhatsApp. Responda STOP quando não quiser mais.',
    FB: 'Ofertas e lembretes chegam pelo Messenger. Responda STOP quando não quiser mais.',
  },
  codeSubtitle: 'Aqui está seu código:',
  wheelPill: 'Gire e ganhe',
  wheelTitle: 'Gire a roleta',
  wheelSubtitle: 'Cada giro ganha algo para o próximo pedido.',
  percentOff: (percent) => `${percent}% de desconto`,
  newOffer: 'Nova oferta',
  won: 'Parabéns!',
  chatGreeting: 'Olá! Como podemos ajudar?',
  chatHeading: (shop) => `Converse com ${shop}`,
  chatSubheading: 'Costumamos responder em um dia.',
  chatButton: 'Fale conosco',
  chatFirstWords: 'Olá, tenho uma pergunta.',
  loggedIn: 'Olá! Como podemos ajudar você?',
  loggedOut: 'Olá! Entre no Messenger para conversar conosco.',
  checkoutTitle: 'Seu pedido pelo WhatsApp',
  checkoutSubtitle: 'O recibo e o caminho do seu pacote, onde você lê primeiro.',
};
