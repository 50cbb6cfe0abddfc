import type { Translations } from '../../../http/language';
import type { PageResult } from '../../../http/forms/plainPage';
import { refusalIn } from '../../../http/refusals';

/** What the pages say that answer the forms of the sign-in page without script. */
interface AuthFormTexts {
  signIn: { title: string; submit: string; forgotPassword: string };
  /** The account asks for more than the password. */
  secondStep: { title: string; text: string; help: string; submit: string };
  signUp: {
    title: string;
    submit: string;
    usernameHelp: string;
    passwordHelp: (minimum: number) => string;
    sportsHelp: string;
    tagsHelp: string;
    /** It was made, but not signed in to. */
    accountExists: PageResult;
  };
  reset: { title: string; submit: string; sent: PageResult };
  /** Signed in; `withoutScript` says why it may go no further. */
  signedIn: { title: string; goOn: string; withoutScript: string };
  labels: Record<
    | 'identifier'
    | 'password'
    | 'recoveryCode'
    | 'firstName'
    | 'lastName'
    | 'username'
    | 'email'
    | 'confirmation'
    | 'sports'
    | 'tags',
    string
  >;
  passwordsDiffer: string;
  /** In this language what a call says of a refusal. */
  refusal: (sentence: string) => string;
}

/** In the words of the sign-in page. */
export const authFormTexts: Translations<AuthFormTexts> = {
  en: {
    signIn: {
      title: 'Good to see you',
      submit: 'Sign in to your account',
      forgotPassword: 'Forgot password?',
    },
    secondStep: {
      title: 'One more step',
      text: 'Your account asks for a passkey after the password.',
      help: 'In place of a passkey. Each code counts once.',
      submit: 'Sign in with the code',
    },
    signUp: {
      title: 'Join Clubline',
      submit: 'Create account',
      usernameHelp: 'Lower-case letters, numbers and underscores.',
      passwordHelp: (minimum) => `At least ${minimum} characters.`,
      sportsHelp: 'Choose at least one.',
      tagsHelp: 'Choose one or two.',
      accountExists: {
        title: 'Your account exists',
        text: 'Please sign in with it, or ask for a new password.',
        action: 'Sign In',
      },
    },
    reset: {
      title: 'Reset your password',
      submit: 'Send reset link',
      sent: {
        title: 'Email sent',
        text: 'Check your inbox and spam folder.',
        action: 'Sign In',
      },
    },
    signedIn: {
      title: 'You are signed in',
      goOn: 'Go on',
      withoutScript: 'The pages of Clubline for members need JavaScript.',
    },
    labels: {
      identifier: 'Username or email',
      password: 'Password',
      recoveryCode: 'Recovery code',
      firstName: 'First Name',
      lastName: 'Last Name',
      username: 'Username',
      email: 'Email Address',
      confirmation: 'Confirm Password',
      sports: 'Sports you follow',
      tags: 'Profile Tags',
    },
    passwordsDiffer: 'Passwords do not match.',
    refusal: (sentence) => sentence,
  },
  es: {
    signIn: {
      title: 'Qué alegría verte',
      submit: 'Entrar en tu cuenta',
      forgotPassword: '¿Olvidaste tu contraseña?',
    },
    secondStep: {
      title: 'Un paso más',
      text: 'Tu cuenta pide una llave de acceso después de la contraseña.',
      help: 'En lugar de una llave de acceso. Cada código vale una vez.',
      submit: 'Entrar con el código',
    },
    signUp: {
      title: 'Únete a Clubline',
      submit: 'Crear cuenta',
      usernameHelp: 'Minúsculas, números y guiones bajos.',
      passwordHelp: (minimum) => `Al menos ${minimum} caracteres.`,
      sportsHelp: 'Elige al menos uno.',
      tagsHelp: 'Elige una o dos.',
      accountExists: {
        title: 'Tu cuenta existe',
        text: 'Inicia sesión con ella o pide una contraseña nueva.',
        action: 'Iniciar sesión',
      },
    },
    reset: {
      title: 'Restablece tu contraseña',
      submit: 'Enviar el enlace',
      sent: {
        title: 'Correo enviado',
        text: 'Mira en tu bandeja de entrada y en la de correo no deseado.',
        action: 'Iniciar sesión',
      },
    },
    signedIn: {
      title: 'Has iniciado sesión',
      goOn: 'Continuar',
      withoutScript: 'Las páginas de Clubline para miembros necesitan JavaScript.',
    },
    labels: {
      identifier: 'Nombre de usuario o correo',
      password: 'Contraseña',
      recoveryCode: 'Código de recuperación',
      firstName: 'Nombre',
      lastName: 'Apellidos',
      username: 'Nombre de usuario',
      email: 'Correo electrónico',
      confirmation: 'Confirma la contraseña',
      sports: 'Deportes que sigues',
      tags: 'Etiquetas del perfil',
    },
    passwordsDiffer: 'Las contraseñas no coinciden.',
    refusal: (sentence) =>
      refusalIn('es', sentence) ?? 'Esto no se ha aceptado. Cámbialo, por favor.',
  },
  ar: {
    signIn: {
      title: 'سعداء برؤيتك',
      submit: 'الدخول إلى حسابك',
      forgotPassword: 'نسيت كلمة المرور؟',
    },
    secondStep: {
      title: 'خطوة أخرى',
      text: 'يطلب حسابك مفتاح مرور بعد كلمة المرور.',
      help: 'بدلًا من مفتاح المرور. يُستخدم كل رمز مرة واحدة.',
      submit: 'الدخول بالرمز',
    },
    signUp: {
      title: 'الانضمام إلى Clubline',
      submit: 'إنشاء الحساب',
      usernameHelp: 'أحرف لاتينية صغيرة وأرقام وشرطات سفلية.',
      passwordHelp: (minimum) => `الحد الأدنى: ${minimum} من الأحرف.`,
      sportsHelp: 'يلزم اختيار واحدة على الأقل.',
      tagsHelp: 'يلزم اختيار وسم أو وسمين.',
      accountExists: {
        title: 'حسابك موجود',
        text: 'يُرجى تسجيل الدخول به أو طلب كلمة مرور جديدة.',
        action: 'تسجيل الدخول',
      },
    },
    reset: {
      title: 'إعادة تعيين كلمة مرورك',
      submit: 'إرسال الرابط',
      sent: {
        title: 'أُرسلت الرسالة',
        text: 'تصل إلى صندوق الوارد، وربما إلى مجلد الرسائل غير المرغوب فيها.',
        action: 'تسجيل الدخول',
      },
    },
    signedIn: {
      title: 'تم تسجيل الدخول',
      goOn: 'متابعة',
      withoutScript: 'تحتاج صفحات Clubline للأعضاء إلى JavaScript.',
    },
    labels: {
      identifier: 'اسم المستخدم أو البريد الإلكتروني',
      password: 'كلمة المرور',
      recoveryCode: 'رمز الاسترداد',
      firstName: 'الاسم الأول',
      lastName: 'اسم العائلة',
      username: 'اسم المستخدم',
      email: 'البريد الإلكتروني',
      confirmation: 'تأكيد كلمة المرور',
      sports: 'الرياضات التي تهمك',
      tags: 'وسوم الملف الشخصي',
    },
    passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
    refusal: (sentence) => refusalIn('ar', sentence) ?? 'لم يُقبل هذا. يُرجى تغييره.',
  },
};
