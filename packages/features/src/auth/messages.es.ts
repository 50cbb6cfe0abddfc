import type { TextsOf } from '../platform/messages';
import type {
  authMessages,
  authErrorMessages,
  authToastMessages,
  frameSignInMessages,
} from './messages';

export const auth: TextsOf<typeof authMessages> = {
  welcomeTitle: (product) => `Te damos la bienvenida a ${product}`,
  welcomeText: 'Clubes, marcadores en vivo y la gente que los sigue, con una sola cuenta.',
  tagline: 'El deporte, más tuyo',
  continueWithEmail: 'Continuar con el correo',
  backHome: 'Volver al inicio',
  back: 'Atrás',
  terms: 'Condiciones del servicio y política de privacidad',
  termsLead: 'Al continuar aceptas nuestras',
  emailTitle: 'Qué alegría verte',
  signUpTitle: (product) => `Únete a ${product}`,
  tabsLabel: 'Iniciar sesión o crear una cuenta',
  signIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  renamedTitle: 'Tu nombre de usuario ha cambiado',
  renamedText: 'Inicia sesión de nuevo con tu nombre de usuario nuevo.',

  identifier: 'Nombre de usuario o correo',
  password: 'Contraseña',
  forgotPassword: '¿Olvidaste tu contraseña?',
  submitSignIn: 'Entrar en tu cuenta',
  signingIn: 'Iniciando sesión…',

  firstName: 'Nombre',
  lastName: 'Apellidos',
  username: 'Nombre de usuario',
  usernameHelp: 'Minúsculas, números y guiones bajos.',
  email: 'Correo electrónico',
  passwordHelp: (minimum) => `Al menos ${minimum} caracteres.`,
  confirmPassword: 'Confirma la contraseña',
  sports: 'Deportes que sigues',
  sportsHelp: 'Elige al menos uno.',
  tags: 'Etiquetas del perfil',
  tagsHelp: 'Elige una o dos.',
  submitSignUp: 'Crear cuenta',
  creating: 'Creando tu cuenta…',
  checking: 'Comprobando…',

  resetTitle: 'Restablece tu contraseña',
  resetText: 'Te enviamos un enlace para poner una nueva.',
  sendReset: 'Enviar el enlace',
  sendingReset: 'Enviando el enlace…',
  cancel: 'Cancelar',

  newPasswordTitle: 'Elige una contraseña nueva',
  newPasswordText: 'Después inicia sesión con ella.',
  newPassword: 'Contraseña nueva',
  saveNewPassword: 'Guardar la contraseña nueva',
  savingNewPassword: 'Guardando…',
  askForNewLink: 'Pedir otro enlace',
  passwordChanged: 'Contraseña cambiada',
  passwordChangedText: 'Inicia sesión con tu contraseña nueva.',
  resetNotSaved: 'No se pudo cambiar tu contraseña',
  resetNotSavedText: 'Pide otro enlace e inténtalo de nuevo.',
};

export const authError: TextsOf<typeof authErrorMessages> = {
  firstNameRequired: 'El nombre es obligatorio',
  lastNameRequired: 'Los apellidos son obligatorios',
  usernameRequired: 'El nombre de usuario es obligatorio',
  usernameInvalid: 'Solo se permiten letras, números y guiones bajos.',
  usernameTaken: 'Ese nombre de usuario ya está en uso',
  usernameUnverified: 'No se pudo comprobar el nombre de usuario, inténtalo más tarde.',
  emailRequired: 'El correo es obligatorio',
  emailInvalid: 'El formato del correo no es válido.',
  emailTaken: 'Ese correo ya está en uso',
  emailUnverified: 'No se pudo comprobar el correo, inténtalo más tarde.',
  passwordShort: (minimum) => `La contraseña debe tener al menos ${minimum} caracteres`,
  passwordsDiffer: 'Las contraseñas no coinciden.',
  sportsRequired: 'Elige al menos un deporte.',
  tagsRequired: 'Elige al menos una etiqueta del perfil.',
};

export const authToast: TextsOf<typeof authToastMessages> = {
  passwordsDifferTitle: 'Las contraseñas no coinciden',
  passwordsDifferText: 'Comprueba que las dos contraseñas sean iguales',
  tooManyTagsTitle: 'Demasiadas etiquetas',
  tooManyTagsText: 'Elige como mucho dos etiquetas del perfil.',
  signInFailed: 'No se pudo iniciar sesión',
  signInFailedText: 'Comprueba tus datos e inténtalo de nuevo.',
  signUpFailed: 'No se pudo crear la cuenta',
  signUpUnclear: 'No se sabe si se creó tu cuenta',
  signUpUnclearText: 'Inténtalo de nuevo o inicia sesión con ella.',
  accountExists: 'Tu cuenta existe',
  accountExistsText: 'Inicia sesión con ella o pide una contraseña nueva.',
  signUpInvalidAnswer: 'La respuesta tras el registro no es válida',
  resetFailed: 'No se pudo enviar el correo',
  resetFailedText: 'Error al enviar el correo para restablecer la contraseña',
  resetSent: 'Correo enviado',
  resetSentText: 'Mira en tu bandeja de entrada y en la de correo no deseado.',
};

export const frameSignIn: TextsOf<typeof frameSignInMessages> = {
  title: 'Unirse al chat',
  text: (username, place) =>
    `Has iniciado sesión como ${username}. El chat de ${place} te dejará escribir con tu nombre.`,
  safety: 'Esa página no recibe ni tu contraseña ni tu sesión.',
  elsewhere: 'la página de la que vienes',
  confirm: (username) => `Continuar como ${username}`,
  otherAccount: 'Cerrar sesión y usar otra cuenta',
  cancel: 'Ahora no',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  lost:
    'Ya no se puede contactar con la página del chat. Cierra esta ventana y vuelve a ' +
    'pulsar allí «Iniciar sesión para chatear».',
};
