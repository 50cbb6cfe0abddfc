import type { TextsOf } from '../../platform/messages';
import type { passkeySignInMessages } from './messages';

export const passkeySignIn: TextsOf<typeof passkeySignInMessages> = {
  signIn: 'Entrar con una llave de acceso',
  failed: 'No se pudo iniciar sesión',
  failedText: 'La llave de acceso no se aceptó. Entra de otra manera, por favor.',
  stepTitle: 'Un paso más',
  stepText: 'Tu cuenta pide una llave de acceso después de la contraseña.',
  usePasskey: 'Usar una llave de acceso',
  code: 'Código de recuperación',
  codeHelp: 'En lugar de una llave de acceso. Cada código vale una vez.',
  submitCode: 'Entrar con el código',
  codeMaybeUsed:
    'La respuesta se perdió. Inténtalo de nuevo: si ahora se rechaza el código, ya ha contado y ' +
    'tendrás que usar otro.',
  tryAgain: 'Inténtalo de nuevo.',
};
