import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  page: {
    title: 'Central de Ajuda',
    note: 'Respostas curtas para as dúvidas mais comuns.',
    keys: 'Atalhos do teclado',
    docs: 'Documentação completa do Bellbird (em inglês)',
  },
  answers: {
    becoming: {
      question: 'Como um cliente vira inscrito?',
      answer:
        'Ele informa o número em uma ferramenta de inscrição da sua loja e aceita o texto que aparece ali. O Bellbird guarda o texto, o horário e a página como prova.',
    },
    reminders: {
      question: 'Quando o lembrete de carrinho é enviado?',
      answer:
        'A campanha mostra quanto tempo ela espera depois que um inscrito abandona o checkout. Se ele fizer o pedido nesse meio-tempo, nada é enviado. Só são enviadas mensagens aprovadas pelo WhatsApp.',
    },
    revenue: {
      question: 'O que conta como receita?',
      answer:
        'Um pedido conta se o cliente usou um código de uma mensagem, ou se clicou em uma mensagem ou a leu antes. O prazo está nas suas configurações: no início, 5 dias para um clique e 24 horas para uma leitura. Cada pedido conta uma única vez. Os reembolsos são descontados.',
    },
    rates: {
      question: 'O que são Lidas e CTR?',
      answer:
        'Lidas é a porcentagem das mensagens entregues que foram abertas. CTR é a porcentagem das mensagens entregues que tiveram um clique no botão ou no link. Passe o mouse sobre a porcentagem para ver o número.',
    },
    nothingSent: {
      question: 'Por que nada é enviado?',
      answer:
        'Veja o painel: o número do WhatsApp precisa estar conectado, e uma ferramenta de inscrição e a campanha precisam estar ativas. Depois, abra a campanha: o modelo dela precisa estar aprovado.',
    },
    fees: {
      question: 'O que o WhatsApp cobra?',
      answer:
        'Cada mensagem de modelo que chega a um celular. O preço depende da categoria e do país do cliente. {replies} A página da mensagem mostra a categoria, e a página da transmissão estima o custo antes do envio.',
    },
    stopping: {
      question: 'Como um cliente para de receber mensagens?',
      answer: 'Ele responde STOP. Vale na hora, também para as mensagens que já estavam aguardando.',
    },
    answering: {
      question: 'Como respondo aos compradores?',
      answer:
        'Abra a caixa de entrada. Quem espera há mais tempo está no topo. Você pode responder por 24 horas depois de uma mensagem. Digite / em uma resposta vazia para usar uma resposta salva e escreva uma anotação para avisar a sua equipe. STOP e toques que uma campanha responde não esperam por você.',
    },
    team: {
      question: 'Como adiciono pessoas à minha equipe?',
      answer:
        'Abra Configurações e depois Equipe, e envie um convite com uma função. Os convites saem por e-mail, então quem cuida do seu servidor Bellbird precisa configurar antes um servidor de e-mail: as configurações BELLBIRD_SMTP_URL e BELLBIRD_MAIL_FROM. Para convidar uma agência, escolha “Uma agência” ali: todas as pessoas dela recebem a função, e você remove todas de uma só vez.',
    },
  },
  articles: {
    notWorking: {
      title: 'Quando as ferramentas ou campanhas não funcionam',
      note: 'Verifique um item de cada vez. Cada um leva um minuto, e a maioria dos problemas está entre os três primeiros.',
    },
    subscribers: {
      title: 'Como conseguir inscritos',
      note: 'Um inscrito é uma pessoa que aceitou receber as suas mensagens. Há duas formas de conseguir inscritos: ferramentas de inscrição e listas.',
    },
  },
  notWorking: {
    embed: {
      title: 'Verifique a incorporação de app',
      text: 'No editor de temas da loja, abra “Incorporações de apps”. O Bellbird precisa estar ativado, e o tema, salvo. Se você publicou outro tema depois, ative o Bellbird nele também.',
    },
    tool: {
      title: 'Verifique a ferramenta',
      text: 'Em “Ferramentas de inscrição”, a ferramenta precisa estar ativa. A loja mostra as mudanças em até cinco minutos.',
    },
    store: {
      title: 'Veja a loja como um cliente',
      text: 'Abra a loja em uma janela anônima. Na janela normal, uma ferramenta que você fechou fica 7 dias sem aparecer, e não volta depois que você se inscreve.',
    },
    number: {
      title: 'Verifique o número',
      text: 'Em “Configurações”, o número do WhatsApp precisa estar conectado e não pode estar parado. Para o Messenger, a página do Facebook precisa estar conectada.',
    },
    campaign: {
      title: 'Verifique a campanha',
      text: 'Ela precisa estar ativa, e o modelo, aprovado. O WhatsApp recusa mensagens sem um modelo aprovado.',
    },
    people: {
      title: 'Verifique quem deve receber',
      text: 'Só recebe mensagens quem se inscreveu. Por padrão, cada pessoa recebe no máximo uma oferta por dia, e nenhuma entre 21:00 e 9:00 no fuso horário dela. As configurações mostram os limites da sua loja.',
    },
    login: {
      title: 'Entre na loja de novo',
      text: 'Saia e entre de novo com a Shopify. Isso renova o acesso do Bellbird à sua loja. Em até uma hora, o Bellbird carrega o que perdeu.',
    },
    protectedData: {
      title: 'Permita que o Bellbird veja dados protegidos de clientes',
      text: 'O painel pode avisar que a loja não mostra ao Bellbird os endereços dos carrinhos. Nesse caso, falta ao app Bellbird a aprovação da Shopify para nomes, e-mails, telefones ou endereços. Quem administra o seu servidor Bellbird precisa pedir os quatro à Shopify.',
    },
  },
  gettingSubscribers: {
    tool: {
      title: 'Ative uma ferramenta de inscrição',
      text: 'Em “Ferramentas de inscrição”, escolha uma ferramenta para o WhatsApp ou o Facebook e ative-a. Ela aparece na loja em até cinco minutos.',
    },
    signUp: {
      title: 'Faça a sua própria inscrição',
      text: 'Abra a loja em uma janela anônima e inscreva-se com o seu número. Assim você é o primeiro inscrito e vê o que os seus clientes veem.',
    },
    list: {
      title: 'Importe uma lista',
      text: 'Na página das campanhas de transmissão, importe pessoas que aceitaram em outro lugar, e informe quando e como. Sem isso, ninguém recebe mensagens.',
    },
  },
  missing: {
    lost: 'Você se perdeu?',
    title: 'Não há nenhum artigo com este nome',
    text: 'Todas as respostas estão em uma só página.',
    toHelp: 'Ir para a Central de Ajuda',
  },
});
