export {
  findOrCreateSubscriber,
  findSubscriberByPhone,
  type Subscriber,
} from './find-or-create-subscriber.ts';
