import { isolate, type TextsOf } from '../platform/messages';
import type {
  authMessages,
  authErrorMessages,
  authToastMessages,
  frameSignInMessages,
} from './messages';

export const auth: TextsOf<typeof authMessages> = {
  welcomeTitle: (product) => `مرحبًا بك في ${isolate(product)}`,
  welcomeText: 'الأندية والنتائج المباشرة ومن يهتم بها، بحساب واحد.',
  tagline: 'رياضة تشبهك أكثر',
  continueWithEmail: 'المتابعة بالبريد الإلكتروني',
  backHome: 'العودة إلى الرئيسية',
  back: 'رجوع',
  terms: 'شروط الخدمة وسياسة الخصوصية',
  termsLead: 'المتابعة تعني الموافقة على',
  emailTitle: 'سعداء برؤيتك',
  signUpTitle: (product) => `الانضمام إلى ${isolate(product)}`,
  tabsLabel: 'تسجيل الدخول أو إنشاء حساب',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  renamedTitle: 'تغيّر اسم المستخدم',
  renamedText: 'يُرجى تسجيل الدخول من جديد باسم المستخدم الجديد.',

  identifier: 'اسم المستخدم أو البريد الإلكتروني',
  password: 'كلمة المرور',
  forgotPassword: 'نسيت كلمة المرور؟',
  submitSignIn: 'الدخول إلى حسابك',
  signingIn: 'جارٍ تسجيل الدخول…',

  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  username: 'اسم المستخدم',
  usernameHelp: 'أحرف لاتينية صغيرة وأرقام وشرطات سفلية.',
  email: 'البريد الإلكتروني',
  passwordHelp: (minimum) => `الحد الأدنى: ${minimum} من الأحرف.`,
  confirmPassword: 'تأكيد كلمة المرور',
  sports: 'الرياضات التي تهمك',
  sportsHelp: 'يلزم اختيار واحدة على الأقل.',
  tags: 'وسوم الملف الشخصي',
  tagsHelp: 'يلزم اختيار وسم أو وسمين.',
  submitSignUp: 'إنشاء الحساب',
  creating: 'جارٍ إنشاء حسابك…',
  checking: 'جارٍ التحقق…',

  resetTitle: 'إعادة تعيين كلمة مرورك',
  resetText: 'نرسل إليك رابطًا لتعيين كلمة جديدة.',
  sendReset: 'إرسال الرابط',
  sendingReset: 'جارٍ إرسال الرابط…',
  cancel: 'إلغاء',

  newPasswordTitle: 'اختيار كلمة مرور جديدة',
  newPasswordText: 'ثم تسجيل الدخول بها.',
  newPassword: 'كلمة المرور الجديدة',
  saveNewPassword: 'حفظ كلمة المرور الجديدة',
  savingNewPassword: 'جارٍ الحفظ…',
  askForNewLink: 'طلب رابط جديد',
  passwordChanged: 'تغيّرت كلمة المرور',
  passwordChangedText: 'يُرجى تسجيل الدخول بكلمة المرور الجديدة.',
  resetNotSaved: 'تعذّر تغيير كلمة مرورك',
  resetNotSavedText: 'يُرجى طلب رابط جديد والمحاولة مرة أخرى.',
};

export const authError: TextsOf<typeof authErrorMessages> = {
  firstNameRequired: 'الاسم الأول مطلوب',
  lastNameRequired: 'اسم العائلة مطلوب',
  usernameRequired: 'اسم المستخدم مطلوب',
  usernameInvalid: 'يُسمح فقط بالأحرف اللاتينية والأرقام والشرطات السفلية.',
  usernameTaken: 'اسم المستخدم هذا مستخدم بالفعل',
  usernameUnverified: 'تعذّر التحقق من اسم المستخدم، يُرجى المحاولة لاحقًا.',
  emailRequired: 'البريد الإلكتروني مطلوب',
  emailInvalid: 'صيغة البريد الإلكتروني غير صحيحة.',
  emailTaken: 'هذا البريد الإلكتروني مستخدم بالفعل',
  emailUnverified: 'تعذّر التحقق من البريد الإلكتروني، يُرجى المحاولة لاحقًا.',
  passwordShort: (minimum) => `الحد الأدنى لكلمة المرور: ${minimum} من الأحرف`,
  passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
  sportsRequired: 'يُرجى اختيار رياضة واحدة على الأقل.',
  tagsRequired: 'يُرجى اختيار وسم واحد على الأقل.',
};

export const authToast: TextsOf<typeof authToastMessages> = {
  passwordsDifferTitle: 'كلمتا المرور غير متطابقتين',
  passwordsDifferText: 'يُرجى التأكد من تطابق كلمتي المرور',
  tooManyTagsTitle: 'وسوم أكثر من اللازم',
  tooManyTagsText: 'يمكن اختيار وسمين على الأكثر.',
  signInFailed: 'فشل تسجيل الدخول',
  signInFailedText: 'يُرجى التحقق من بياناتك والمحاولة مرة أخرى.',
  signUpFailed: 'فشل إنشاء الحساب',
  signUpUnclear: 'لا يُعرف هل أُنشئ حسابك',
  signUpUnclearText: 'يُرجى المحاولة مرة أخرى أو تسجيل الدخول به.',
  accountExists: 'حسابك موجود',
  accountExistsText: 'يُرجى تسجيل الدخول به أو طلب كلمة مرور جديدة.',
  signUpInvalidAnswer: 'رد غير صالح بعد إنشاء الحساب',
  resetFailed: 'تعذّر إرسال رسالة إعادة التعيين',
  resetFailedText: 'فشل إرسال رسالة إعادة تعيين كلمة المرور',
  resetSent: 'أُرسلت الرسالة',
  resetSentText: 'تصل إلى صندوق الوارد، وربما إلى مجلد الرسائل غير المرغوب فيها.',
};

export const frameSignIn: TextsOf<typeof frameSignInMessages> = {
  title: 'الانضمام إلى الدردشة',
  text: (username, place) =>
    `الدخول مسجَّل باسم ${isolate(username)}. تتيح لك الدردشة على ${isolate(place)} الكتابة به.`,
  safety: 'لا تحصل تلك الصفحة على كلمة مرورك ولا على جلستك.',
  elsewhere: 'الصفحة التي أتيت منها',
  confirm: (username) => `المتابعة باسم ${isolate(username)}`,
  otherAccount: 'تسجيل الخروج واستخدام حساب آخر',
  cancel: 'ليس الآن',
  failed: 'لم ينجح ذلك. يُرجى المحاولة مرة أخرى.',
  lost:
    'لم يعد الوصول إلى صفحة الدردشة ممكنًا. يُرجى إغلاق هذه النافذة والضغط هناك من جديد على ' +
    '«تسجيل الدخول للدردشة».',
};
