import type { TextsOf } from '../../platform/messages';
import type { passkeySignInMessages } from './messages';

export const passkeySignIn: TextsOf<typeof passkeySignInMessages> = {
  signIn: 'الدخول بمفتاح مرور',
  failed: 'فشل تسجيل الدخول',
  failedText: 'لم يُقبل مفتاح المرور. يُرجى الدخول بطريقة أخرى.',
  stepTitle: 'خطوة أخرى',
  stepText: 'يطلب حسابك مفتاح مرور بعد كلمة المرور.',
  usePasskey: 'استخدام مفتاح مرور',
  code: 'رمز الاسترداد',
  codeHelp: 'بدلًا من مفتاح المرور. يُستخدم كل رمز مرة واحدة.',
  submitCode: 'الدخول بالرمز',
  codeMaybeUsed: 'ضاع الرد. يُرجى المحاولة مرة أخرى: إن رُفض الرمز الآن فقد استُخدم، ويلزم غيره.',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
};
