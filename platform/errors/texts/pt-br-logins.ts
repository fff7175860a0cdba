import { translate } from '#platform/language/catalogue.ts';
import type { logins as english } from './en-logins.ts';

export const logins = translate<typeof english, 'pt-BR'>({
  PENDING_LOGIN_EXPIRED:
    'Este acesso levou mais de dez minutos ou começou em outro navegador. Peça um novo link de acesso.',
  SECOND_FACTOR_MISSING: 'Esta loja exige uma segunda etapa no acesso. Configure-a primeiro.',
  ACCOUNT_NEEDED:
    'Você entra pela Shopify, que tem a própria segunda etapa. Não há nada para configurar aqui.',
  APP_SET_UP_ALREADY: 'Você já tem um aplicativo autenticador. Recarregue a página para vê-lo.',
  APP_NOT_SET_UP: 'Este acesso não tem mais aplicativo autenticador. Recarregue a página e comece de novo.',
  PASSKEY_EXPIRED: 'Isso levou mais de cinco minutos ou começou em outro navegador. Tente de novo.',
  PASSKEY_UNKNOWN:
    'O Bellbird não conhece esta chave de acesso. Talvez tenha sido removida. Entre por e-mail.',
  PASSKEY_REFUSED:
    'Não foi possível verificar esta chave de acesso. Use-a no endereço desta página e confirme com o dedo, o rosto ou o PIN.',
  PASSKEYS_FULL: 'Você tem 20 chaves de acesso, que é o máximo. Remova uma antes.',
  OPENID_NOT_SET_UP: 'Este servidor do Bellbird não tem provedor de acesso. Entre por e-mail.',
  OPENID_EXPIRED: 'Este acesso levou mais de 15 minutos ou começou em outro navegador. Comece de novo.',
  OPENID_DECLINED:
    'O seu provedor de acesso não deixou você entrar. Tente de novo ou fale com quem administra as suas contas.',
  OPENID_REFUSED:
    'A resposta do seu provedor de acesso não é válida, então ninguém entrou. Comece de novo. Se acontecer outra vez, avise quem administra o seu servidor Bellbird.',
  OPENID_AWAY:
    'Não é possível falar com o seu provedor de acesso no momento. Tente em um minuto ou entre por e-mail.',
  OPENID_EMAIL_UNVERIFIED:
    'O seu provedor de acesso não informa que o seu e-mail foi verificado. Peça a quem administra as suas contas para verificá-lo.',
  OPENID_DOMAIN_REFUSED:
    'O seu e-mail é de um domínio que não pode entrar aqui. Use o endereço da sua empresa.',
  OPENID_NOT_A_MEMBER: 'O seu e-mail não pertence a nenhuma equipe aqui. Peça um convite ao dono da loja.',
  CODE_WRONG:
    'Este código não está certo. Digite os seis números que o aplicativo mostra agora, ou um código de recuperação que você ainda não usou.',
  CODE_USED: 'Este código já foi usado. Espere o aplicativo mostrar o próximo.',
  TOO_MANY_WRONG_CODES: 'Códigos errados demais. Espere três minutos ou use um código de recuperação.',
});
