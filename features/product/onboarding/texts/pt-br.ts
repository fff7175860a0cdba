import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  frame: {
    product: 'Bellbird',
    progress: 'Etapa {step} de {all}',
    back: 'Voltar',
    continue: 'Continuar',
    finish: 'Vamos lá!',
    settingUp: 'Preparando tudo para você!',
    ready: 'O app está pronto!',
    failed: 'Ainda não foi possível configurar a sua loja. Confira a sua conexão e tente de novo.',
    tryAgain: 'Tentar de novo',
  },
  welcome: {
    title: 'Boas-vindas ao Bellbird',
    text: 'Os clientes se inscrevem na sua loja e recebem as suas mensagens no WhatsApp e no Messenger. A configuração tem três etapas curtas.',
    start: 'Começar',
  },
  moments: { label: 'O que o Bellbird faz', pause: 'Pausar as imagens', play: 'Reproduzir as imagens' },
  scenes: {
    signUp: {
      text: 'Um cliente se inscreve na sua loja, e você guarda a prova.',
      show: 'Mostrar a inscrição, {number} de {all}',
    },
    reminder: {
      text: 'O cliente abandona um carrinho, e você envia um lembrete.',
      show: 'Mostrar o lembrete, {number} de {all}',
    },
    stop: {
      text: 'O cliente não quer mais? Uma palavra encerra todas as mensagens na hora.',
      show: 'Mostrar o encerramento, {number} de {all}',
    },
  },
  sketch: { label: 'A sua loja com o botão fixo de inscrição' },
  embed: {
    title: 'Só mais uma etapa',
    text: 'Ative uma configuração no seu tema. Assim a loja pode mostrar as ferramentas de inscrição do Bellbird.',
    moves: {
      open: 'O editor de temas abre em uma nova aba e mostra o Bellbird entre as incorporações de apps.',
      switchOn: 'Ative o Bellbird e clique em Salvar lá.',
      comeBack: 'Volte aqui e continue.',
    },
    link: 'Ativar extensão',
    what: 'o link para o seu tema',
    note: 'Você também pode fazer isso depois. Até lá, o Bellbird não aparece na sua loja.',
    withoutEmbeds:
      'O seu tema não tem incorporações de apps? Coloque esta linha antes de {tag} no layout dele:',
    line: 'a linha para o seu tema',
  },
  campaigns: {
    title: 'As campanhas automáticas trazem os clientes de volta',
    text: 'Elas enviam mensagens automaticamente aos clientes que se inscreveram. Cada cliente as recebe no seu idioma, se o Bellbird falar esse idioma.',
    what: 'as campanhas',
    noNumber: 'Você pode ativá-las quando o seu número do WhatsApp estiver conectado. O painel mostra como.',
  },
  tools: {
    title: 'As ferramentas de inscrição trazem inscritos',
    text: 'Elas aparecem na sua loja e convidam os clientes a se inscrever. Só recebe mensagens quem se inscreve.',
    what: 'as ferramentas de inscrição',
    noNumber:
      'Nenhum número do WhatsApp está conectado ainda. Os clientes podem se inscrever, mas só recebem mensagens depois que você conectar um. O painel mostra como.',
  },
  cards: {
    cart: { title: 'Carrinho abandonado', text: 'Lembra os clientes do carrinho que abandonaram.' },
    product: { title: 'Abandono de produto', text: 'Lembra os clientes dos produtos que viram.' },
    welcome: {
      title: 'Boas-vindas',
      text: 'Cumprimenta quem se inscreve. Envia enquanto a ferramenta de inscrição está ativa.',
    },
    shipping: { title: 'Aviso de envio', text: 'Conta aos compradores onde está a encomenda.' },
    pill: {
      title: 'Botão fixo',
      text: 'Um pequeno botão no canto da loja. Os clientes se inscrevem com o número do WhatsApp.',
    },
    wheel: { title: 'Roleta', text: 'Os clientes se inscrevem para girar a roleta.' },
    popup: { title: 'Pop-up', text: 'Uma imagem e uma oferta, no momento certo.' },
    whatsAppChat: {
      title: 'Widget de chat do WhatsApp',
      text: 'Um botão que abre uma conversa no WhatsApp.',
    },
    messengerChat: {
      title: 'Widget de chat do Facebook',
      text: 'Um botão que abre uma conversa no Messenger.',
    },
  },
});
