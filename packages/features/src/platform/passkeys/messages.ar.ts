import type { TextsOf } from '../messages';
import type { passkeyProblemMessages } from './messages';

export const passkeyProblem: TextsOf<typeof passkeyProblemMessages> = {
  cancelled: 'لم يُختر أي مفتاح مرور. يمكن المحاولة مرة أخرى.',
  timedOut: 'استغرق ذلك وقتًا طويلًا. يمكن المحاولة مرة أخرى.',
  otherSite: 'لا تعمل مفاتيح المرور على هذا العنوان. يُرجى فتح الموقع على عنوانه المعتاد.',
  known: 'على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  unusable: 'لم يتمكن هذا الجهاز من ذلك. قد يفيد مفتاح مرور آخر أو جهاز آخر.',
};
