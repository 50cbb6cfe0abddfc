import { isolate } from '../../../http/language';
import type { PushMessages } from './messages';

export const pushAr: PushMessages = {
  replied: (name) => `رد جديد عليك من ${isolate(name)}.`,
  mentioned: (name) => `إشارة جديدة إليك من ${isolate(name)}.`,
  inRoom: 'رسائل جديدة في دردشة مباشرة قيد متابعتك.',
};
