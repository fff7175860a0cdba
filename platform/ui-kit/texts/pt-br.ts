import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  buttons: {
    cancel: 'Cancelar',
    close: 'Fechar',
    tryAgain: 'Tentar de novo',
    clearAll: 'Limpar tudo',
    copy: 'Copiar {name}',
    copied: 'Copiado',
  },
  switches: { on: 'Ativado', off: 'Desativado' },
  loading: { what: 'Carregando {what}', long: 'Ainda tentando…', done: 'Carregado com sucesso' },
  failures: {
    title: 'Não foi possível carregar {what}',
    reference: 'Referência: {reference}',
    withReference: '{message} Referência: {reference}',
    help: '{what} Se falhar de novo, clique em “Fale com a gente” no topo da página.',
    helpWithReference:
      '{what}. Tente de novo. Se falhar de novo, clique em “Fale com a gente” no topo da página e envie esta referência: {reference}',
    code: 'Código {code}',
    codeWithDetail: 'Código {code}: {detail}',
  },
  stores: { copyNamed: 'Copiar {name} para outra loja' },
  leaving: { unsaved: 'Você tem alterações não salvas' },
  unsavedChanges: {
    note: 'Este navegador ainda tem alterações não salvas de {when}.',
    restore: 'Restaurar alterações',
    discard: 'Descartar alterações',
    outdated:
      'Este navegador ainda tem alterações não salvas de {when}, feitas em uma versão salva mais antiga. Confira antes de salvar.',
  },
  lists: {
    filters: 'Filtros',
    activeFilters: 'Filtros ativos',
    removeFilter: 'Remover filtro: {filter}',
    all: 'Tudo',
  },
  choice: {
    label: 'Linhas selecionadas',
    all: 'Selecionar tudo nesta página',
    row: 'Selecionar {name}',
    chosen: 'Selecionados: {count}',
    clear: 'Limpar seleção',
    tooMany: 'Selecione no máximo {most} por vez.',
    partly: 'Concluídos: {done}. Não concluídos: {refused}. {reasons}',
  },
  downloads: {
    csv: 'CSV',
    downloadCsv: 'Baixar CSV',
    download: 'Baixar {what} em CSV',
    rows: { one: '{count} linha', many: '{count} de linhas', other: '{count} linhas' },
  },
  charts: {
    byDay: '{label} por dia',
    readByKeys: '{label} por dia. Use as setas do teclado para ler cada dia.',
    day: 'Dia',
    before: 'Antes',
    valueOnDay: '{value} em {day}',
    beforeOnDay: 'Antes, {day}: {value}',
  },
  plan: { locked: 'Não está no seu plano', seePlans: 'Ver planos' },
  rights: {
    missing: 'Sua função ({role}) não permite isso',
    noPage: 'Esta página não é para a sua função',
    noPageText:
      'Sua função nesta loja é {role}, que não inclui esta página. Se você precisa dela, fale com o dono da loja.',
  },
  lostPage: { title: 'Você se perdeu?' },
  toasts: { close: 'Fechar esta mensagem', undo: 'Desfazer', undoing: 'Desfazendo', undone: 'Desfeito' },
  phone: {
    chat: 'Conversa no {app} com {name}, como o cliente vê',
    business: 'Conta comercial',
    today: 'Hoje',
    answer: 'Responder {title}',
    answers: 'Respostas possíveis',
    buttons: 'Botões desta mensagem',
    cards: 'Cartões desta mensagem',
    list: 'Opções da lista',
    read: 'Lida',
    waiting: 'Aguardando envio',
    sent: 'Enviada',
    delivered: 'Entregue',
    media: 'Imagem ou vídeo desta mensagem',
    picture: 'Imagem',
    video: 'Vídeo',
    sound: 'Áudio',
    document: 'Documento',
    place: 'Localização',
    offerEnds: 'Termina em {when}',
    code: 'Código {code}',
    order: 'Pedido {number}',
    total: 'Total',
  },
  terms: {
    holdOut: {
      question: 'O que é o grupo de controle?',
      answer:
        'Uma pequena parte das pessoas que não recebe mensagens de propósito. Comparar as compras delas com as das outras mostra o que as suas mensagens realmente trazem.',
    },
    utm: {
      question: 'O que são parâmetros UTM?',
      answer:
        'Palavras no fim de um link que dizem a ferramentas como o Google Analytics de onde veio um visitante. As visitas desta mensagem aparecem lá com esses nomes.',
    },
    quality: {
      question: 'O que é a qualidade de um número?',
      answer:
        'A avaliação que o WhatsApp faz do seu número, conforme as pessoas bloqueiam ou denunciam as suas mensagens. Se ela ficar baixa, o WhatsApp pode parar o número.',
    },
    messagingLimit: {
      question: 'O que é o limite de mensagens?',
      answer:
        'Com quantas pessoas o seu número pode iniciar uma conversa em 24 horas. O WhatsApp aumenta esse limite quando você envia com frequência e a qualidade continua alta.',
    },
    optInRate: {
      question: 'O que é a taxa de inscrição?',
      answer: 'Dos compradores que viram esta ferramenta, a parte que se inscreveu por ela.',
    },
    category: {
      question: 'O que é a categoria de um modelo?',
      answer:
        'Modelos de marketing são para ofertas, e os de utilidade, para pedidos. O WhatsApp verifica a categoria, e o preço depende dela.',
    },
    credited: {
      question: 'O que é um pedido atribuído?',
      answer:
        'Um pedido que veio depois de uma mensagem sua: o comprador usou o código, clicou no link ou leu a mensagem. Cada pedido conta para uma só mensagem.',
    },
    abTest: {
      question: 'O que é um teste A/B?',
      answer:
        'Dois grupos recebem textos diferentes, e o Bellbird compara os resultados. O melhor texto vai depois para todas as outras pessoas.',
    },
    quietHours: {
      question: 'O que é o horário de silêncio?',
      answer:
        'Horas em que as pessoas não recebem ofertas, pelo horário de onde moram. As mensagens esperam até ele acabar.',
    },
    cap: {
      question: 'O que é um limite de ofertas?',
      answer:
        'O máximo de ofertas que uma pessoa pode receber de você em um período. Isso evita que ela se incomode e cancele a inscrição.',
    },
    segment: {
      question: 'O que é um segmento?',
      answer:
        'Um conjunto de regras salvo que encontra pessoas, como todas as que fizeram dois pedidos. O Bellbird aplica as regras a cada vez, por isso ele está sempre atualizado.',
    },
    conversation: {
      question: 'O que é uma conversa?',
      answer:
        'Um comprador em um dia, com qualquer número de mensagens. É o que contam os planos por conversas.',
    },
    firstGroup: {
      question: 'O que é o primeiro grupo?',
      answer:
        'Algumas pessoas que recebem o disparo primeiro. Se mensagens demais falharem ou pessoas demais cancelarem a inscrição, o resto não é enviado.',
    },
    attribution: {
      question: 'O que é a atribuição?',
      answer:
        'Como o Bellbird decide qual mensagem trouxe um pedido. Você define por quanto tempo depois de uma mensagem um pedido ainda conta para ela.',
    },
  },
});
