import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  loginForm: {
    store: 'Endereço da loja',
    storeHint: 'Basta a parte antes de .myshopify.com.',
    storeExample: 'sua-loja.myshopify.com',
    logIn: 'Entrar com a Shopify',
    opening: 'Abrindo a Shopify…',
    noSubdomain: 'O endereço da loja precisa ter o formato sua-loja.myshopify.com',
    failed: '{reason} Referência: {reference}',
  },
  logins: {
    title: 'Onde você está conectado',
    text: 'Todas as pessoas conectadas à sua loja em algum dispositivo. Encerre um login que você não reconhece.',
    devices: 'Dispositivos',
    device: 'Dispositivo',
    lastUsed: 'Último uso',
    ipAddress: 'Endereço IP',
    actions: 'Ações',
    deviceName: '{browser} no {system}',
    unknownDevice: 'Dispositivo desconhecido',
    thisBrowser: 'Este navegador',
    loggedIn: 'Login feito em {when}',
    notUsed: 'Não desde a última atualização',
    unknownAddress: 'Desconhecido',
    end: 'Encerrar',
    endOf: 'Encerrar o login {device}',
    ended: 'Login encerrado',
    failed: 'O login não foi encerrado',
    loading: 'Logins',
  },
  logOutEverywhere: {
    text: 'Encerra todos os logins, inclusive este. Use se um dispositivo for perdido ou alguém sair da sua equipe.',
    logOut: 'Sair de todos os lugares',
    failed: 'Ninguém foi desconectado',
  },
});
