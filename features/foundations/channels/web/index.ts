export { ConnectFacebook, WithConnecting } from './facebook/with-connecting.tsx';
